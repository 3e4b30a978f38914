/** Which board plays a game: its own, where there is one, else the generic one. The contract is in board.ts. */
import type { Component } from "svelte";
import type { BoardModule, BoardProps, LessonModule } from "./board";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");
const lessons = import.meta.glob<LessonModule>("./*/learn/lesson.ts");

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!load) throw new Error("There is no generic board.");
  return (await load()).default;
}

/** Boards of their own show their players; the generic one leaves that to the shell. */
export const hasOwnBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;

/** The lobby's picture of a game, `games/<game>/Cover.svelte`, laid over a sky; a game without one has the sky. */
export const coverOf = async (game: string): Promise<Component | null> =>
  (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;

/** Whether a game has a guided first game: the lobby then offers it ("Learn"). */
export const hasLesson = (game: string): boolean => `./${game}/learn/lesson.ts` in lessons;

/** Makes the table of the guided first game and goes there. */
export async function beginLesson(game: string, player: string): Promise<void> {
  const load = lessons[`./${game}/learn/lesson.ts`];
  if (!load) throw new Error(`${game} has no lesson.`);
  await (await load()).begin(player);
}

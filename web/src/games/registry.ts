/** Which board plays a game: its own, where there is one, else the generic one. The contract is in board.ts. */
import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "./board";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!load) throw new Error("There is no generic board.");
  return (await load()).default;
}

/** Boards of their own show their players; the generic one leaves that to the shell. */
export const hasOwnBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;

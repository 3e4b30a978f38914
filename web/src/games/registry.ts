/** Which board plays a game: its own, where there is one, else the generic one. */
import type { Component } from "svelte";
import type { Stage } from "../table/stage.svelte";

type BoardModule = { default: Component<{ stage: Stage; room?: boolean }> };

const boards: Record<string, () => Promise<unknown>> = import.meta.glob("./*/Board.svelte");

export async function boardOf(game: string): Promise<Component<{ stage: Stage; room?: boolean }>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!load) throw new Error("There is no generic board.");
  return ((await load()) as BoardModule).default;
}

/** Boards of their own show their players; the generic one leaves that to the shell. */
export const hasOwnBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;

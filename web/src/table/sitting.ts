/** Making tables and sitting down, with what this device has to remember of it. */
import type { Created, NewTable, SeatWish } from "../wire";
import { api } from "./api";
import { keepSeat } from "./keys";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** The machine player that one gets who does not choose: the normal one where there is one, else the weakest. */
export const usualLevel = (levels: readonly string[]): string => (levels.includes("normal") ? "normal" : (levels[0] ?? ""));

export async function makeTable(wish: NewTable): Promise<void> {
  enter(await api.create(wish, settings.language));
}

export async function forkTable(table: string, at: number, seats: SeatWish[], key: string | undefined): Promise<void> {
  enter(await api.fork(table, at, seats, key, settings.language));
}

function enter(created: Created): void {
  for (const key of created.keys) keepSeat({ ...key, title: created.table.title, at: Date.now() });
  go(`/table/${created.table.id}`);
}

export async function sitDown(table: string, title: string, name: string, seat: number | null): Promise<void> {
  const key = await api.sit(table, name, seat, settings.language);
  keepSeat({ ...key, title, at: Date.now() });
}

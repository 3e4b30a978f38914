/** The guided first game: a table of its own with known dice, and the memory of what was told at it. */
import { api } from "../../../table/api";
import { keepSeat } from "../../../table/keys";
import { go } from "../../../table/route.svelte";
import { settings } from "../../../table/settings.svelte";
import { t } from "../../../text/words.svelte";

const KEY = "starboard.lesson";

/**
 * With this seed the player begins and can buy from the first turn on, which tests/games/space_base/test_lesson.py keeps.
 * The dice stay the same whatever is chosen; the lesson itself follows what happens.
 */
const SEED = "lesson-41";

export interface Progress {
  table: string;
  /** The topics that were told. */
  told: string[];
}

export async function begin(player: string): Promise<void> {
  const created = await api.create(
    {
      game: "space_base",
      seed: SEED,
      seats: [
        { kind: "human", name: player },
        { kind: "machine", name: t("ui-machine-name", { number: 1 }), level: "easy" },
      ],
    },
    settings.language,
  );
  for (const key of created.keys) keepSeat({ ...key, title: created.table.title, at: Date.now() });
  keepProgress({ table: created.table.id, told: [] });
  go(`/table/${created.table.id}`);
}

/** How far the lesson of a table is; null for a table without one. */
export function progressOf(table: string): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Progress | null;
    return kept?.table === table ? kept : null;
  } catch {
    return null;
  }
}

export function keepProgress(progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(KEY, JSON.stringify(progress));
    else localStorage.removeItem(KEY);
  } catch {
    // a private window: the lesson lasts until the page is closed
  }
}

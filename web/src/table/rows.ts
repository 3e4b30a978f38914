/** The lines of the log: small events of which several follow each other are one line, until somebody opens it. */
import type { EventInfo } from "../wire";

const SEVERAL = 3;

/** A line: an event, or so many small ones, which `of` opens and closes. */
export interface Row {
  n: number;
  event: EventInfo | null;
  fold: { of: number; count: number } | null;
}

const line = (event: EventInfo): Row => ({ n: event.n, event, fold: null });

export function rows(events: readonly EventInfo[], small: ReadonlySet<string>, opened: ReadonlySet<number>): Row[] {
  const found: Row[] = [];
  for (let at = 0; at < events.length; ) {
    let end = at;
    while (end < events.length && small.has(events[end]?.kind ?? "")) end += 1;
    const run = events.slice(at, Math.max(end, at + 1));
    const of = end - at >= SEVERAL ? (run[0]?.n ?? 0) : null;
    if (of !== null) found.push({ n: -1 - of, event: null, fold: { of, count: run.length } });
    if (of === null || opened.has(of)) found.push(...run.map(line));
    at += run.length;
  }
  return found;
}

/** The end of the game told: where the points of every seat came from, and how they grew. */
import type { EventInfo } from "../../wire";
import type { View } from "./view";

export const SOURCES = ["stations", "patrol", "colonies", "abilities"] as const;
export type Source = (typeof SOURCES)[number];

export interface Account {
  seat: number;
  vp: number;
  /** Seats with the same place are not told apart by anything. */
  place: number;
  winner: boolean;
  from: Record<Source, number>;
  lost: number;
  /** Points from before the events that are known: at a table that goes on from somewhere. */
  before: number;
  /** How many cards it acquired. */
  cards: number;
  /** The card that brought most points, and how many; a colony is one too. */
  best: { card: string; vp: number } | null;
  /** Its points when each known round began, and at the end. */
  growth: number[];
}

interface Tally {
  from: Record<Source, number>;
  lost: number;
  cards: number;
  byCard: Map<string, number>;
  /** Changes of its points up to the beginning of each round. */
  growth: number[];
}

const sum = (from: Record<Source, number>): number => SOURCES.reduce((all, source) => all + from[source], 0);

function sourceOf({ kind, data }: EventInfo): Source | null {
  if (kind === "gained") return data["way"] === "station" ? "stations" : "patrol";
  if (kind === "ability_gained") return "abilities";
  return kind === "colony_settled" ? "colonies" : null;
}

/** The account of every seat, the best first. */
export function accounts(view: View, events: readonly EventInfo[]): Account[] {
  const tallies: Tally[] = view.consoles.map(() => ({
    from: { stations: 0, patrol: 0, colonies: 0, abilities: 0 },
    lost: 0,
    cards: 0,
    byCard: new Map(),
    growth: [],
  }));
  for (const event of events) {
    if (event.kind === "round_began") for (const tally of tallies) tally.growth.push(sum(tally.from) - tally.lost);
    const tally = tallies[Number(event.data["seat"])];
    if (!tally) continue;
    const source = sourceOf(event);
    const vp = Number(event.data["vp"] ?? 0);
    if (event.kind === "vp_lost") tally.lost += vp;
    if (event.kind === "placed") tally.cards += 1;
    if (source === null || vp === 0) continue;
    tally.from[source] += vp;
    const card = String(event.data["card"]);
    tally.byCard.set(card, (tally.byCard.get(card) ?? 0) + vp);
  }
  const found = view.consoles.map(({ vp }, seat) => account(view, seat, vp, tallies[seat]!));
  for (const one of found) one.place = 1 + found.filter((other) => ahead(other, one)).length;
  return found.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Whoever won is first, even who won by an ability with fewer points (SB-14.51). */
const ahead = (one: Account, other: Account): boolean =>
  one.winner === other.winner ? one.vp > other.vp : one.winner;

function account(view: View, seat: number, vp: number, tally: Tally): Account {
  const before = vp - sum(tally.from) + tally.lost;
  const [card, most] = [...tally.byCard].sort(([, one], [, other]) => other - one)[0] ?? ["", 0];
  return {
    seat,
    vp,
    place: 0,
    winner: view.winners?.includes(seat) ?? false,
    from: tally.from,
    lost: tally.lost,
    before,
    cards: tally.cards,
    best: most > 0 ? { card, vp: most } : null,
    growth: [...tally.growth.map((change) => before + change), vp],
  };
}

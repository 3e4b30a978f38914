import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../wire";
import { accounts } from "./ending";
import { LastLook, newsOf } from "./news";
import type { Console, View } from "./view";

let n = 0;
const event = (kind: string, data: Record<string, unknown> = {}): EventInfo => ({
  n: n++,
  record: 0,
  kind,
  data,
  cites: [],
  text: { key: kind, args: {} },
  barrier: false,
});
const owner = (vp: number): Console => ({ credits: 0, income: 0, vp, station: [], patrol: [], charges: {} });
const over = (winners: number[], ...points: number[]): View => ({
  seat: null,
  seats: points.length,
  round: 9,
  phase: 0,
  first: 0,
  active: 0,
  dice: [0, 0],
  plans: [],
  anywhere: null,
  triggered: true,
  consoles: points.map(owner),
  shipyard: [],
  deck_sizes: [],
  colonies: [],
  hand: [],
  winners,
});

describe("the end of the game", () => {
  const events = [
    event("round_began", { round: 1 }),
    event("gained", { seat: 0, card: "a", way: "station", vp: 3 }),
    event("gained", { seat: 0, card: "b", way: "patrol", vp: 2, credits: 9 }),
    event("gained", { seat: 0, card: "b", way: "patrol", vp: 2 }),
    event("placed", { seat: 0, card: "c", sector: 4 }),
    event("round_began", { round: 2 }),
    event("colony_settled", { seat: 1, card: "planet", vp: 20 }),
    event("ability_gained", { seat: 0, card: "a", vp: 10 }),
    event("vp_lost", { seat: 1, vp: 4 }),
  ];

  it("tells where the points came from, of each seat", () => {
    const [first, second] = accounts(over([0], 37, 16), events);
    expect(first).toMatchObject({ seat: 0, place: 1, winner: true, from: { stations: 3, patrol: 4, colonies: 0, abilities: 10 } });
    expect(first).toMatchObject({ lost: 0, before: 20, cards: 1, best: { card: "a", vp: 13 } });
    expect(second).toMatchObject({ seat: 1, place: 2, from: { colonies: 20 }, lost: 4, before: 0, best: { card: "planet", vp: 20 } });
  });

  it("draws how they grew, up to the end", () => {
    const [first, second] = accounts(over([0], 37, 16), events);
    expect(first?.growth).toEqual([20, 27, 37]);
    expect(second?.growth).toEqual([0, 0, 16]);
  });

  it("puts the winner first, by an ability too, and equals at one place", () => {
    const places = accounts(over([2], 20, 31, 12, 20), []).map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([[2, 1], [1, 2], [0, 3], [3, 3]]);
  });
});

describe("the news", () => {
  it("adds up what a seat gained, and names the cards it took", () => {
    const news = newsOf([
      event("gained", { seat: 1, card: "a", way: "patrol", credits: 2, vp: 1 }),
      event("gained", { seat: 1, card: "b", way: "patrol", credits: 1 }),
      event("placed", { seat: 1, card: "c", sector: 7 }),
      event("vp_lost", { seat: 2, vp: 4 }),
      event("gained", { seat: 3, card: "d", way: "station", charge: 1 }),
      event("rolled", { seat: 0, first: 1, second: 2 }),
    ]);
    expect([...news.keys()]).toEqual([1, 2]);
    expect(news.get(1)).toEqual({ gains: { credits: 3, vp: 1 }, cards: [{ card: "c", sector: 7 }] });
    expect(news.get(2)?.gains).toEqual({ vp: -4 });
  });

  it("begins with the question before the open one", () => {
    const look = new LastLook(4);
    expect(look.begin(1, 6)).toBe(4);
    expect(look.begin(1, 8)).toBe(4);
    expect(look.begin(null, 9)).toBe(6);
    expect(look.begin(null, 15)).toBe(6);
    expect(look.begin(2, 17)).toBe(6);
    expect(look.begin(3, 20)).toBe(17);
    expect(look.begin(4, 12)).toBe(12);
  });
});

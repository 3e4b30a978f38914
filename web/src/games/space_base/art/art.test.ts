import { describe, expect, it } from "vitest";
import type { Card, Effect, Half } from "../cards";
import { drawShip } from "./fleet";
import { drawWorld, RADIUS } from "./worlds";

const EMPTY: Half = { credits: 0, income: 0, vp: 0, arrow: null, text: [], cells: [], joined: false, ability: null };
const KINDS = ["", "buy", "shift_sum", "swap_card", "add_charge", "drain", "double", "win"];

/** As many ships as the game has, of every kind and level. */
const FLEET: Card[] = Array.from({ length: 144 }, (_, number) => {
  const kind = KINDS[number % KINDS.length] ?? "";
  const effects: Effect[] = kind ? [{ kind }] : [];
  const resource = (["credits", "income", "vp"] as const)[number % 3] ?? "credits";
  return {
    id: `ship-${number}`,
    names: {},
    group: {},
    level: number % 4,
    sector: (number % 12) + 1,
    cost: 1,
    vp: 0,
    colony: false,
    station: { ...EMPTY, [resource]: 1, ability: kind ? { color: "blue", effects } : null },
    patrol: EMPTY,
    texts: {},
  };
});

const outline = (card: Card): string => {
  const { wing, hull, dark, trim } = drawShip(card);
  return `${wing}|${hull}|${dark}|${trim}`;
};

describe("ships", () => {
  it("look the same each time they are drawn", () => {
    for (const card of FLEET) expect(drawShip(card)).toEqual(drawShip({ ...card }));
  });

  it("all differ by silhouette", () => {
    const first = new Map(FLEET.map((card) => [outline(card), card.id]));
    expect(FLEET.map((card) => first.get(outline(card)))).toEqual(FLEET.map((card) => card.id));
  });

  it("stay within their box and never draw a figure that is none", () => {
    for (const card of FLEET) {
      const drawn = outline(card);
      expect(drawn).not.toMatch(/NaN|undefined/);
      const far = [...drawn.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number).filter((value) => Math.abs(value) > 34);
      expect(far, card.id).toEqual([]);
    }
  });

  it("grow with their level", () => {
    const scales = [0, 1, 2, 3].map((level) => drawShip({ ...FLEET[0]!, level }).scale);
    expect(scales).toEqual([...scales].sort((one, other) => one - other));
    expect(new Set(scales).size).toBe(4);
  });
});

describe("colonies", () => {
  const worlds = Array.from({ length: 12 }, (_, index) => drawWorld(`C-${index + 1}`, index + 1));

  it("look the same each time, and neighbours never alike", () => {
    expect(drawWorld("C-1", 1)).toEqual(worlds[0]);
    for (const [place, world] of worlds.entries()) {
      expect(world.hue).not.toBe(worlds[place + 1]?.hue);
      expect(world.kind).not.toBe(worlds[place + 1]?.kind);
    }
  });

  it("have their lights on the ground", () => {
    for (const { x, y } of worlds.flatMap((world) => world.lights)) expect(Math.hypot(x, y)).toBeLessThan(RADIUS);
  });
});

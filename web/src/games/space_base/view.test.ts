import { describe, expect, it } from "vitest";
import type { DecisionInfo, EventInfo, Option } from "../../wire";
import { beside } from "./beside";
import { arrivalsOf, gainsOf } from "./flights";
import { nearest } from "./steering";
import { arrivalOf, around, directOption, paysNothing, pointedAt, pointers, type Console, type View } from "./view";

const option = (value: string | number, touches: string[], more: Partial<Option> = {}): Option => ({
  value,
  text: { key: "option-value", args: { value } },
  touches,
  gains: {},
  forbidden: "",
  reason: null,
  ...more,
});

const decision = (kind: string, options: Option[], args: Record<string, string> = {}): DecisionInfo => ({
  id: 1,
  seat: 0,
  kind,
  prompt: { key: "ask", args },
  options,
  min: 1,
  max: 1,
  cites: [],
  domain: null,
  default: null,
  optional: false,
  free: false,
});

const event = (kind: string, data: Record<string, unknown>): EventInfo => ({
  n: 0,
  record: 0,
  kind,
  data,
  cites: [],
  text: { key: kind, args: {} },
  barrier: false,
});

describe("touching a piece", () => {
  it("chooses the one option it answers, and nothing where there are two", () => {
    const one = option("sum", ["sector:0/7"]);
    const use = decision("use_dice", [one]);
    expect(directOption(use, [one], "sector:0/7")).toBe(one);
    expect(directOption(use, [one, option("separate", ["sector:0/7"])], "sector:0/7")).toBeNull();
    expect(directOption(use, [], "sector:0/7")).toBeNull();
  });

  it("buys by the card, not by the sector it would go into", () => {
    const buy = option("L1-05-1", ["shipyard:L1-05-1", "sector:0/5"]);
    const purchase = decision("purchase", [buy]);
    expect(directOption(purchase, [buy], "shipyard:L1-05-1")).toBe(buy);
    expect(directOption(purchase, [buy], "sector:0/5")).toBeNull();
  });
});

describe("an option of which nothing comes", () => {
  const console = { station: ["poor", "rich"], patrol: [["rich"], ["poor", "poor"]] } as unknown as Console;
  const nothing = (active: number, one: Option, kind = "use_dice"): boolean =>
    paysNothing({ active, consoles: [console] } as View, decision(kind, [one]), one, (card) => card === "rich");

  it("means only sectors whose half of this turn is worth nothing", () => {
    expect([nothing(0, option("sum", ["sector:0/1"])), nothing(0, option("separate", ["sector:0/1", "sector:0/2"]))]).toEqual([true, false]);
    expect([nothing(1, option("sum", ["sector:0/1"])), nothing(1, option("sum", ["sector:0/2"]))]).toEqual([false, true]);
  });

  it("brings nothing by itself, and is no purchase", () => {
    expect(nothing(0, option("shift+1", ["sector:0/1"], { gains: { credits: 2 } }), "shift_sum")).toBe(false);
    expect(nothing(0, option("L1-01-1", ["shipyard:L1-01-1", "sector:0/1"]), "purchase")).toBe(false);
  });
});

describe("the preview of a purchase", () => {
  const buy = option("L1-05-1", ["shipyard:L1-05-1", "sector:2/5"]);

  it("says whose sector the card would go into", () => {
    expect(arrivalOf(decision("purchase", [buy]), buy)).toEqual({ seat: 2, sector: 5, card: "L1-05-1" });
  });

  it("names the card that is being placed", () => {
    const place = option(9, ["sector:0/9", "card:0/S-09"]);
    expect(arrivalOf(decision("place_at", [place], { card: "@card:L3-10-1" }), place)).toEqual({
      seat: 0,
      sector: 9,
      card: "L3-10-1",
    });
  });

  it("shows nothing for what is forbidden, for other questions and without an option", () => {
    expect(arrivalOf(decision("purchase", [buy]), { ...buy, forbidden: "SB-15.2" })).toBeNull();
    expect(arrivalOf(decision("use_dice", []), option("sum", ["sector:0/7"]))).toBeNull();
    expect(arrivalOf(decision("purchase", [buy]), null)).toBeNull();
  });
});

describe("the dice", () => {
  const view = { dice: [3, 3], plans: [-1, 6, 0], seats: 3 } as unknown as View;

  it("point at each die's sector, at the sum, or nowhere yet", () => {
    expect([0, 1, 2].map((seat) => pointedAt(view, seat))).toEqual([[3], [6], []]);
  });

  it("are marked at the sectors of both ways to use them", () => {
    const asked = decision("use_dice", [option("separate", ["sector:0/2", "sector:0/5"]), option("sum", ["sector:0/7"])]);
    const found = [...pointers(asked)].map(([sector, ways]) => [sector, ways.map(({ way }) => way)]);
    expect(found).toEqual([[2, ["die"]], [5, ["die"]], [7, ["sum"]]]);
    expect(pointers(decision("window", [])).size).toBe(0);
  });
});

it("seats follow in turn order from any of them", () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(20, 0), box(0, 20), box(20, 20), box(-20, 0)];

  it.each([
    ["ArrowRight", 0],
    ["ArrowDown", 1],
    ["ArrowLeft", 3],
    ["ArrowUp", -1],
    ["Enter", -1],
  ])("%s leads to box %i", (key, place) => {
    expect(nearest(box(0, 0), boxes, key)).toBe(place);
  });
});

describe("a popover", () => {
  const size = { width: 200, height: 100 };
  const screen = { width: 1000, height: 600 };

  it("stands above where there is room, over the middle of its anchor", () => {
    expect(beside({ left: 400, top: 300, width: 100, height: 50 }, size, screen)).toEqual({ left: 350, top: 192 });
  });

  it("stands to the right of what is high up, and to the left at the right edge", () => {
    expect(beside({ left: 400, top: 50, width: 100, height: 50 }, size, screen)).toEqual({ left: 508, top: 50 });
    expect(beside({ left: 880, top: 50, width: 100, height: 50 }, size, screen)).toEqual({ left: 672, top: 50 });
  });

  it("keeps above a floor if it fits there", () => {
    expect(beside({ left: 400, top: 90, width: 100, height: 50 }, size, screen, 150).top).toBe(42);
    expect(beside({ left: 400, top: 90, width: 100, height: 50 }, size, screen, 60).top).toBe(90);
  });

  it("stands below on a narrow screen", () => {
    expect(beside({ left: 20, top: 50, width: 100, height: 50 }, size, { width: 300, height: 600 })).toEqual({ left: 8, top: 108 });
  });
});

describe("flights", () => {
  it("bring each amount of a card once, whatever paid it", () => {
    const events = [
      event("gained", { seat: 0, card: "A", sector: 3, credits: 2, charge: 1 }),
      event("gained", { seat: 0, card: "A", sector: 3, credits: 2 }),
      event("gained", { seat: 1, card: "A", sector: 3, vp: 1 }),
      event("ability_gained", { seat: 0, card: "B", income: 1 }),
      event("dice_used", { seat: 0, credits: 9 }),
    ];
    expect(gainsOf(events)).toEqual([
      { seat: 0, card: "A", resource: "credits", amount: 4 },
      { seat: 0, card: "A", resource: "charge", amount: 1 },
      { seat: 1, card: "A", resource: "vp", amount: 1 },
      { seat: 0, card: "B", resource: "income", amount: 1 },
    ]);
  });

  it("bring placed cards to their sectors", () => {
    const events = [event("bought", { seat: 1, card: "C" }), event("placed", { seat: 1, card: "C", sector: 9, deployed: "D" })];
    expect(arrivalsOf(events)).toEqual([{ seat: 1, card: "C", sector: 9 }]);
  });
});

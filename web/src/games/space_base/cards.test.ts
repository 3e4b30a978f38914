import { describe, expect, it } from "vitest";
import { cellsFor, effectMarks, printed, roleOf, stackOf, type Card, type Half } from "./cards";

const EMPTY: Half = { credits: 0, income: 0, vp: 0, arrow: null, text: [], cells: [], joined: false, ability: null };

export const half = (parts: Partial<Half>): Half => ({ ...EMPTY, ...parts });

export const ship = (parts: Partial<Card>): Card => ({
  id: "X",
  names: { en: "X" },
  group: {},
  level: 1,
  sector: 1,
  cost: 1,
  vp: 0,
  colony: false,
  station: half({}),
  patrol: half({}),
  texts: {},
  ...parts,
});

describe("what is printed on a half", () => {
  it("shows rewards in the order of the record, arrows and texts after amounts", () => {
    const face = printed(half({ credits: 3, vp: 1, arrow: "left", text: [{ kind: "claim", level: 1, count: 1 }] }), 3);
    expect(face.rewards.map((mark) => `${mark.figure}${mark.icon}`)).toEqual(["3credits", "1vp", "arrow-left", "1claim"]);
    expect(face.ability).toBeNull();
  });

  it("counts a cell with dots only at the numbers of players shown (SB-13.9)", () => {
    const joined = half({ cells: [[], [], [2, 3], [2]] });
    expect([2, 3, 4, 5].map((players) => cellsFor(joined, players))).toEqual([4, 3, 2, 2]);
  });

  it("keeps an ability apart from the rewards (SB-1.6)", () => {
    const face = printed(
      half({ cells: [[]], ability: { color: "green", effects: [{ kind: "gain", credits: 3 }, { kind: "buy", levels: [] }] } }),
      2,
    );
    expect(face.rewards).toEqual([]);
    expect(face.ability?.color).toBe("green");
    expect(face.ability?.marks.map((mark) => mark.icon)).toEqual(["credits", "buy"]);
  });

  it("says how many ships of which level may be claimed", () => {
    expect(effectMarks({ kind: "claim", level: 2, count: 1 })).toEqual([{ icon: "claim", figure: "2" }]);
    expect(effectMarks({ kind: "claim", level: 1, count: 3 })).toEqual([{ icon: "claim", figure: "1×3" }]);
  });

  it("draws an effect it does not know by its name", () => {
    expect(effectMarks({ kind: "fold_space" })).toEqual([{ icon: "fold-space", figure: "" }]);
  });
});

describe("the patrol of a sector", () => {
  it("adds up what all its cards pay (SB-10.7) and names each other symbol once", () => {
    const cards = [
      ship({ patrol: half({ credits: 2, arrow: "right" }) }),
      ship({ patrol: half({ credits: 1, vp: 3, arrow: "right" }) }),
    ];
    const stack = stackOf(cards, 4);
    expect(stack.sums.map((mark) => `${mark.figure} ${mark.icon}`)).toEqual(["3 credits", "3 vp"]);
    expect(stack.others.map((mark) => mark.icon)).toEqual(["arrow-right"]);
  });

  it("is empty without cards", () => {
    expect(stackOf([], 2)).toEqual({ sums: [], others: [] });
  });
});

describe("what a card is for", () => {
  const ability = (kind: string): Half => half({ cells: [[]], ability: { color: "blue", effects: [{ kind }] } });

  it.each([
    [ship({ station: half({ credits: 3 }) }), "hauler"],
    [ship({ station: half({ income: 1 }) }), "miner"],
    [ship({ station: half({ credits: 1, vp: 1 }) }), "carrier"],
    [ship({ level: 0, station: half({ credits: 1 }) }), "courier"],
    [ship({ level: 0, station: half({ income: 1 }) }), "miner"],
    [ship({ station: ability("shift_sum") }), "scout"],
    [ship({ station: half({ vp: 2 }), patrol: ability("claim") }), "tug"],
    [ship({ station: ability("drain"), patrol: ability("buy") }), "warship"],
    [ship({ station: ability("win"), patrol: ability("double") }), "flagship"],
  ] as const)("%#: tells %2$s", (card, role) => {
    expect(roleOf(card)).toBe(role);
  });
});

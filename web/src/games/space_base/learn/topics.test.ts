import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { DecisionInfo, EventInfo } from "../../../wire";
import { RESOURCES } from "../cards";
import { TABS } from "../desk.svelte";
import type { Console, View } from "../view";
import { nextTopic, TOPICS, type Moment } from "./topics";

const EMPTY: Console = { credits: 5, income: 1, vp: 0, station: ["S-1", "S-2"], patrol: [[], []], charges: {} };

function moment(parts: Partial<View> & { asks?: string; events?: EventInfo[]; advice?: string; withCells?: string } = {}): Moment {
  const { asks, events = [], advice = "", withCells, ...view } = parts;
  return {
    view: { seats: 2, round: 1, active: 0, dice: [3, 2], plans: [0, 0], consoles: [EMPTY, EMPTY], ...view } as View,
    me: 0,
    asked: asks === undefined ? null : ({ id: 1, seat: 0, kind: asks, options: [] } as unknown as DecisionInfo),
    events,
    cells: (card) => (card === withCells ? 1 : 0),
    advice: () => advice,
  };
}

const event = (kind: string, data: Record<string, unknown>): EventInfo => ({ kind, data: { seat: 0, ...data } }) as unknown as EventInfo;
const before = (id: string): string[] => TOPICS.slice(0, TOPICS.findIndex((topic) => topic.id === id)).map((topic) => topic.id);

describe("the guided first game", () => {
  it("begins with the goal and the sectors, whatever happens", () => {
    expect(nextTopic([], moment())?.id).toBe("goal");
    expect(nextTopic(["goal"], moment())?.id).toBe("station");
    expect(nextTopic(["goal", "station"], moment())).toBeNull();
  });

  it("tells of the patrol by the card that lies there", () => {
    const consoles = [{ ...EMPTY, station: ["S-1", "L1-1"], patrol: [[], ["S-2"]] }, EMPTY];
    const topic = nextTopic(before("patrol"), moment({ consoles }));
    expect(topic?.id).toBe("patrol");
    expect(topic?.args?.(moment({ consoles }))).toEqual({ sector: 2, drawn: "@card:L1-1", card: "@card:S-2" });
  });

  it("tells of dice on one's own turn and on another's apart, and ends with the choice", () => {
    const told = before("own-dice");
    const own = moment({ asks: "use_dice" });
    expect(nextTopic(told, own)?.id).toBe("own-dice");
    const others = nextTopic(told, moment({ asks: "use_dice", active: 1 }));
    expect(others?.id).toBe("others-dice");
    expect(others?.until?.(moment({ asks: "use_dice", active: 1 }))).toBe(false);
    expect(others?.until?.(own)).toBe(true);
    expect(others?.until?.(moment())).toBe(true);
  });

  it("names what paid, from which half", () => {
    const paid = moment({ events: [event("gained", { card: "S-5", sector: 5, way: "station", credits: 1 })] });
    const topic = nextTopic(before("gained"), paid);
    expect(topic?.id).toBe("gained");
    expect(topic?.args?.(paid)).toEqual({ card: "@card:S-5", sector: 5, way: "station" });
  });

  it("advises a ship one can afford, with cells when there was a purchase before", () => {
    const first = moment({ asks: "purchase", advice: "L1-8" });
    expect(nextTopic(before("purchase"), first)?.id).toBe("purchase");
    const again = moment({ asks: "purchase", advice: "L1-8", events: [event("nothing_bought", {})] });
    expect(nextTopic([...before("ability-ship"), "purchase"], again)?.id).toBe("ability-ship");
    expect(nextTopic(before("ability-ship"), moment({ asks: "purchase", events: [event("nothing_bought", {})] }))?.id).toBeUndefined();
  });

  it("tells of charges as soon as a card with cells lies on the console", () => {
    expect(nextTopic(before("cells"), moment({ withCells: "S-2" }))?.id).toBe("cells");
    expect(nextTopic(before("cells"), moment())).toBeNull();
  });

  it("ends when there was time for everything, and then has nothing more to say", () => {
    expect(nextTopic(before("end"), moment({ round: 5 }))).toBeNull();
    expect(nextTopic(before("end"), moment({ round: 6 }))?.id).toBe("end");
    expect(nextTopic(TOPICS.map((topic) => topic.id), moment({ round: 9 }))).toBeNull();
  });
});

describe.each(["en", "ru", "it"])("the texts in %s", (language) => {
  const file = fileURLToPath(new URL(`../text/${language}.ftl`, import.meta.url));
  const keys = new Set([...readFileSync(file, "utf8").matchAll(/^(sb-[a-z0-9-]+) =/gm)].map((match) => match[1]));

  it("tell every topic", () => {
    expect(TOPICS.map((topic) => `sb-learn-${topic.id}`).filter((key) => !keys.has(key))).toEqual([]);
  });

  it("name every phase, track and part of the board", () => {
    const phases = Array.from({ length: 10 }, (_, phase) => `sb-phase-${phase}`);
    const wanted = [...phases, ...RESOURCES.map((name) => `sb-${name}-hint`), ...TABS.map((tab) => `sb-tab-${tab}`)];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });
});

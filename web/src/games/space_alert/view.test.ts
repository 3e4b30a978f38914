import { describe, expect, it } from "vitest";
import type { DecisionInfo, Option } from "../../wire";
import {
  choicesOf, clockFace, dropValue, gifts, grouped, halves, missionTime, partOf, phaseOf, PHASES, phasesOf, placeValue, planned,
  programmable, secondsLeft, walk, type Member, type View,
} from "./view";

const member = (seat: number, android = false): Member => ({ seat, android, hero: "", slots: [], sketch: [], told: [] });
const view = (change: Partial<View>): View =>
  ({ seat: 0, crew: [member(0), member(1)], playing: true, elapsed: 60_000, warned: 0, speed: "full", phases: [2, 1], ended_phases: 0, ...change }) as View;
const option = (value: string, forbidden?: string): Option => ({ value, text: { key: "option-wait", args: {} }, ...(forbidden ? { forbidden } : {}) });
const decision = (id: number, kind: string, ...options: Option[]): DecisionInfo => ({ id, kind, seat: 0, options }) as unknown as DecisionInfo;

describe("the mission clock", () => {
  it.each([["full", 61_500], ["half", 60_750], ["stopped", 60_000]])("at %s speed runs on between two messages", (speed, then) => {
    expect(missionTime(view({ speed }), 1_000, 2_500)).toBe(then);
  });
  it("waits at the end of a phase for the server to say that it has come", () => {
    expect(missionTime(view({ warned: 61_000 }), 0, 5_000)).toBe(61_000);
    expect(missionTime(view({ warned: 60_000 }), 0, 5_000)).toBe(65_000);
  });
  it("knows when a phase ends only after a warning", () => {
    expect(secondsLeft(view({}), 60_000)).toBeNull();
    expect(secondsLeft(view({ warned: 80_000 }), 60_001)).toBe(20);
    expect(secondsLeft(view({ warned: 80_000 }), 80_000)).toBe(0);
  });
  it("shows minutes and seconds", () => {
    expect([clockFace(0), clockFace(59_999), clockFace(60_000), clockFace(605_000)]).toEqual(["0:00", "0:59", "1:00", "10:05"]);
  });
});

describe("turns and phases", () => {
  it("three, four and five turns", () => {
    expect(PHASES).toEqual([[1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11, 12]]);
    expect([1, 3, 4, 7, 8, 12].map(phaseOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });
  it("a seat plans its own phase; a spectator sees the clock's", () => {
    expect([planned(view({})), planned(view({ seat: 1 })), planned(view({ seat: null, ended_phases: 1 }))]).toEqual([2, 1, 2]);
  });
  it("a test flight has two phases", () => {
    expect([2, 3].map((last_phase) => phasesOf(view({ last_phase })).length)).toEqual([2, 3]);
  });
  it("briefing, planning, reckoning", () => {
    expect([partOf(view({ crew: [] })), partOf(view({})), partOf(view({ playing: false }))]).toEqual(["briefing", "planning", "reckoning"]);
  });
});

describe("what is to come", () => {
  it("cards lead through the ship, and not out of it", () => {
    const slots = ["red", "red", "", "lift", "blue", "A", "blue", "blue", "goto:UR"].map((shows) => ({ shows }));
    expect(walk(slots)).toEqual(["UR", "UR", "UR", "LR", "LW", "LW", "LB", "LB", "UR"]);
  });
});

describe("cards", () => {
  it("equal ones lie together", () => {
    expect(grouped(["A/red", "B/blue", "A/red"])).toEqual([{ card: "A/red", count: 2 }, { card: "B/blue", count: 1 }]);
    expect(halves("B*/goto:UR")).toEqual(["B*", "goto:UR"]);
  });
  it("half of a card and then a slot, or a slot and then half of a card, are the same answer", () => {
    const answer = "place:0:3:B*/goto:UR:move";
    expect(dropValue({ card: "B*/goto:UR", side: "move" }, 0, 3)).toBe(answer);
    expect(placeValue({ member: 0, turn: 3 }, "B*/goto:UR", "move")).toBe(answer);
    expect(placeValue({ card: "A/red", side: "move" }, "B/red", "move")).toBeNull();
  });
  it("a card moves within its board, and not onto itself", () => {
    expect(dropValue({ member: 0, turn: 1 }, 0, 3)).toBe("move:0:1:3");
    expect(dropValue({ member: 0, turn: 1 }, 0, 1)).toBeNull();
    expect(dropValue({ member: 0, turn: 1 }, 1, 3)).toBeNull();
    expect(dropValue(null, 0, 3)).toBeNull();
  });
});

describe("what can be done", () => {
  const plan = decision(1, "plan", option("wait"), option("give:1:A/red"), option("give:2:A/red"), option("give:1:B/red"), option("take:0:1", "SA-6.8"));
  const program = decision(2, "program", option("place:2:1:A/red:action"));
  it("every answer leads to its question", () => {
    const choices = choicesOf([plan, program]);
    expect(choices.get("wait")?.decision.id).toBe(1);
    expect(choices.get("place:2:1:A/red:action")?.decision.id).toBe(2);
    expect(choices.get("take:0:1")?.option.forbidden).toBe("SA-6.8");
  });
  it("a card is given to whom it may be given", () => {
    expect(gifts(choicesOf([plan]), "A/red").map((choice) => choice.option.value)).toEqual(["give:1:A/red", "give:2:A/red"]);
  });
  it("I program my own board and the androids'; a spectator none", () => {
    expect([member(0), member(1), member(1, true)].map((each) => programmable(view({}), each))).toEqual([true, false, true]);
    expect(programmable(view({ seat: null }), member(0, true))).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { DecisionInfo, EventInfo, Hello, ServerMessage, Update } from "../wire";
import type { Socket } from "./connection";
import { byPiece, LiveTable } from "./live.svelte";
import { Stage } from "./stage.svelte";

const decision = (id: number, seat: number, more: Partial<DecisionInfo> = {}): DecisionInfo => ({
  id, seat, kind: "k", prompt: { key: "k", args: {} }, options: [], min: 1, max: 1, cites: [], domain: null, default: null, optional: false, free: false,
  ...more,
});
const event = (n: number): EventInfo => ({ n, record: n, kind: "e", data: {}, cites: [], text: { key: "e", args: {} }, barrier: false });
const table: Hello["table"] = {
  id: "t", game: "g", title: "G", options: {}, pace: "none", turn_seconds: 0, bank_seconds: 0, listed: false, seats: [], state: "playing",
  next_table: null, seeded: false,
};
const common = { revision: 1, table, view: {}, waiting_for: [], can_undo: [], proposal: null, hushed: null, sent_at: 0 };
const hello = (more: Partial<Hello>): Hello => ({
  type: "hello", ...common, seats: [0], decisions: [], events: [], chat: [], done: {}, view_seat: 0, ...more,
});
const update = (more: Partial<Update>): Update => ({
  type: "update", ...common, decisions: [], events: [], taken_back_to: null, view_seat: 0, ...more,
});

function sit(first: Hello): { live: LiveTable; say: (message: ServerMessage) => void; sent: string[] } {
  const sent: string[] = [];
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: (data) => sent.push(data), close: () => undefined };
  const live = new LiveTable("t", [], () => socket, (run) => run());
  const say = (message: ServerMessage): void => socket.onmessage?.({ data: JSON.stringify(message) });
  say(first);
  return { live, say, sent };
}

describe("the question that is asked", () => {
  it("is of the seat that looks, before others of mine", () => {
    const { live } = sit(hello({ seats: [0, 1], view_seat: 1, decisions: [decision(1, 0), decision(2, 1)] }));
    expect(live.asked?.id).toBe(2);
  });

  it("stops the game, before one that does not", () => {
    const { live } = sit(hello({ decisions: [decision(1, 0, { free: true }), decision(2, 0)] }));
    expect([live.asked?.id, live.myTurn]).toEqual([2, true]);
  });

  it("may be a free one, and then it is not my turn", () => {
    const { live } = sit(hello({ decisions: [decision(1, 0, { free: true })] }));
    expect([live.asked?.id, live.myTurn]).toEqual([1, false]);
  });

  it("is the one that I have turned to, of several, though its number changes", () => {
    const program = (id: number) => decision(id, 0, { free: true, kind: "program" });
    const { live, say } = sit(hello({ decisions: [decision(1, 0, { free: true }), program(2)] }));
    live.turnTo(program(2));
    say(update({ decisions: [decision(3, 0, { free: true }), program(4)] }));
    expect(live.asked?.id).toBe(4);
    say(update({ decisions: [decision(5, 0, { free: true })] }));
    expect(live.asked?.id).toBe(5);
  });

  it("is answered once, however often one presses", () => {
    const { live, sent } = sit(hello({ decisions: [decision(1, 0)] }));
    live.choose(decision(1, 0), "a");
    live.choose(decision(1, 0), "a");
    expect(sent).toHaveLength(1);
  });

  it("can be answered again after a refusal", () => {
    const { live, say, sent } = sit(hello({ decisions: [decision(1, 0)] }));
    live.choose(decision(1, 0), "a");
    say({ type: "refused", seat: 0, n: 1, rule: "T-3", text: { key: "no", args: {} } });
    expect(live.refusal?.rule).toBe("T-3");
    live.choose(decision(1, 0), "b");
    expect([sent.length, live.refusal]).toEqual([2, null]);
  });
});

describe("the log", () => {
  it("grows by what is new, and forgets what was taken back", () => {
    const { live, say } = sit(hello({ events: [event(0), event(1)] }));
    say(update({ events: [event(2), event(3)] }));
    expect(live.events.map((one) => one.n)).toEqual([0, 1, 2, 3]);
    say(update({ taken_back_to: 2, events: [event(2)] }));
    expect(live.events.map((one) => one.n)).toEqual([0, 1, 2]);
  });

  it("tells listeners what happens, not what was there before", () => {
    const { live, say } = sit(hello({ events: [event(0)] }));
    const told: number[] = [];
    const stop = live.listen((events) => told.push(...events.map((one) => one.n)));
    say(update({ events: [event(1)] }));
    stop();
    say(update({ events: [event(2)] }));
    expect(told).toEqual([1]);
  });
});

describe("talking", () => {
  it("is forbidden while the table says so, with its rule", () => {
    const { live, say } = sit(hello({}));
    const hushed = { rule: "R-1", text: { key: "silence", args: {} } };
    say(update({ hushed }));
    expect(live.hushed).toEqual(hushed);
    say(update({}));
    expect(live.hushed).toBeNull();
  });
});

describe("what a board holds back", () => {
  it("is not told by anybody else until it was shown", () => {
    const { live, say } = sit(hello({ events: [event(0), event(1)] }));
    const stage = new Stage(live);
    stage.held = { after: 0, skip: () => (stage.held = null) };
    say(update({ events: [event(2)] }));
    expect(stage.told.map(({ n }) => n)).toEqual([0]);
    stage.held.skip();
    expect(stage.told.map(({ n }) => n)).toEqual([0, 1, 2]);
  });
});

describe("options by piece", () => {
  it("stand at every piece that they touch", () => {
    const option = (value: string, ...touches: string[]) => ({ value, text: { key: value, args: {} }, touches });
    const found = byPiece(decision(1, 0, { options: [option("a", "x", "y"), option("b", "x"), option("c")] }));
    expect([...found].map(([piece, options]) => [piece, options.map((one) => one.value)])).toEqual([["x", ["a", "b"]], ["y", ["a"]]]);
  });
});

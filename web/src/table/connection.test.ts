import { beforeEach, describe, expect, it } from "vitest";
import type { ClientMessage, Enter, Hello, ServerMessage } from "../wire";
import { Connection, type Clockwork, type Line, type Socket } from "./connection";

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  entered: Enter[] = [];
  sent: ClientMessage[] = [];
  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage | Enter;
    if (message.type === "enter") this.entered.push(message);
    else this.sent.push(message);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let waits: { run: () => void; ms: number }[];
let lines: Line[];
let line: Connection;

const clockwork: Clockwork = {
  later: (run, ms) => waits.push({ run, ms }),
  cancel: (handle) => void (waits[(handle as number) - 1] = { run: () => undefined, ms: 0 }),
  random: () => 1,
};
const hello = (done: Record<string, number>): Partial<Hello> => ({ type: "hello", seats: [0, 1], done });
const wire = (): Wire => wires.at(-1) as Wire;
const undo = (seat: number) => ({ type: "undo", seat }) as const;

beforeEach(() => {
  [wires, waits, lines] = [[], [], []];
  line = new Connection(
    () => {
      wires.push(new Wire());
      return wire();
    },
    ["first", "second"],
    () => undefined,
    (now) => lines.push(now),
    clockwork,
  );
});

describe("commands", () => {
  it("are numbered for each seat, on from what the server has carried out", () => {
    wire().say(hello({ "0": 4, "1": 0 }));
    expect([line.send(undo(0)), line.send(undo(0)), line.send(undo(1))]).toEqual([5, 6, 1]);
    expect(wire().sent.map((command) => command.n)).toEqual([5, 6, 1]);
  });

  it("wait for the greeting", () => {
    line.send(undo(0));
    expect(wire().sent).toEqual([]);
    wire().say(hello({ "0": 0, "1": 0 }));
    expect(wire().sent).toEqual([{ type: "undo", seat: 0, n: 1 }]);
  });

  it("that were not answered are sent again, with the same number; answered ones are not", () => {
    wire().say(hello({ "0": 0, "1": 0 }));
    line.send(undo(0));
    line.send(undo(0));
    line.send(undo(0));
    wire().say({ type: "done", seat: 0, n: 1 });
    wire().onclose?.({ code: 1006 });
    waits[0]?.run();
    wire().say(hello({ "0": 2, "1": 0 }));
    expect(wire().sent.map((command) => command.n)).toEqual([3]);
  });

  it("count on from what another device of the seat has sent", () => {
    wire().say(hello({ "0": 0, "1": 0 }));
    wire().say({ type: "done", seat: 0, n: 7 });
    expect(line.send(undo(0))).toBe(8);
  });
});

describe("the secrets of my seats", () => {
  it("are the first thing that is said, whenever a line is opened", () => {
    expect(wire().entered).toEqual([]);
    wire().onopen?.();
    expect(wire().entered).toEqual([{ type: "enter", keys: ["first", "second"] }]);
    wire().onclose?.({ code: 1006 });
    waits[0]?.run();
    wire().onopen?.();
    expect(wire().entered).toEqual([{ type: "enter", keys: ["first", "second"] }]);
    expect(wires).toHaveLength(2);
  });
});

describe("a line that breaks", () => {
  it("is tried again later and later, eight seconds at most", () => {
    for (let time = 0; time < 8; time++) {
      wire().onclose?.({ code: 1006 });
      waits.at(-1)?.run();
    }
    expect(waits.map((wait) => wait.ms)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(lines.at(-1)).toBe("opening");
  });

  it("is tried at once when the device wakes up", () => {
    wire().onclose?.({ code: 1006 });
    expect(wires).toHaveLength(1);
    line.wake();
    expect(wires).toHaveLength(2);
    line.wake();
    expect(wires).toHaveLength(2);
  });

  it("stays closed where there is nothing to come back to", () => {
    wire().onclose?.({ code: 4403 });
    expect([lines.at(-1), waits.length]).toEqual(["forbidden", 0]);
  });

  it("says that a table is gone", () => {
    wire().onclose?.({ code: 4404 });
    expect([lines.at(-1), waits.length]).toEqual(["gone", 0]);
  });

  it("does not come back when it was closed on purpose", () => {
    line.close();
    expect(waits).toEqual([]);
  });
});

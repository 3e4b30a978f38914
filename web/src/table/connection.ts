/**
 * One WebSocket to a table that comes back by itself. Commands carry a number per seat; one that was not answered before
 * the line broke is sent again, and the server recognises it by its number.
 */
import type { ClientMessage, Enter, Hello, ServerMessage } from "../wire";

type Command<M extends ClientMessage = ClientMessage> = M extends ClientMessage ? Omit<M, "n"> : never;
export type AnyCommand = Command;

export type Line = "opening" | "open" | "waiting" | "gone" | "forbidden";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Clockwork {
  later(run: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
  random(): number;
}

const REAL: Clockwork = {
  later: (run, ms) => setTimeout(run, ms),
  cancel: (handle) => clearTimeout(handle as number),
  random: () => Math.random(),
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Close codes of the server: a key that opens no seat, and a table that does not exist. */
const FORBIDDEN = 4403;
const GONE = 4404;

export class Connection {
  private socket: Socket | null = null;
  private last = new Map<number, number>();
  private open: ClientMessage[] = [];
  private tries = 0;
  private wait: unknown = null;
  private closed = false;
  private greeted = false;

  constructor(
    private readonly dial: () => Socket,
    private readonly keys: readonly string[],
    private readonly hear: (message: ServerMessage) => void,
    private readonly tell: (line: Line) => void,
    private readonly clockwork: Clockwork = REAL,
  ) {
    this.connect();
  }

  /** Sends a command now, or as soon as the line is back. Returns its number. */
  send(command: AnyCommand): number {
    const n = (this.last.get(command.seat) ?? 0) + 1;
    this.last.set(command.seat, n);
    const message = { ...command, n } as ClientMessage;
    this.open.push(message);
    if (this.greeted) this.socket?.send(JSON.stringify(message));
    return n;
  }

  /** The device woke up or is online again: do not wait for the next try. */
  wake(): void {
    if (this.wait === null || this.closed) return;
    this.clockwork.cancel(this.wait);
    this.wait = null;
    this.connect();
  }

  close(): void {
    this.closed = true;
    if (this.wait !== null) this.clockwork.cancel(this.wait);
    this.socket?.close();
  }

  private connect(): void {
    this.greeted = false;
    this.tell("opening");
    const socket = this.dial();
    this.socket = socket;
    // The secrets of my seats go in the first message: addresses are written into the logs of proxies.
    socket.onopen = () => socket.send(JSON.stringify({ type: "enter", keys: [...this.keys] } satisfies Enter));
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private take(message: ServerMessage): void {
    if (message.type === "hello") this.resume(message);
    else if (message.type === "done" || message.type === "refused") this.answered(message.seat, message.n);
    else if (message.type === "closing") this.tries = 0;
    this.hear(message);
  }

  /** Forgets what the server has carried out, and sends the rest again. */
  private resume(hello: Hello): void {
    this.tries = 0;
    this.greeted = true;
    for (const seat of hello.seats) {
      const done = hello.done[String(seat)] ?? 0;
      this.open = this.open.filter((command) => command.seat !== seat || command.n > done);
      const unanswered = this.open.filter((command) => command.seat === seat).map((command) => command.n);
      this.last.set(seat, Math.max(done, ...unanswered));
    }
    this.tell("open");
    for (const command of this.open) this.socket?.send(JSON.stringify(command));
  }

  private answered(seat: number | null, n: number | null): void {
    if (seat === null || n === null) return;
    this.open = this.open.filter((command) => command.seat !== seat || command.n !== n);
    this.last.set(seat, Math.max(this.last.get(seat) ?? 0, n)); // another tab of mine may have sent it
  }

  private lost(code: number): void {
    this.socket = null;
    this.greeted = false;
    if (this.closed) return;
    if (code === FORBIDDEN) return this.tell("forbidden");
    if (code === GONE) return this.tell("gone");
    this.tell("waiting");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.wait = this.clockwork.later(
      () => {
        this.wait = null;
        this.connect();
      },
      longest * (0.5 + this.clockwork.random() / 2),
    );
  }
}

/** The socket of a table in this browser. */
export function tableSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(table)}`) as Socket;
}

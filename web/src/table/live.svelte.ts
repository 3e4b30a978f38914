/** A table as this device knows it: what the server told, what is asked of me, and what I may do about it. */
import type {
  ChatLine,
  DecisionInfo,
  EventInfo,
  Hello,
  Hushed,
  Option,
  Proposal,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
  Value,
} from "../wire";
import { Connection, tableSocket, type AnyCommand, type Line, type Socket } from "./connection";

export type Listener = (events: EventInfo[]) => void;

const signature = (decision: DecisionInfo): string => JSON.stringify([decision.seat, decision.kind, decision.prompt]);

/** A page that nobody sees draws no pictures; its title and its sounds go on. */
function withTheNextPicture(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(run);
}

export class LiveTable {
  table: TableInfo | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  view: Record<string, unknown> | null = $state.raw(null);
  viewSeat: number | null = $state.raw(null);
  decisions: DecisionInfo[] = $state.raw([]);
  waitingFor: number[] = $state.raw([]);
  events: EventInfo[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  canUndo: number[] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  /** Why nobody may talk now. */
  hushed: Hushed | null = $state.raw(null);
  line: Line = $state("opening");
  refusal: Refused | null = $state.raw(null);
  /** When the server's figures of remaining time were true, on this device's clock. */
  heardAt = $state(0);
  /** What I have answered and the server has not confirmed yet. */
  answering: number | null = $state(null);

  private readonly connection: Connection;
  private readonly listeners = new Set<Listener>();
  private heard: ServerMessage[] = [];

  constructor(
    readonly id: string,
    readonly keys: readonly string[],
    dial: () => Socket = () => tableSocket(id),
    private readonly soon: (run: () => void) => void = withTheNextPicture,
  ) {
    this.connection = new Connection(
      dial,
      keys,
      (message) => this.take(message),
      (line) => (this.line = line),
    );
  }

  /** What I have turned to, of several questions that are open at once: its ids change, its kind and words do not. */
  private turnedTo = $state("");

  /** The questions that I may answer now: those that stop the game before those that do not, of the seat that looks. */
  readonly open: DecisionInfo[] = $derived.by(() => {
    const stopping = this.decisions.filter((decision) => !decision.free);
    const all = stopping.length > 0 ? stopping : this.decisions;
    const own = all.filter((decision) => decision.seat === this.viewSeat);
    return own.length > 0 ? own : all;
  });
  readonly asked: DecisionInfo | null = $derived(
    this.open.find((decision) => signature(decision) === this.turnedTo) ?? this.open[0] ?? null,
  );
  readonly myTurn: boolean = $derived(this.decisions.some((decision) => !decision.free));
  readonly watching: boolean = $derived(this.mine.length === 0);

  turnTo(decision: DecisionInfo): void {
    this.turnedTo = signature(decision);
  }

  choose(decision: DecisionInfo, value: Value): void {
    if (this.answering === decision.id) return;
    this.answering = decision.id;
    this.refusal = null;
    this.send({ type: "choose", seat: decision.seat, decision: decision.id, value });
  }

  undo(seat: number): void {
    this.send({ type: "undo", seat });
  }

  goBack(record: number): void {
    this.speakFor((seat) => ({ type: "go_back", seat, record }));
  }

  consent(seat: number, proposal: number, agree: boolean): void {
    this.send({ type: "consent", seat, proposal, agree });
  }

  say(text: string): void {
    this.speakFor((seat) => ({ type: "say", seat, text }));
  }

  resign(seat: number): void {
    this.send({ type: "resign", seat });
  }

  standIn(forSeat: number, level: string): void {
    this.speakFor((seat) => ({ type: "stand_in", seat, for_seat: forSeat, level }));
  }

  rematch(): void {
    this.speakFor((seat) => ({ type: "rematch", seat }));
  }

  seatName(seat: number): string | undefined {
    return this.table?.seats[seat]?.name || undefined;
  }

  /** Tells of events as they happen; not of those that were there before. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  wake(): void {
    this.connection.wake();
  }

  close(): void {
    this.connection.close();
  }

  private send(command: AnyCommand): void {
    this.connection.send(command);
  }

  private speakFor(command: (seat: number) => AnyCommand): void {
    const seat = this.asked?.seat ?? this.mine[0];
    if (seat !== undefined) this.send(command(seat));
  }

  /** Machines may play faster than a screen can follow: what comes between two pictures is shown in one. */
  private take(message: ServerMessage): void {
    this.heard.push(message);
    if (this.heard.length === 1) {
      this.soon(() => {
        const messages = this.heard;
        this.heard = [];
        for (const each of messages) this.hear(each);
      });
    }
  }

  private hear(message: ServerMessage): void {
    if (message.type === "hello") this.begin(message);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "said") this.chat = [...this.chat, message.line];
    else if (message.type === "refused") {
      this.refusal = message;
      this.answering = null;
    }
  }

  private begin(hello: Hello): void {
    this.mine = hello.seats;
    this.chat = hello.chat;
    this.answering = null;
    this.events = hello.events;
    this.show(hello);
  }

  private follow(update: Update): void {
    const back = update.taken_back_to ?? null;
    const kept = back === null ? this.events : this.events.filter((event) => event.n < back);
    for (const listener of this.listeners) listener(update.events);
    this.events = update.events.length > 0 || back !== null ? [...kept, ...update.events] : this.events;
    this.show(update);
  }

  private show(news: Hello | Update): void {
    this.table = news.table;
    this.view = news.view;
    this.viewSeat = news.view_seat ?? this.mine[0] ?? null;
    this.decisions = news.decisions;
    this.waitingFor = news.waiting_for;
    this.canUndo = news.can_undo;
    this.proposal = news.proposal;
    this.hushed = news.hushed ?? null;
    this.heardAt = Date.now();
    if (!news.decisions.some((decision) => decision.id === this.answering)) this.answering = null;
    if (news.type === "update") this.refusal = null;
  }
}

/** The options of a decision by each piece of the board that they touch. */
export function byPiece(decision: DecisionInfo | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    for (const piece of option.touches ?? []) {
      const there = found.get(piece);
      if (there) there.push(option);
      else found.set(piece, [option]);
    }
  }
  return found;
}

/** What a board is given: the view, the question, the pieces that answer it, and a way to choose. */
import type { BoardStage, Held } from "../games/board";
import type { DecisionInfo, EventInfo, Option, SeatInfo, TableInfo } from "../wire";
import type { Piece } from "./api";
import { byPiece, type Listener } from "./live.svelte";
import { play, type Sound } from "./sound";

/** Where a stage comes from: a live table, or a point of a replay. */
export interface StageSource {
  readonly table: TableInfo | null;
  readonly view: Record<string, unknown> | null;
  readonly viewSeat: number | null;
  readonly asked: DecisionInfo | null;
  readonly decisions: readonly DecisionInfo[];
  readonly events: readonly EventInfo[];
  readonly mine: readonly number[];
  readonly waitingFor: readonly number[];
  readonly heardAt: number;
  listen(listener: Listener): () => void;
  choose(decision: DecisionInfo, value: string | number | string[]): void;
}

const NOBODY: SeatInfo = {
  seat: 0,
  kind: "open",
  name: "",
  level: "",
  online: false,
  standing_in: false,
  clock_ms: null,
  due_ms: null,
  resigned: false,
};

export class Stage implements BoardStage {
  /** The option whose effect is shown in place before it is chosen. */
  preview: Option | null = $state.raw(null);
  /** The items picked so far of a question that takes several. */
  picked: string[] = $state.raw([]);
  pieces: Record<string, Piece> = $state.raw({});
  /** Whether the board lets one choose by touching its pieces, so that long lists need not stand in the bar. */
  picksOnBoard = $state(false);
  /** Whether the board has a way to give every answer, so that the bar keeps to its words. */
  answersOnBoard = $state(false);
  /** What the board is still showing, so that nobody else tells it. */
  held: Held | null = $state.raw(null);
  /** Kinds of events of which the log folds several in a row into one line. */
  small: ReadonlySet<string> = $state.raw(new Set());
  /** What the board adds to an option in the bar. */
  note: ((option: Option) => string) | null = $state.raw(null);
  /** Opens the rulebook at a rule. */
  showRule: (rule: string) => void = () => undefined;

  constructor(private readonly source: StageSource) {}

  readonly options: Map<string, Option[]> = $derived.by(() => byPiece(this.asked));
  readonly open: DecisionInfo[] = $derived.by(() => this.source.decisions.filter(({ seat }) => seat === this.viewSeat));
  /** What happened, as far as the board has shown it. */
  readonly told: readonly EventInfo[] = $derived.by(() => {
    const { held } = this;
    return held === null ? this.events : this.events.filter(({ n }) => n <= held.after);
  });
  readonly previewed: Set<string> = $derived.by(() => new Set(this.preview?.touches ?? []));

  get table(): TableInfo | null {
    return this.source.table;
  }
  get view(): Record<string, unknown> | null {
    return this.source.view;
  }
  /** Whose side of the table is shown; null for a spectator. */
  get viewSeat(): number | null {
    return this.source.viewSeat;
  }
  get asked(): DecisionInfo | null {
    return this.source.asked;
  }
  get events(): readonly EventInfo[] {
    return this.source.events;
  }
  get mine(): readonly number[] {
    return this.source.mine;
  }
  get heardAt(): number {
    return this.source.heardAt;
  }

  seat(number: number): SeatInfo {
    return this.table?.seats[number] ?? { ...NOBODY, seat: number };
  }

  waitsFor(seat: number): boolean {
    return this.source.waitingFor.includes(seat);
  }

  /** What can be chosen by touching a piece now. */
  allowed(piece: string): Option[] {
    return (this.options.get(piece) ?? []).filter((option) => !option.forbidden);
  }

  takesSeveral(decision: DecisionInfo | null = this.asked): boolean {
    return decision !== null && (decision.domain != null || decision.max > 1);
  }

  choose(option: Option): void {
    const decision = this.asked;
    if (!decision || option.forbidden) return;
    if (this.takesSeveral(decision)) this.pick(String(option.value));
    else {
      this.preview = null;
      this.source.choose(decision, option.value);
    }
  }

  answer(decision: DecisionInfo, option: Option): void {
    if (option.forbidden) return;
    this.preview = null;
    this.source.choose(decision, option.value);
  }

  /** Adds an item to the picked ones, or takes it out. */
  pick(item: string): void {
    this.picked = this.picked.includes(item) ? this.picked.filter((one) => one !== item) : [...this.picked, item];
  }

  confirm(): void {
    const decision = this.asked;
    if (!decision) return;
    this.source.choose(decision, this.picked);
    this.picked = [];
  }

  play(sound: Sound): void {
    play(sound);
  }

  listen(listener: (events: EventInfo[]) => void): () => void {
    return this.source.listen(listener);
  }
}

/**
 * What the shell gives a board, and what it expects of one. This is the whole contract: a board is a Svelte component in
 * `games/<game>/Board.svelte` that takes `BoardProps`; nothing has to be registered. A game without one is played on
 * `games/generic`, which shows any view.
 *
 * The shell owns the page: header, decision bar, log, chat, clocks, rulebook, live region. The board fills the box
 * between header and bar (`flex: 1; min-height: 0`), never scrolls the page, and shows its own players, with
 * `table/SeatTag.svelte` for who sits where. Words of its own stand in `games/<game>/text/<language>.ftl` and are added
 * to the game's (`t("key")`); parts it may use: `lib/*`, `table/SeatTag.svelte`, `text/words.svelte`.
 */
import type { Component } from "svelte";
import type { Piece } from "../table/api";
import type { Sound } from "../table/sound";
import type { DecisionInfo, EventInfo, Option, SeatInfo, TableInfo } from "../wire";

export interface BoardProps {
  stage: BoardStage;
  /** A big screen for a room: large, nothing to touch. */
  room?: boolean;
}

export interface BoardModule {
  default: Component<BoardProps>;
}

/**
 * A guided first game, in `games/<game>/learn/lesson.ts`. `begin` makes its table for a player of this name and goes
 * there; the board shows the steps. The lobby calls it through `beginLesson` of the registry.
 */
export interface LessonModule {
  begin(player: string): Promise<void>;
}

/** What a board has not shown yet. */
export interface Held {
  /** The last event that was shown, by its `n`: what came after it is not told. */
  after: number;
  /** Shows the rest at once. */
  skip: () => void;
}

/** Everything below is reactive: read it in markup or in `$derived`. */
export interface BoardStage {
  /** The view of `viewSeat` as the game's Python `view` made it; null before the first message. */
  readonly view: Record<string, unknown> | null;
  readonly viewSeat: number | null;
  readonly table: TableInfo | null;
  readonly mine: readonly number[];
  seat(number: number): SeatInfo;
  waitsFor(seat: number): boolean;
  /** Cards, tiles and the like by id, with names, printed texts and their record. */
  readonly pieces: Readonly<Record<string, Piece>>;

  /** The question to answer now, of one of my seats; null when it is not my turn, and in a replay. */
  readonly asked: DecisionInfo | null;
  /** Every question that is open to `viewSeat`, `asked` among them, for boards that answer several side by side. */
  readonly open: readonly DecisionInfo[];
  /** Answers one of `open` with one option. */
  answer(decision: DecisionInfo, option: Option): void;
  /** Options of `asked` by each piece they touch: what makes a piece a button. */
  readonly options: ReadonlyMap<string, Option[]>;
  /** Those that can be chosen by touching the piece now. */
  allowed(piece: string): Option[];
  /** A question that takes several answers: choosing an option then picks it, `confirm` sends the picked ones. */
  takesSeveral(): boolean;
  readonly picked: readonly string[];
  choose(option: Option): void;
  confirm(): void;

  /** The option under the pointer or the focus, in the bar or on the board: show its effect in place, as a ghost. */
  preview: Option | null;
  /** Ids of the pieces that the previewed option touches. */
  readonly previewed: ReadonlySet<string>;
  /** What the bar adds to an option in a word or two, where the board knows more than the option's gains. */
  note: ((option: Option) => string) | null;
  /** Set it to true while every option with a piece can be chosen on the board: the bar then keeps only the others. */
  picksOnBoard: boolean;

  /** Everything that happened so far, in order. */
  readonly events: readonly EventInfo[];
  /** Set it while the board shows step by step what is over already: log and bar then do not tell the end before it. */
  held: Held | null;
  /** Kinds of events that are small and many, set once: the log folds several of them in a row into one line. */
  small: ReadonlySet<string>;
  /** Set it to true while every open question can be answered on the board: the bar then only says what is asked. */
  answersOnBoard: boolean;
  /** New events in order, as they happen (never those from before); returns how to stop. For flights and dice. */
  listen(listener: (events: EventInfo[]) => void): () => void;
  /** A sound of the family, at the volume chosen. The shell itself plays "turn" and "refused". */
  play(sound: Sound): void;
  /** Opens the rulebook at a rule. */
  showRule(rule: string): void;
  /** Date.now() when the seats' `due_ms` and `clock_ms` and the view's own times were true. */
  readonly heardAt: number;
}

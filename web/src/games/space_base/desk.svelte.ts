/** What the parts of the board share: the view read, the cards, whose console is large, and what is being looked at. */
import { getContext, setContext } from "svelte";
import { join, language, say, t } from "../../text/words.svelte";
import type { Option } from "../../wire";
import type { BoardStage } from "../board";
import { printed, readCard, RESOURCES, stackOf, type Card, type Mark, type Resource, type Zone } from "./cards";
import { LastLook, newsOf, type News } from "./news";
import {
  acquires,
  arrivalOf,
  around,
  directOption,
  halfMeant,
  paying,
  paysNothing,
  pointedAt,
  pointers,
  type Arrival,
  type Pointer,
  type View,
} from "./view";

const KEY = Symbol("desk");

/** The parts of a narrow board, which shows one at a time. */
export const TABS = ["console", "yard", "players"] as const;
export type Tab = (typeof TABS)[number];

/** What a popover or a sheet explains: some cards, each lying in a zone, and the piece that was pointed at. */
export interface Subject {
  piece: string;
  title: string;
  cards: { card: Card; zone: Zone | "offer"; charges: number }[];
  /** Other pieces whose options belong to it too, such as the cards of a stack. */
  also: string[];
}

export class Desk {
  /** Whose console is large, when somebody asked for another than their own. */
  asked: number | null = $state(null);
  /** What the narrow board shows: what the question is about, until somebody looks elsewhere. */
  tab: Tab = $state("console");
  /** Explained beside the pointer, as long as it is there. */
  peek: { subject: Subject; anchor: HTMLElement } | null = $state.raw(null);
  /** Explained in a dialog. */
  sheet: Subject | null = $state.raw(null);

  constructor(
    private readonly source: () => BoardStage,
    readonly room: boolean,
  ) {
    this.look = new LastLook(source().events.length);
  }

  get stage(): BoardStage {
    return this.source();
  }

  readonly view: View | null = $derived.by(() => this.stage.view as unknown as View | null);
  readonly cards: Map<string, Card> = $derived.by(
    () => new Map(Object.entries(this.stage.pieces).map(([id, piece]) => [id, readCard(id, piece)])),
  );
  readonly ready: boolean = $derived(this.view !== null && this.cards.size > 0);
  /** The seat whose side of the table this is; a spectator follows the active player. */
  readonly home: number = $derived(this.stage.viewSeat ?? this.view?.active ?? 0);
  readonly shown: number = $derived(this.asked ?? this.home);
  readonly others: number[] = $derived.by(() =>
    around(this.view?.seats ?? 0, this.home).filter((seat) => seat !== this.shown),
  );
  readonly pointers: Map<number, Pointer[]> = $derived.by(() => pointers(this.stage.asked));
  private readonly look: LastLook;
  /** What the others did since my last choice, by seat. */
  readonly news: Map<number, News> = $derived.by(() => {
    const { asked, events } = this.stage;
    return newsOf(events.slice(this.look.begin(asked?.id ?? null, events.length)));
  });
  readonly arrival: Arrival | null = $derived.by(() => arrivalOf(this.stage.asked, this.stage.preview));

  card(id: string): Card | undefined {
    return this.cards.get(id);
  }

  name(card: Card): string {
    return card.names[language()] ?? card.names["en"] ?? card.id;
  }

  group(card: Card): string {
    return card.group[language()] ?? card.group["en"] ?? "";
  }

  get players(): number {
    return this.view?.seats ?? 2;
  }

  seatName(seat: number): string {
    return this.stage.seat(seat).name || t("seat-name", { number: seat + 1 });
  }

  charges(seat: number, card: string): number {
    return this.view?.consoles[seat]?.charges[card] ?? 0;
  }

  /** Which half of this seat's cards pays on this turn. */
  paying(seat: number): Zone {
    return this.view ? paying(this.view, seat) : "station";
  }

  /** Which half of a sector the options mean that touch it. */
  readonly meant: Zone = $derived.by(() => (this.view ? halfMeant(this.stage.asked, this.view) : "station"));

  /** Whether nothing comes of an option. */
  paysNothing(option: Option): boolean {
    const worth = (id: string, zone: Zone): boolean => {
      const face = printed(this.card(id)?.[zone] ?? null, this.players);
      return face.rewards.length > 0 || face.cells > 0;
    };
    return this.view !== null && paysNothing(this.view, this.stage.asked, option, worth);
  }

  /** Whether a sector is used by its seat's dice in this turn. */
  isUsed(seat: number, sector: number): boolean {
    const view = this.view;
    return view !== null && view.phase >= 3 && view.phase <= 5 && pointedAt(view, seat).includes(sector);
  }

  /** What the previewed option changes for a seat. */
  ghost(seat: number, resource: Resource): number {
    const { asked, preview } = this.stage;
    if (!preview || preview.forbidden || asked?.seat !== seat) return 0;
    return preview.gains?.[resource] ?? 0;
  }

  // What is printed, in words ---------------------------------------------------------------------------------------

  words(card: Card, zone: Zone | "offer"): string {
    const part = (name: string): string => (card.texts[name] ?? []).map(say).join(" ");
    if (card.colony) return part("colony");
    if (zone !== "offer") return part(zone);
    return t("sb-both-halves", { station: part("station"), patrol: part("patrol") });
  }

  chargeWords(card: Card, zone: Zone, charges: number): string {
    const cells = printed(card[zone], this.players).cells;
    return cells > 0 ? t("sb-charges", { charges, cells }) : "";
  }

  /** What a seat did since my last choice. */
  newsWords(seat: number): string {
    const news = this.news.get(seat);
    if (!news) return "";
    const gained = RESOURCES.filter((name) => news.gains[name]);
    const gains = gained.map((name) => t(`amount-${name}`, { count: news.gains[name] ?? 0 }));
    const cards = news.cards.map(({ card, sector }) => t("sb-news-card", { card: `@card:${card}`, sector }));
    return t("sb-news", { what: join([...gains, ...cards]) });
  }

  markWords(marks: readonly Mark[]): string {
    return marks
      .filter((mark) => mark.resource)
      .map((mark) => t(`amount-${mark.icon}`, { count: Number(mark.figure) }))
      .join(", ");
  }

  stackWords(cards: readonly Card[]): string {
    return this.markWords(stackOf(cards, this.players).sums);
  }

  // Touching ---------------------------------------------------------------------------------------------------------

  /** The options of a piece, and of the pieces that lie on it: the allowed ones first. */
  optionsOf(subject: Pick<Subject, "piece" | "also">): Option[] {
    const found = [subject.piece, ...subject.also].flatMap((piece) => this.stage.options.get(piece) ?? []);
    const all = [...new Map(found.map((option) => [String(option.value), option])).values()];
    return [...all.filter((option) => !option.forbidden), ...all.filter((option) => option.forbidden)];
  }

  /** What touching a piece chooses, if it is clear. */
  direct(subject: Pick<Subject, "piece" | "also">): Option | null {
    const allowed = this.optionsOf(subject).filter((option) => !option.forbidden);
    return directOption(this.stage.asked, allowed, subject.piece);
  }

  /** Whether a piece can be chosen now, cannot for a reason, or is not asked about. */
  standing(subject: Pick<Subject, "piece" | "also">): "can" | "cannot" | "" {
    const options = this.optionsOf(subject);
    if (options.length === 0) return "";
    const decision = this.stage.asked;
    const own = acquires(decision) ? options.filter((option) => option.touches?.[0] === subject.piece) : options;
    if (own.some((option) => !option.forbidden)) return "can";
    return own.length > 0 ? "cannot" : "";
  }

  /**
   * A mouse and a keyboard have seen the preview and choose at once. A finger has not: its tap opens the sheet, which
   * shows what would happen and has the button.
   */
  touch(subject: Subject, byFinger: boolean): void {
    this.peek = null;
    const option = this.room ? null : this.direct(subject);
    if (option && (!byFinger || this.stage.takesSeveral())) this.stage.choose(option);
    else this.open(subject);
  }

  open(subject: Subject): void {
    this.peek = null;
    this.sheet = subject;
    const option = this.direct(subject);
    if (option) this.stage.preview = option;
  }

  close(): void {
    this.sheet = null;
    this.stage.preview = null;
  }
}

export function layDesk(source: () => BoardStage, room: boolean): Desk {
  return setContext(KEY, new Desk(source, room));
}

export const useDesk = (): Desk => getContext<Desk>(KEY);

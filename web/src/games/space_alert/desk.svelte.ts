/** What the parts of the board share: the view read, the names of things, what is held, and where the theatre stands. */
import { getContext, setContext } from "svelte";
import { pieceName } from "../../table/api";
import { language, say, t } from "../../text/words.svelte";
import type { EventInfo, Option, Text } from "../../wire";
import type { BoardStage } from "../board";
import { steps, type Scene, type Step } from "./theatre";
import { choicesOf, dropValue, partOf, placeValue, type Choice, type Held, type Member, type Part, type Side, type View } from "./view";

const KEY = Symbol("desk");

/** The parts of a narrow board, which shows one at a time. */
export const TABS = ["plan", "threats", "ship", "crew"] as const;
export type Tab = (typeof TABS)[number];

/** What comes over the speakers in the ten minutes: the newest of these is the caption. */
export const ANNOUNCED: ReadonlySet<string> = new Set([
  ...["mission_prepared", "alert", "threat_announced", "report_ignored", "incoming_data", "data_transfer", "transfer_closed"],
  ...["communications_down", "communications_restored", "warned", "phase_ended", "mission_complete"],
]);

/** Changes of plans, which come by the dozen: the boards show how they lie. */
export const PLANNED: ReadonlySet<string> = new Set([
  ...["card_placed", "card_taken_back", "card_turned", "card_moved", "android_programmed", "sketched", "cards_told"],
]);

/** The printed data of a threat's card. */
export interface ThreatCard {
  external: boolean;
  serious: boolean;
  yellow: boolean;
  shield: number;
  hp: number;
  speed: number;
  survived: number;
  destroyed: number;
  stations: string[];
  conditions: Record<string, { key: string; cubes: number }[]>;
  rules: string[];
}
export interface TrackCells {
  length: number;
  marks: string[];
}
const NO_CARD: ThreatCard = {
  external: true, serious: false, yellow: false, shield: 0, hp: 0, speed: 0, survived: 0, destroyed: 0, stations: [], conditions: {}, rules: [],
};

export class Desk {
  tab: Tab = $state("plan");
  held: Held | null = $state.raw(null);
  /** Why something that was touched cannot be done. */
  refused: Option | null = $state.raw(null);
  /** How many steps of the reckoning are shown. */
  at = $state(0);
  /** How many of them were shown so far: whoever steps back has seen them all the same. */
  seen = $state(0);
  playing = $state(false);
  /** Whether there is room to show what is printed on the threats without being asked. */
  wide = $state(false);

  constructor(
    private readonly source: () => BoardStage,
    readonly room: boolean,
  ) {}

  get stage(): BoardStage {
    return this.source();
  }

  readonly view: View | null = $derived.by(() => this.stage.view as unknown as View | null);
  readonly part: Part = $derived(this.view ? partOf(this.view) : "briefing");
  readonly choices: Map<string, Choice> = $derived.by(() => choicesOf(this.stage.open));
  readonly caption: EventInfo | null = $derived.by(() => this.stage.events.findLast(({ kind }) => ANNOUNCED.has(kind)) ?? null);
  readonly steps: Step[] = $derived.by(() =>
    this.view && this.part === "reckoning" ? steps(this.view, this.stage.events, (id) => this.card(id)) : [],
  );
  /** The last event that was shown, while the theatre has more to show. */
  readonly shownTo: number | null = $derived.by(() => {
    if (this.seen >= this.steps.length) return null;
    return this.steps[this.seen - 1]?.events.at(-1)?.n ?? this.stage.events.findLast(({ kind }) => kind === "mission_complete")?.n ?? null;
  });
  /** The step that is shown. */
  readonly step: Step | null = $derived(this.steps[Math.min(this.at, this.steps.length) - 1] ?? null);
  readonly scene: Scene | null = $derived(this.step?.scene ?? (this.view ? { ship: this.view.ship, threats: this.view.threats } : null));
  readonly mine: number | null = $derived.by(() => {
    const found = this.view?.crew.findIndex((member) => !member.android && member.seat === this.view?.seat) ?? -1;
    return found < 0 ? null : found;
  });

  card(id: string): ThreatCard {
    return (this.stage.pieces[`threat:${id}`]?.data as unknown as ThreatCard | undefined) ?? NO_CARD;
  }
  track(id: string): TrackCells {
    return (this.stage.pieces[`track:${id}`]?.data as unknown as TrackCells | undefined) ?? { length: 0, marks: [] };
  }
  name(kind: string, id: string | number): string {
    const known = (name: string): string | undefined => pieceName(this.stage.pieces, kind, name, language());
    const [group, number] = String(id).split(/-(?=\d+$)/); // a generated mission is called by its kind and number
    return known(String(id)) ?? (known(group ?? "") ? `${known(group ?? "")} ${number}` : String(id));
  }
  seatName(seat: number): string {
    return this.stage.seat(seat).name || t("seat-name", { number: seat + 1 });
  }
  /** A crew member: the player's name, or which android it is. */
  who(member: Member, number: number): string {
    return member.android ? t("sa-android", { number: number + 1 }) : this.seatName(member.seat);
  }
  half(half: string): string {
    const named = this.name("half", half);
    return half.startsWith("goto:") ? `${half.slice(5)} – ${named}` : named; // the symbol's letters as a word of their own
  }

  /** What a threat does on X, Y or Z, as its card says it. */
  does(id: string, mark: string): string {
    const texts: readonly Text[] = this.stage.pieces[`threat:${id}`]?.texts[mark] ?? [];
    const conditions = this.card(id).conditions[mark] ?? [];
    const told = texts.map((text, place) => {
      const condition = conditions[place];
      return condition?.key ? t(condition.key, { effect: say(text), cubes: condition.cubes }) : say(text);
    });
    return told.join("; ");
  }

  /** What may be done, if it may. */
  may(value: string | null): Choice | null {
    const choice = value === null ? undefined : this.choices.get(value);
    return choice && !choice.option.forbidden ? choice : null;
  }
  do(value: string): void {
    const choice = this.choices.get(value);
    this.refused = choice?.option.forbidden ? choice.option : null;
    if (!choice || this.refused) return;
    this.stage.answer(choice.decision, choice.option);
    this.stage.play("placed");
    this.held = null;
  }

  /** Asks for what is not among the answers: the table says why it cannot be. */
  private ask(value: string): void {
    const decision = this.stage.open.find(({ kind }) => kind === "plan");
    if (decision) this.stage.answer(decision, { value, text: { key: "option-wait", args: {} } });
  }

  touchHalf(card: string, side: Side): void {
    this.refused = null;
    const value = placeValue(this.held, card, side);
    if (this.may(value)) return this.do(value ?? "");
    const same = this.held !== null && "card" in this.held && this.held.card === card && this.held.side === side;
    this.held = same ? null : { card, side };
  }
  touchSlot(member: number, turn: number): void {
    this.refused = null;
    const value = dropValue(this.held, member, turn);
    if (this.may(value)) return this.do(value ?? "");
    if (value?.startsWith("place:")) return this.ask(value);
    const same = this.held !== null && "member" in this.held && this.held.member === member && this.held.turn === turn;
    const frozen = this.choices.get(`take:${member}:${turn}`)?.option;
    if (frozen?.forbidden) this.refused = frozen;
    this.held = same ? null : { member, turn };
  }

  /** Goes to a step and stays there. */
  goTo(place: number): void {
    this.playing = false;
    this.at = Math.min(this.steps.length, Math.max(1, place));
  }
}

export function layDesk(stage: () => BoardStage, room: boolean): Desk {
  return setContext(KEY, new Desk(stage, room));
}

export const useDesk = (): Desk => getContext<Desk>(KEY);

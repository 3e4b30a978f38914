/** The view of a seat as the game's `view.py` makes it, and what the board works out from it and from the open questions. */
import type { DecisionInfo, Option } from "../../wire";

export interface Slot {
  half?: "" | Side;
  shows?: string;
  card?: string;
}

export interface Member {
  seat: number;
  android: boolean;
  hero: string;
  slots: Slot[];
  sketch: string[];
  /** The cards it says it has. */
  told: string[];
}

export interface Threat {
  turn: number;
  id: string;
  zone: string;
  state: string;
  square: number;
  hits: number;
  hp: number;
  shield: number;
  speed: number;
  stations: string[];
  /** While it is announced: its marks, and in which turn it comes to each if its speed stays as printed. */
  acts: [mark: string, turn: number][];
}

export interface Ship {
  reactors: number[];
  reactor_capacities: number[];
  shields: number[];
  shield_capacities: number[];
  fuel: number;
  rockets: number;
  tiles: string[][];
  squads_stored: number[];
  computer: number[];
  visual: number[];
  stations: string[];
  squads: number[];
  knocked_out: number[];
}

export interface LogLine {
  mission: string;
  won: boolean;
  reason: string;
  survived: number;
  destroyed: number;
  penalties: number | null;
  visual: number;
}

export interface View {
  seat: number | null;
  seats: number;
  number: number;
  campaign: boolean;
  mission: string;
  speed: string;
  roles: number[];
  crew: Member[];
  phases: number[];
  last_phase: number;
  hand_sizes: number[];
  hand: string[];
  deck_size: number;
  draws: number[];
  tracks: string[];
  threats: Threat[];
  playing: boolean;
  elapsed: number;
  ended_phases: number;
  warned: number;
  transfer_open: boolean;
  silent: boolean;
  agreed: boolean[];
  done: boolean[];
  turn: number;
  ship: Ship;
  log: LogLine[];
  score: number;
  winners: number[] | null;
}

/** The half of a card that is up. */
export type Side = "action" | "move";
export const SIDES: readonly Side[] = ["action", "move"];
export const ZONES = ["red", "white", "blue"] as const;
export const ROLES = ["captain", "communications", "security"] as const;
/** What can be said on the shared sketch. */
/** What can be said of a turn; the heroic halves only by whoever has the card. */
export const SKETCH_WORDS = [
  ...["A", "B", "C", "bots", "red", "blue", "lift"],
  ...["A*", "B*", "bots*", "goto:UR", "goto:UW", "goto:UB", "goto:LR", "goto:LW", "goto:LB", "nothing"],
] as const;

const TURNS = Array.from({ length: 12 }, (_, index) => index + 1);
const LAST_OF_PHASE = [3, 7, 12];
/** The phase of a turn (SA-1.6). */
export const phaseOf = (turn: number): number => 1 + LAST_OF_PHASE.findIndex((last) => turn <= last);
export const PHASES: readonly (readonly number[])[] = LAST_OF_PHASE.map((_, phase) => TURNS.filter((turn) => phaseOf(turn) === phase + 1));

/** The phases that a mission has: a test flight two, any other three. */
export const phasesOf = (view: View): readonly (readonly number[])[] => PHASES.slice(0, view.last_phase);
/** The turn of the jump, in which threats act for the last time (SA-9.6). */
export const jumpTurn = (view: View): number => 1 + (phasesOf(view).at(-1)?.at(-1) ?? 0);

export type Part = "briefing" | "planning" | "reckoning";
export const partOf = (view: View): Part => (view.crew.length === 0 ? "briefing" : view.playing ? "planning" : "reckoning");

/** How fast the mission clock runs beside this device's. */
const PACE: Record<string, number> = { full: 1, half: 0.5, stopped: 0 };

/** Mission time now, from what the server said it was at `heardAt`. It never runs past the warning's end of a phase. */
export function missionTime(view: View, heardAt: number, now: number): number {
  const passed = Math.max(0, now - heardAt) * (PACE[view.speed] ?? 1);
  const ends = view.warned > view.elapsed ? view.warned : Infinity;
  return Math.min(view.elapsed + passed, ends);
}

export function clockFace(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whole seconds until the phase ends, once a warning has said when; else null. */
export const secondsLeft = (view: View, at: number): number | null =>
  view.warned > view.elapsed ? Math.max(0, Math.ceil((view.warned - at) / 1000)) : null;

/** The phase that a seat plans; for a spectator the one the clock is in. */
export const planned = (view: View): number => (view.seat === null ? view.ended_phases + 1 : (view.phases[view.seat] ?? 1));

const LETTERS = ["R", "W", "B"];
const DECKS = ["U", "L"];

/** Where a crew member is after each turn, as far as its cards say: nothing delays it and no lift is taken (section 13). */
export function walk(slots: readonly Slot[]): string[] {
  let [deck, zone] = [0, 1]; // the bridge
  return slots.map(({ shows = "" }) => {
    if (shows === "red") zone = Math.max(0, zone - 1);
    else if (shows === "blue") zone = Math.min(2, zone + 1);
    else if (shows === "lift") deck = 1 - deck;
    else if (shows.startsWith("goto:")) [deck, zone] = [DECKS.indexOf(shows[5] ?? ""), LETTERS.indexOf(shows[6] ?? "")];
    return `${DECKS[deck]}${LETTERS[zone]}`;
  });
}

/** The halves of a card: action, movement. */
export const halves = (card: string): [string, string] => {
  const [action = "", move = ""] = card.split("/");
  return [action, move];
};

/** Equal cards of a hand together, with their number. */
export function grouped(hand: readonly string[]): { card: string; count: number }[] {
  return [...new Set(hand)].map((card) => ({ card, count: hand.filter((each) => each === card).length }));
}

/** Something that can be done: the answer, and the question that it answers. */
export interface Choice {
  decision: DecisionInfo;
  option: Option;
}

/** All answers to all open questions by their value, which says what they do (`place:MEMBER:TURN:CARD:HALF`). */
export function choicesOf(open: readonly DecisionInfo[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const decision of open) for (const option of decision.options) found.set(String(option.value), { decision, option });
  return found;
}

/** What has been picked up: half of a card in hand, or a slot of a board. */
export type Held = { card: string; side: Side } | { member: number; turn: number };

/** What touching a slot does while something is held; null where it does nothing. */
export function dropValue(held: Held | null, member: number, turn: number): string | null {
  if (held === null) return null;
  if ("card" in held) return `place:${member}:${turn}:${held.card}:${held.side}`;
  return held.member === member && held.turn !== turn ? `move:${member}:${held.turn}:${turn}` : null;
}

/** What touching half of a card in hand does while an empty slot is held. */
export function placeValue(held: Held | null, card: string, side: Side): string | null {
  return held !== null && "member" in held ? `place:${held.member}:${held.turn}:${card}:${side}` : null;
}

/** To whom a card may be given now. */
export function gifts(choices: ReadonlyMap<string, Choice>, card: string): Choice[] {
  return [...choices].filter(([value]) => value.startsWith("give:") && value.endsWith(`:${card}`)).map(([, choice]) => choice);
}

/** Which cards a board shows as its seat's own: it may lay cards there. */
export const programmable = (view: View, member: Member): boolean => view.seat !== null && (member.android || member.seat === view.seat);

/** The view of a seat as the game's `view.py` makes it, and what the board works out from it. */
import type { DecisionInfo, Option } from "../../wire";
import type { Zone } from "./cards";

export interface Console {
  credits: number;
  income: number;
  vp: number;
  station: string[];
  patrol: string[][];
  charges: Record<string, number>;
}

export interface View {
  seat: number | null;
  seats: number;
  round: number;
  phase: number;
  first: number;
  active: number;
  dice: number[];
  plans: number[];
  anywhere: number[] | null;
  triggered: boolean;
  consoles: Console[];
  shipyard: string[][];
  deck_sizes: number[];
  colonies: string[];
  hand: string[];
  winners: number[] | null;
}

/** Reaching it triggers the end (SB-18.1); the tracks are drawn up to it. */
export const GOAL = 40;
export const SECTORS = Array.from({ length: 12 }, (_, index) => index + 1);
/** A plan is one sector, or this: each die for itself. */
const SEPARATE = -1;

/** The seats in turn order, beginning with one. */
export function around(seats: number, from: number): number[] {
  return Array.from({ length: seats }, (_, step) => (from + step) % seats);
}

/** The sectors that a seat's dice point at, once it has chosen how to use them. */
export function pointedAt(view: View, seat: number): number[] {
  const plan = view.plans[seat] ?? 0;
  if (plan === SEPARATE) return [...new Set(view.dice)];
  return plan > 0 ? [plan] : [];
}

/** Which half of a seat's cards pays on this turn (SB-10.2, SB-10.4). */
export const paying = (view: View, seat: number): Zone => (view.active === seat ? "station" : "patrol");

/** Questions whose options are sectors that would pay. In the others a sector stands for its station card. */
const POINTING = new Set(["use_dice", "shift_sum", "turn_arrow", "double_sector"]);

const pointsAt = (decision: DecisionInfo): boolean => POINTING.has(decision.kind);

/** Which half of a sector an option means that touches it. */
export function halfMeant(decision: DecisionInfo | null, view: View): Zone {
  return decision !== null && pointsAt(decision) ? paying(view, decision.seat) : "station";
}

/** Whether an option brings nothing by itself and only means sectors in which no card is worth anything on this turn. */
export function paysNothing(
  view: View,
  asked: DecisionInfo | null,
  option: Option,
  worth: (card: string, zone: Zone) => boolean,
): boolean {
  const console = view.consoles[asked?.seat ?? -1];
  if (!asked || !console || !pointsAt(asked) || Object.values(option.gains ?? {}).some(Boolean)) return false;
  const zone = paying(view, asked.seat);
  const touched = (option.touches ?? []).filter((piece) => piece.startsWith("sector:"));
  const cards = touched.flatMap((piece) => console[zone][Number(piece.split("/")[1]) - 1] ?? []);
  return !cards.some((card) => worth(card, zone));
}

const ACQUIRING = new Set(["purchase", "buy", "claim", "draft"]);

/** Whether cards are on offer to a seat by this question. */
export const acquires = (decision: DecisionInfo | null): boolean => decision !== null && ACQUIRING.has(decision.kind);

/**
 * The option that touching a piece chooses: the only one it answers. A sector into which a card on offer would go is not
 * that card: touching it chooses nothing.
 */
export function directOption(decision: DecisionInfo | null, allowed: readonly Option[], piece: string): Option | null {
  const own = acquires(decision) ? allowed.filter((option) => option.touches?.[0] === piece) : allowed;
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** A card that an option would bring, and the sector of whose console it would go into. */
export interface Arrival {
  seat: number;
  sector: number;
  card: string;
}

export function arrivalOf(decision: DecisionInfo | null, option: Option | null): Arrival | null {
  if (!decision || !option || option.forbidden) return null;
  const target = /^sector:(\d+)\/(\d+)$/.exec((option.touches ?? []).find((id) => id.startsWith("sector:")) ?? "");
  if (!target) return null;
  const place = { seat: Number(target[1]), sector: Number(target[2]) };
  if (acquires(decision)) return { ...place, card: String(option.value) };
  if (decision.kind === "place_at") {
    const card = decision.prompt.args?.["card"];
    return typeof card === "string" ? { ...place, card: card.replace(/^@card:/, "") } : null;
  }
  return null;
}

/** How a way of using the dice is marked at the sectors it points at: the face of a die, or the sum. */
export interface Pointer {
  way: "die" | "sum";
  option: Option;
}

export function pointers(decision: DecisionInfo | null): Map<number, Pointer[]> {
  const found = new Map<number, Pointer[]>();
  if (decision?.kind !== "use_dice") return found;
  for (const option of decision.options) {
    for (const piece of option.touches ?? []) {
      const sector = Number(piece.split("/")[1]);
      const way = option.value === "sum" ? "sum" : "die";
      found.set(sector, [...(found.get(sector) ?? []), { way, option }]);
    }
  }
  return found;
}

/** Cards as the board draws them: the record of a pack's card, and the symbols that stand for what is printed on it. */
import type { Piece } from "../../table/api";
import type { Text } from "../../wire";

export const RESOURCES = ["credits", "income", "vp"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Zone = "station" | "patrol";

export interface Effect {
  kind: string;
  [field: string]: unknown;
}

export interface Ability {
  color: "blue" | "red" | "green";
  effects: Effect[];
}

export interface Half {
  credits: number;
  income: number;
  vp: number;
  arrow: "left" | "right" | "both" | null;
  text: Effect[];
  cells: number[][];
  joined: boolean;
  ability: Ability | null;
}

export interface Card {
  id: string;
  names: Record<string, string>;
  group: Record<string, string>;
  /** 0 is a starting ship; a colony has none. */
  level: number;
  sector: number;
  cost: number;
  /** What a colony brings; 0 for a ship. */
  vp: number;
  colony: boolean;
  station: Half | null;
  patrol: Half | null;
  texts: Record<string, Text[]>;
}

export function readCard(id: string, piece: Piece): Card {
  const data = piece.data as Partial<Card>;
  return {
    id,
    names: piece.names,
    group: piece.group,
    level: data.level ?? 0,
    sector: data.sector ?? 0,
    cost: data.cost ?? 0,
    vp: data.vp ?? 0,
    colony: data.station == null,
    station: data.station ?? null,
    patrol: data.patrol ?? null,
    texts: piece.texts,
  };
}

/** One symbol with its figure: "3 credits", "a ship of level 2", "sectors 1 and 12". */
export interface Mark {
  icon: string;
  figure: string;
  resource?: Resource;
}

export interface Printed {
  rewards: Mark[];
  ability: { color: Ability["color"]; marks: Mark[] } | null;
  /** How many cells there are with this number of players (SB-13.9). */
  cells: number;
  joined: boolean;
}

const NOTHING: Printed = { rewards: [], ability: null, cells: 0, joined: false };

export function printed(half: Half | null, players: number): Printed {
  if (!half) return NOTHING;
  const rewards = resources(half);
  if (half.arrow) rewards.push({ icon: `arrow-${half.arrow}`, figure: "" });
  for (const effect of half.text) rewards.push(...effectMarks(effect));
  const ability = half.ability && {
    color: half.ability.color,
    marks: half.ability.effects.flatMap(effectMarks),
  };
  return { rewards, ability, cells: cellsFor(half, players), joined: half.joined };
}

/** A cell with dots exists only at the numbers of players shown (SB-13.9). */
export function cellsFor(half: Half, players: number): number {
  return half.cells.filter((dots) => dots.length === 0 || dots.includes(players)).length;
}

function resources(from: Partial<Record<Resource, unknown>>): Mark[] {
  return RESOURCES.filter((name) => from[name]).map((name) => ({
    icon: name,
    figure: String(from[name]),
    resource: name,
  }));
}

/** What each effect looks like. A kind that is not listed is drawn by its name alone. */
const FIGURES: Record<string, (effect: Effect) => string> = {
  buy: (effect) => ((effect["levels"] as number[] | undefined) ?? []).join("/"),
  claim: (effect) => `${effect["level"]}${Number(effect["count"] ?? 1) > 1 ? `×${effect["count"]}` : ""}`,
  shift_sum: (effect) => (effect["up_to"] === 2 ? "1–2" : "1"),
  reroll: (effect) => (effect["dice"] === 2 ? "2" : ""),
  swap_sectors: (effect) => `${effect["a"]}·${effect["b"]}`,
  drain: (effect) => `−${effect["vp"]}`,
  place_anywhere: (effect) => `${effect["low"]}–${effect["high"]}`,
};

export function effectMarks(effect: Effect): Mark[] {
  if (effect.kind === "gain") return resources(effect as Partial<Record<Resource, unknown>>);
  return [{ icon: effect.kind.replaceAll("_", "-"), figure: FIGURES[effect.kind]?.(effect) ?? "" }];
}

/** What all patrol cards of a sector pay together (SB-10.7), and what else stands on them. */
export interface Stack {
  sums: Mark[];
  others: Mark[];
}

export function stackOf(cards: readonly Card[], players: number): Stack {
  const sum: Record<Resource, number> = { credits: 0, income: 0, vp: 0 };
  const others = new Map<string, Mark>();
  for (const card of cards) {
    for (const mark of printed(card.patrol, players).rewards) {
      if (mark.resource) sum[mark.resource] += Number(mark.figure);
      else others.set(`${mark.icon}${mark.figure}`, mark);
    }
  }
  return { sums: resources(sum), others: [...others.values()] };
}

/** What a card is mostly for: it decides the class of hull and the colour of its trim. */
export type Role =
  | "courier"
  | "hauler"
  | "miner"
  | "carrier"
  | "scout"
  | "tug"
  | "gate"
  | "twin"
  | "tender"
  | "warship"
  | "flagship";

const ROLE_OF_EFFECT: Record<string, Role> = {
  buy: "tug",
  claim: "tug",
  shift_sum: "scout",
  set_die: "scout",
  reroll: "scout",
  swap_sectors: "gate",
  swap_card: "gate",
  place_anywhere: "gate",
  add_charge: "tender",
  move_charge: "tender",
  drain: "warship",
  double: "twin",
  win: "flagship",
};

export function roleOf(card: Card): Role {
  const effects = [card.station, card.patrol].flatMap((half) => half?.ability?.effects ?? []);
  for (const kind of ["win", "drain"]) if (effects.some((effect) => effect.kind === kind)) return ROLE_OF_EFFECT[kind]!;
  const special = effects.map((effect) => ROLE_OF_EFFECT[effect.kind]).find((role) => role !== undefined);
  if (special) return special;
  if (card.level === 0) return card.station?.income ? "miner" : "courier";
  if (card.station?.vp) return "carrier";
  if (card.station?.income) return "miner";
  return "hauler";
}

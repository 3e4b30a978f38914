/** Colonies drawn as planets: bands, continents or craters, some with a ring or a moon, by chance from the card's id. */
import { chanceFrom } from "../../../lib/chance";

export interface World {
  /** One of the page's colours. */
  hue: string;
  kind: "bands" | "lands" | "craters";
  bands: { y: number; high: number; bend: number; deep: boolean }[];
  spots: { x: number; y: number; r: number; squash: number }[];
  lights: { x: number; y: number }[];
  ring: { tilt: number; wide: number } | null;
  moon: { x: number; y: number; r: number } | null;
}

export const RADIUS = 19;
const HUES = ["--charge", "--income", "--credits", "--vp", "--patrol", "--seat-4", "--station", "--seat-1"];
const KINDS = ["bands", "lands", "craters"] as const;

export function drawWorld(id: string, place: number): World {
  const chance = chanceFrom(`world/${id}`);
  const between = (low: number, high: number): number => low + chance() * (high - low);
  const inside = (far: number): { x: number; y: number } => {
    const angle = chance() * 2 * Math.PI;
    const away = Math.sqrt(chance()) * far;
    return { x: round(Math.cos(angle) * away), y: round(Math.sin(angle) * away) };
  };
  const kind = KINDS[place % KINDS.length] ?? "bands";
  const ringed = chance() < (kind === "bands" ? 0.7 : 0.25);
  return {
    hue: HUES[place % HUES.length] ?? "--charge",
    kind,
    bands: Array.from({ length: 6 }, (_, band) => ({
      y: round(-RADIUS + band * 6.6 + between(-1, 1)),
      high: round(between(1.6, 4.4)),
      bend: round(between(1, 4)),
      deep: chance() < 0.5,
    })),
    spots: Array.from({ length: kind === "lands" ? 6 : 9 }, () => ({
      ...inside(RADIUS * 0.9),
      r: round(kind === "lands" ? between(3, 8) : between(1.2, 4)),
      squash: round(between(0.5, 0.9)),
    })),
    lights: Array.from({ length: 7 }, () => inside(RADIUS * 0.75)),
    ring: ringed ? { tilt: round(between(-28, 28)), wide: round(between(26, 30)) } : null,
    moon: !ringed || chance() < 0.4 ? { x: round(between(17, 25)), y: round(between(-24, -14)), r: round(between(2, 3.6)) } : null,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

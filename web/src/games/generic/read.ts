/** How the generic board reads a view that it knows nothing of: by the shape of its values and the names of its fields. */
export interface Cell {
  text: string;
}

export const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** Whether there is anything to see: no empty word, list or record, and nothing that does not hold. */
export function isThere(value: unknown): boolean {
  if (value === null || value === "" || value === false) return false;
  if (Array.isArray(value)) return value.some((one) => !isPlain(one) || isThere(one) || typeof one === "number");
  return true;
}

/** The piece that options call by a name: "card:A/blue" for the "A/blue" of a hand. */
export function pieceNamed(pieces: Iterable<string>, item: string): string | undefined {
  for (const piece of pieces) if (piece === item || piece.slice(piece.indexOf(":") + 1) === item) return piece;
  return undefined;
}

/** How fast a game's clock runs: `speed` of the view says it in words. */
export const pace = (speed: unknown): number => (speed === "half" ? 0.5 : speed === "stopped" ? 0 : 1);

/** Milliseconds as minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The catalogue in use, for the whole page: reading it in a component keeps the component in the language chosen. */
import type { Text } from "../wire";
import { Catalogue, NO_NAMES, type Args, type Names } from "./catalogue";
import { gameTexts, shellTexts, type Language } from "./sources";

interface InUse {
  catalogue: Catalogue;
  game: string | null;
}

const SILENT: InUse = { catalogue: new Catalogue("en", []), game: null };
let inUse: InUse = $state.raw(SILENT);
let asked = 0;

/** Texts that were wanted and not found, in any language. A test reads it through the page. */
const missing = new Set<string>();
declare global {
  interface Window {
    starboardMissingTexts?: () => string[];
  }
}
if (typeof window !== "undefined") {
  window.starboardMissingTexts = () => [...missing, ...inUse.catalogue.missing];
}

/** Loads a language, with a game's words if one is being played. Whoever asked last wins. */
export async function speak(language: Language, game: string | null = null, names: Names = NO_NAMES): Promise<void> {
  const number = ++asked;
  const wanted = [language, ...(language === "en" ? [] : ["en" as const])];
  const sources = await Promise.all(
    wanted.map(async (one) => {
      const [shell, own] = await Promise.all([shellTexts(one), game === null ? [] : gameTexts(game, one)]);
      return [...shell, ...own];
    }),
  );
  if (number !== asked) return;
  for (const key of inUse.catalogue.missing) missing.add(key);
  inUse = { catalogue: new Catalogue(language, sources[0] ?? [], sources[1] ?? [], names), game };
  document.documentElement.lang = language;
}

/** Whether there are words at all: before the first language has come, nothing can be said. */
export const speaks = (): boolean => inUse !== SILENT;
export const t = (key: string, args?: Args): string => inUse.catalogue.word(key, args);
export const say = (text: Text): string => inUse.catalogue.say(text);
export const knows = (key: string): boolean => inUse.catalogue.has(key);
export const join = (items: readonly string[]): string => inUse.catalogue.join(items);
export const language = (): string => inUse.catalogue.language;
export const gameSpoken = (): string | null => inUse.game;

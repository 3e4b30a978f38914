/** Fluent files by language. Those of the shell are part of the client; a game's come from the server. */
export const LANGUAGES = ["en", "ru", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", it: "Italiano" };

const shell = import.meta.glob<string>("$shell/*.ftl", { query: "?raw", import: "default" });
const client = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

const load = async (files: Record<string, () => Promise<string>>, end: string): Promise<string> => {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  return found ? found[1]() : "";
};

/** What the shell says: the table's own texts and the client's. */
export function shellTexts(language: Language): Promise<string[]> {
  return Promise.all([load(shell, `/${language}.ftl`), load(client, `/${language}.ftl`)]);
}

/** What a game says: its rules' texts, from the server, and its board's. */
export async function gameTexts(game: string, language: Language): Promise<string[]> {
  const answer = fetch(`/texts/${encodeURIComponent(game)}/${language}.ftl`);
  const board = load(boards, `/${game}/text/${language}.ftl`);
  const response = await answer;
  return [response.ok ? await response.text() : "", await board];
}

export function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

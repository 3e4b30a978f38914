/** Every word that the client shows is there, in every language, and says the same with the same parameters. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./sources";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const PYTHON = fileURLToPath(new URL("../../../src/starboard", import.meta.url));

/** Keys that are put together: what stands before the last dash of the template, and what may come after it. */
const FAMILIES: Record<string, readonly string[]> = {
  "ui-theme-": ["auto", "night", "day"],
  "ui-motion-": ["auto", "reduced"],
  "ui-pace-": ["none", "live", "days"],
  "ui-state-": ["gathering", "playing", "over"],
  "ui-level-": ["random", "easy", "normal", "hard"],
};
/** Families whose members belong to games: the client asks whether one is known before it says it. */
const ASKED_FIRST = new Set(["amount-", "option-name-", "option-choice-", "view-"]);

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
    .map((name) => read(join(folder, name)))
    .join("\n");

/** Keys as they stand in calls, and in tables of keys ("ui-…", "word-…", "bar-…"). */
const literal = (code: string): Set<string> => {
  const called = [...code.matchAll(/\b(?:t|knows)\(\s*"([a-z0-9-]+)"/g)];
  const listed = [...code.matchAll(/"((?:ui|word|bar)-[a-z0-9-]+)"/g)];
  return new Set([...called, ...listed].map((match) => match[1] ?? ""));
};
const families = (code: string): Set<string> =>
  new Set([...code.matchAll(/\b(?:t|knows|worded)\(\s*`([a-z0-9-]+)\$\{/g)].map((match) => match[1] ?? ""));

function messages(...files: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    for (const { id, value } of new FluentResource(read(file)).body) {
      const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"([a-z_]+)"/g)].map((match) => match[1]);
      found.set(id, [...new Set(names)].sort().join(" "));
    }
  }
  return found;
}

const shell = (language: Language): Map<string, string> =>
  messages(join(PYTHON, "text", `${language}.ftl`), join(WEB, "text", `${language}.ftl`));
const games = readdirSync(join(WEB, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const board = (game: string, language: Language): string => join(WEB, "games", game, "text", `${language}.ftl`);

const shellCode = ["lib", "table", "text", "games/generic"].map((folder) => sources(join(WEB, folder))).join("\n");
const code = `${shellCode}\n${read(join(WEB, "App.svelte"))}`;

describe.each(LANGUAGES)("in %s", (language) => {
  it("the shell has every word that it uses", () => {
    const known = shell(language);
    const used = [...literal(code)];
    for (const family of families(code)) {
      if (ASKED_FIRST.has(family)) continue;
      expect(FAMILIES, `a family of keys that this test does not know`).toHaveProperty([family]);
      used.push(...(FAMILIES[family] ?? []).map((end) => family + end));
    }
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

  it("the client's own words are all used", () => {
    const own = messages(join(WEB, "text", `${language}.ftl`));
    const used = new Set(literal(code));
    for (const [family, ends] of Object.entries(FAMILIES)) for (const end of ends) used.add(family + end);
    expect([...own.keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it("says what English says, of the same things", () => {
    expect(shell(language)).toEqual(shell("en"));
    for (const { name } of games) {
      expect(messages(board(name, language)), name).toEqual(messages(board(name, "en")));
    }
  });

  it.each(games.map((entry) => entry.name))("the board of %s has every word that it uses", (game) => {
    const known = shell(language);
    const own = messages(join(PYTHON, "games", game, "text", `${language}.ftl`), board(game, language));
    const used = [...literal(sources(join(WEB, "games", game)))];
    expect(used.filter((key) => !known.has(key) && !own.has(key))).toEqual([]);
  });

  it("every file is Fluent from end to end", () => {
    for (const file of [join(WEB, "text", `${language}.ftl`), ...games.map(({ name }) => board(name, language))]) {
      const text = read(file);
      const meant = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect([...messages(file).keys()].length, file).toBe(new Set(meant).size);
    }
  });
});

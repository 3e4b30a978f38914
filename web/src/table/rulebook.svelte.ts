/** The rules of a game in the language in use, loaded when somebody first asks for one. */
import { t } from "../text/words.svelte";
import type { RuleInfo } from "../wire";
import { api } from "./api";

/** The rules of the table itself stand in no game's book. */
const TABLE_RULES: Record<string, string> = {
  "T-1": "table-decision-closed",
  "T-2": "table-not-your-decision",
  "T-3": "table-not-offered",
  "T-4": "table-game-over",
  "T-5": "table-undo-barrier",
  "T-6": "table-stays-in-log",
  "T-7": "table-time-backwards",
};

class Rulebook {
  rules: RuleInfo[] = $state.raw([]);
  private loaded = "";

  async load(game: string, language: string): Promise<void> {
    const wanted = `${game}/${language}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    try {
      const rules = await api.rules(game, language);
      if (this.loaded === wanted) this.rules = rules;
    } catch {
      this.loaded = ""; // next time
    }
  }

  find(id: string): RuleInfo | undefined {
    const own = TABLE_RULES[id];
    if (own !== undefined) return { id, section: t("word-table"), text: t(own) };
    return this.rules.find((rule) => rule.id === id);
  }
}

export const rulebook = new Rulebook();

export interface Run {
  text: string;
  kind: "plain" | "em" | "strong" | "rule";
}

/** A rule's words with their emphasis, and the numbers of other rules, as runs: no markup of others enters the page. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{1,3}-(?:EX-)?\d+(?:\.\d+)*)\b/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: "plain" });
    if (match[1] !== undefined) found.push({ text: match[1], kind: "strong" });
    else if (match[2] !== undefined) found.push({ text: match[2], kind: "em" });
    else if (match[3] !== undefined) found.push({ text: match[3], kind: "rule" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: "plain" });
  return found;
}

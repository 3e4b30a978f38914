/**
 * Turns a text (a key with parameters) into a sentence. It reads the same Fluent files as the Python side and resolves
 * the same references: `@seat:2`, `@card:ID`, `@cards:A,B`, `@numbers:5,6`, `@amounts:credits=3,vp=1`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../wire";

export type Args = Record<string, string | number>;

/** What a catalogue must know of the table to name things: who sits where, and what the game's things are called. */
export interface Names {
  seat(number: number): string | undefined;
  thing(kind: string, id: string, language: string): string | undefined;
}

export const NO_NAMES: Names = { seat: () => undefined, thing: () => undefined };

export class Catalogue {
  /** Keys that no bundle has, and messages that lack a parameter. The tests want it empty. */
  readonly missing = new Set<string>();
  private readonly bundles: FluentBundle[];

  /** `sources` are Fluent files of the language; `fallback` those of English, for what the language lacks. */
  constructor(
    readonly language: string,
    sources: readonly string[],
    fallback: readonly string[] = [],
    private readonly names: Names = NO_NAMES,
  ) {
    this.bundles = [bundle(language, sources)];
    if (fallback.length > 0) this.bundles.push(bundle("en", fallback));
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(text: Text): string {
    return this.word(text.key, text.args);
  }

  word(key: string, args: Args = {}): string {
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) named[name] = this.named(value);
    for (const [place, bundle] of this.bundles.entries()) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern == null) continue;
      if (place > 0) this.missing.add(`${this.language}: ${key}`);
      const problems: Error[] = [];
      const sentence = bundle.formatPattern(pattern, named, problems);
      if (problems.length > 0) this.missing.add(`${this.language}: ${key}: ${problems[0]?.message}`);
      return sentence;
    }
    this.missing.add(`${this.language}: ${key}`);
    return `[${key}]`;
  }

  /** Several names as one phrase: A, B and C. */
  join(items: readonly string[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.word("list-none");
    if (rest.length === 0) return first;
    return this.word("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  private named(value: string | number): string | number {
    if (typeof value === "number" || !value.startsWith("@")) return value;
    const colon = value.indexOf(":");
    const kind = value.slice(1, colon < 0 ? undefined : colon);
    const ids = colon < 0 ? "" : value.slice(colon + 1);
    if (kind === "amounts") return this.each(ids, (part) => this.amount(part));
    if (kind === "numbers") return this.each(ids, (number) => number);
    if (kind.endsWith("s")) return this.each(ids, (id) => this.name(kind.slice(0, -1), id));
    return this.name(kind, ids);
  }

  private each(ids: string, name: (id: string) => string): string {
    return this.join(ids.split(",").filter(Boolean).map(name));
  }

  private name(kind: string, id: string): string {
    if (kind === "seat") return this.names.seat(Number(id)) || this.word("seat-name", { number: Number(id) + 1 });
    return this.names.thing(kind, id, this.language) ?? id;
  }

  private amount(part: string): string {
    const [what, count] = part.split("=");
    return this.word(`amount-${what}`, { count: Number(count) });
  }
}

function bundle(language: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

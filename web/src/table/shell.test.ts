/** Small parts of the shell, and what holds for all of its components. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readRoute } from "./route.svelte";
import { runs } from "./rulebook.svelte";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const components = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
const read = (name: string): string => readFileSync(join(WEB, name), "utf8");

describe("addresses", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#/nonsense", { page: "lobby" }],
    ["#/new/space_base", { page: "new", game: "space_base" }],
    ["#/table/abc", { page: "table", table: "abc", key: null, room: false }],
    ["#/table/abc/key/s3cret", { page: "table", table: "abc", key: "s3cret", room: false }],
    ["#/table/abc/room", { page: "table", table: "abc", key: null, room: true }],
    ["#/table/abc/replay", { page: "replay", table: "abc", at: null }],
    ["#/table/abc/replay/17", { page: "replay", table: "abc", at: 17 }],
    ["#/rules/space_base/SB-7.10", { page: "rules", game: "space_base", rule: "SB-7.10" }],
  ])("%s", (hash, route) => expect(readRoute(hash)).toEqual(route));
});

describe("the words of a rule", () => {
  it("have emphasis and the numbers of other rules, and no markup", () => {
    expect(runs("A **card** of *yours*, see SB-7.10 <b>")).toEqual([
      { text: "A ", kind: "plain" },
      { text: "card", kind: "strong" },
      { text: " of ", kind: "plain" },
      { text: "yours", kind: "em" },
      { text: ", see ", kind: "plain" },
      { text: "SB-7.10", kind: "rule" },
      { text: " <b>", kind: "plain" },
    ]);
  });
});

describe("every component", () => {
  it("writes words as text: nothing that people typed becomes markup", () => {
    expect(components.filter((name) => /\{@html/.test(read(name)))).toEqual([]);
  });

  it("draws only symbols that the sprite has", () => {
    const sprite = read("lib/Sprite.svelte");
    const used = components.flatMap((name) => [...read(name).matchAll(/<Icon name="([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""));
    expect([...new Set(used)].filter((symbol) => !sprite.includes(`id="i-${symbol}"`))).toEqual([]);
  });

  it("of the shell takes its colours from the tokens", () => {
    const shell = components.filter((name) => /^(lib|table)\//.test(name) && !/Qr\.svelte|Sprite\.svelte/.test(name));
    const styles = (name: string): string => read(name).split("<style>")[1] ?? "";
    expect(shell.filter((name) => /#[0-9a-f]{3,8}\b|rgba?\(|hsl/i.test(styles(name)))).toEqual([]);
  });
});

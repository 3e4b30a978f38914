import { describe, expect, it } from "vitest";
import type { EventInfo } from "../wire";
import { rows } from "./rows";

const events = (kinds: string): EventInfo[] =>
  [...kinds].map((kind, n) => ({ n, record: n, kind, data: {}, cites: [], text: { key: kind, args: {} }, barrier: false }));
const SMALL = new Set(["s"]);
const drawn = (kinds: string, ...opened: number[]): (string | number)[] =>
  rows(events(kinds), SMALL, new Set(opened)).map(({ event, fold }) => event?.kind ?? fold?.count ?? "");

describe("the lines of the log", () => {
  it.each([
    ["", []],
    ["ab", ["a", "b"]],
    ["ssass", ["s", "s", "a", "s", "s"]],
    ["asssbs", ["a", 3, "b", "s"]],
    ["ssss", [4]],
  ])("fold small events of which three or more follow each other: %s", (kinds, lines) => expect(drawn(kinds)).toEqual(lines));

  it("show what was opened, and only that", () => expect(drawn("asssbsss", 1)).toEqual(["a", 3, "s", "s", "s", "b", 3]));

  it("have numbers of their own", () => {
    const numbers = rows(events("sssasss"), SMALL, new Set([0])).map(({ n }) => n);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

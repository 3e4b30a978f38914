/** Text can be read and pieces told apart in both themes: contrast by the formula of WCAG 2. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [nightBlock, dayBlock] = css.split(':root[data-theme="day"]');
const colours = (block: string | undefined): Record<string, string> =>
  Object.fromEntries([...(block ?? "").matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));
const night = colours(nightBlock);
const themes = { night, day: { ...night, ...colours(dayBlock) } };

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
function contrast(one: string | undefined, other: string | undefined): number {
  const [low, high] = [light(one ?? "#000000"), light(other ?? "#000000")].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const TEXT = ["ink", "soft", "can", "focus", "danger", "gain", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "credits", "income", "vp", "charge"];
const GROUND = ["space", "panel", "raised"];

describe.each(Object.entries(themes))("by %s", (_, theme) => {
  it.each(TEXT.flatMap((text) => GROUND.map((ground) => [text, ground] as const)))("%s can be read on %s", (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it("what is pressed can be read", () => {
    expect(contrast(theme["on-can"], theme["can"])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(GROUND)("edges can be seen on %s", (ground) => {
    expect(contrast(theme["edge"], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

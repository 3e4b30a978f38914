import { describe, expect, it } from "vitest";
import { Catalogue, type Names } from "./catalogue";

const ENGLISH = [
  "list-none = nothing",
  "list-and = { $first } and { $last }",
  "seat-name = Seat { $number }",
  "event-gained = { $seat } gains { $gains } from { $card }.",
  "event-refilled = New: { $cards }.",
  "event-at = At { $spots }.",
  "amount-credits = { $count ->\n    [one] 1 credit\n   *[other] { $count } credits\n }",
  "amount-vp = { $count } VP",
  "only-english = Plain",
].join("\n");
const RUSSIAN = [
  "list-and = { $first } и { $last }",
  "amount-credits = { $count ->\n    [one] { $count } кредит\n    [few] { $count } кредита\n   *[many] { $count } кредитов\n }",
].join("\n");

const NAMES: Names = {
  seat: (number) => ["Mira", "Oleg"][number],
  thing: (kind, id, language) => (kind === "card" ? `${id} (${language})` : undefined),
};

const english = (): Catalogue => new Catalogue("en", [ENGLISH], [], NAMES);

describe("references in parameters", () => {
  it("name seats, things, lists, numbers and amounts", () => {
    const gained = { key: "event-gained", args: { seat: "@seat:1", gains: "@amounts:credits=1,vp=2", card: "@card:X" } };
    expect(english().say(gained)).toBe("Oleg gains 1 credit and 2 VP from X (en).");
    expect(english().word("event-refilled", { cards: "@cards:A,B,C" })).toBe("New: A (en), B (en) and C (en).");
    expect(english().word("event-refilled", { cards: "@cards:" })).toBe("New: nothing.");
    expect(english().word("event-at", { spots: "@numbers:5,6" })).toBe("At 5 and 6.");
  });

  it("number a seat that nobody has a name for, from one", () => {
    expect(english().word("event-at", { spots: "@seat:4" })).toBe("At Seat 5.");
  });

  it("leave a thing without a name its id", () => {
    expect(english().word("event-at", { spots: "@tile:T7" })).toBe("At T7.");
  });
});

describe("a language that lacks a text", () => {
  it("says it in English and remembers that it is missing", () => {
    const russian = new Catalogue("ru", [RUSSIAN], [ENGLISH], NAMES);
    expect(russian.word("amount-credits", { count: 3 })).toBe("3 кредита");
    expect([...russian.missing]).toEqual([]);
    expect(russian.word("only-english")).toBe("Plain");
    expect([...russian.missing]).toEqual(["ru: only-english"]);
  });

  it("shows the key of what nobody says", () => {
    const catalogue = english();
    expect(catalogue.word("no-such-text")).toBe("[no-such-text]");
    expect([...catalogue.missing]).toEqual(["en: no-such-text"]);
  });

  it("remembers a parameter that was not given", () => {
    const catalogue = english();
    catalogue.word("seat-name");
    expect(catalogue.missing.size).toBe(1);
  });
});

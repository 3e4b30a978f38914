import { describe, expect, it } from "vitest";
import { isRows, isThere, minutes, pace, pieceNamed } from "./read";

describe("what is there to see", () => {
  it.each([[null, false], ["", false], [false, false], [[], false], [["", ""], false], [0, true], [[0, 0], true], ["a", true], [{}, true]])(
    "%j: %s",
    (value, there) => expect(isThere(value)).toBe(there),
  );
  it("like records are rows; anything else is not", () => {
    expect([isRows([{ a: 1 }]), isRows([]), isRows([{ a: 1 }, 2]), isRows({ a: 1 })]).toEqual([true, false, false, false]);
  });
});

describe("names and figures", () => {
  it("a thing of the hand is the piece that options touch", () => {
    expect(pieceNamed(["slot:1/2", "card:A/blue"], "A/blue")).toBe("card:A/blue");
    expect(pieceNamed(["L1-01"], "L1-01")).toBe("L1-01");
    expect(pieceNamed(["card:A/blue"], "B/blue")).toBeUndefined();
  });
  it("a clock shows minutes and seconds, at the pace of the game", () => {
    expect([minutes(0), minutes(59_999), minutes(60_000), minutes(605_000)]).toEqual(["0:00", "0:59", "1:00", "10:05"]);
    expect([pace("full"), pace("half"), pace("stopped")]).toEqual([1, 0.5, 0]);
  });
});

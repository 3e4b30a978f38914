import { expect, test } from "vitest";
import { quietHours } from "./calls";
import { bytes, text } from "./passkeys";

const at = (offset: number): Date => ({ getTimezoneOffset: () => offset }) as Date;

test("quiet hours are minutes of the day here, with what this place is ahead", () => {
  expect(quietHours("22:30", "07:00", at(-120))).toEqual({ begin: 1350, end: 420, offset: 120 });
  expect(quietHours("00:00", "06:05", at(300))).toEqual({ begin: 0, end: 365, offset: -300 });
});

test("hours that are missing or none are no quiet hours", () => {
  expect(quietHours("", "07:00")).toBeNull();
  expect(quietHours("22:00", "")).toBeNull();
  expect(quietHours("22:00", "22:00")).toBeNull();
});

test("bytes become text for the server and bytes again", () => {
  const some = new Uint8Array([0, 1, 62, 63, 250, 255]);
  expect(text(some.buffer)).toBe("AAE-P_r_");
  expect([...bytes("AAE-P_r_")]).toEqual([...some]);
  expect(text(new Uint8Array([255]).buffer)).toBe("_w");
  expect([...bytes("_w")]).toEqual([255]);
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberVoice, speak, wantsVoice } from "./voice";

class Utterance {
  lang = "";
  volume = 1;
  constructor(readonly text: string) {}
}

describe("the computer's voice", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("speaks the table's language as loud as the sounds are, and is silent when they are off", () => {
    const speaking = vi.fn();
    vi.stubGlobal("speechSynthesis", { speak: speaking });
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    speak("Allarme.", "it", 0);
    expect(speaking).not.toHaveBeenCalled();
    speak("Allarme.", "it", 60);
    expect(speaking).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: "Allarme.", lang: "it", volume: 0.6 }));
  });

  it("says nothing where there is no voice", () => {
    expect(() => speak("Alert.", "en", 60)).not.toThrow();
  });

  it("is wanted until somebody switches it off, and stays off", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    expect(wantsVoice()).toBe(true);
    rememberVoice(false);
    expect(wantsVoice()).toBe(false);
    rememberVoice(true);
    expect(wantsVoice()).toBe(true);
  });
});

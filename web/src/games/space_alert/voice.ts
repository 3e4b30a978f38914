/** The ship's computer reads its announcements aloud, where the browser has a voice. Remembered on this device. */
const KEY = "starboard.space_alert.voice";

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

export function wantsVoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true; // storage is switched off
  }
}

export function rememberVoice(wanted: boolean): void {
  try {
    localStorage.setItem(KEY, wanted ? "on" : "off");
  } catch {
    // a private window: the choice holds until the tab is closed
  }
}

/** Says a line after those that are still being said. */
export function speak(line: string, language: string, volume: number): void {
  if (!canSpeak() || volume === 0) return;
  const said = new SpeechSynthesisUtterance(line);
  said.lang = language;
  said.volume = volume / 100;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

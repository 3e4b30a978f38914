/** What a person has chosen on this device. Remembered in the browser, nowhere else. */
import { isLanguage, type Language } from "../text/sources";

const KEY = "starboard.settings";

export interface Settings {
  name: string;
  language: Language;
  theme: "auto" | "night" | "day";
  motion: "auto" | "reduced";
  volume: number; // 0 to 100
  chatMuted: boolean;
  singleKeys: boolean; // 1 to 9 choose an option; letters open log, chat and rules
  notify: boolean;
  quietBegin: string; // "22:00"; empty without quiet hours
  quietEnd: string;
}

function firstLanguage(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

function remembered(): Settings {
  const fresh: Settings = {
    name: "",
    language: firstLanguage(),
    theme: "auto",
    motion: "auto",
    volume: 60,
    chatMuted: false,
    singleKeys: true,
    notify: false,
    quietBegin: "",
    quietEnd: "",
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return fresh; // storage is switched off, or holds something of somebody else
  }
}

export const settings: Settings = $state(remembered());

export function rememberSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: the choice holds until the tab is closed
  }
}

export function reducedMotion(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether a key alone is a command here: not while somebody types, and not for those who have switched it off. */
export function singleKey(event: KeyboardEvent): boolean {
  if (!settings.singleKeys || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog");
}

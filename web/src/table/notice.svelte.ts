/** "Your turn" where one sees it without looking at the table: the tab's title, the badge, a sound, a notification. */
import { t } from "../text/words.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";

interface Badge {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

let called = false;

export function showTurn(myTurn: boolean, title: string): void {
  document.title = myTurn ? `● ${t("word-your-turn")} · ${title}` : `${title} · Starboard`;
  const badge = navigator as Badge;
  if (myTurn && !called) {
    play("turn");
    badge.setAppBadge?.(1).catch(() => undefined);
    if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("word-your-turn"), { body: title, icon: "/icon.svg", tag: "starboard-turn" });
    }
  }
  if (!myTurn && called) badge.clearAppBadge?.().catch(() => undefined);
  called = myTurn;
}

export function forgetTurn(): void {
  called = false;
  document.title = "Starboard";
}

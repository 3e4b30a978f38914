/** Being called to one's turn when one is away: by the browser's push service, or by mail. */
import type { CallWays, Quiet } from "../wire";
import { send } from "./api";
import { bytes } from "./passkeys";
import { settings } from "./settings.svelte";

export const callWays = (): Promise<CallWays> => send<CallWays>("GET", "/api/calls", settings.language);

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && window.isSecureContext;

/** "22:00" and "07:00" here, as the server counts them; no hours when one of them is missing. */
export function quietHours(begin: string, end: string, now: Date = new Date()): Quiet | null {
  if (!begin || !end || begin === end) return null;
  return { begin: minutes(begin), end: minutes(end), offset: -now.getTimezoneOffset() };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

export async function callByPush(table: string, key: string, pushKey: string, quiet: Quiet | null): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready; // one that is still being installed takes no subscription
  const options = { userVisibleOnly: true, applicationServerKey: bytes(pushKey) };
  const subscription = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await want(table, key, { push: { endpoint, keys }, quiet });
}

export const callByMail = (table: string, key: string, mail: string, quiet: Quiet | null): Promise<void> =>
  want(table, key, { mail, quiet });

export const noCalls = (table: string, key: string): Promise<void> =>
  send("DELETE", `/api/tables/${encodeURIComponent(table)}/calls`, settings.language, undefined, key);

const want = (table: string, key: string, wish: unknown): Promise<void> =>
  send("POST", `/api/tables/${encodeURIComponent(table)}/calls`, settings.language, wish, key);

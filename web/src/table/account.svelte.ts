/** The account that is logged in in this browser, if any: it makes the seats of all devices one list. */
import type { AccountInfo, PasskeyQuestion, SeatKey } from "../wire";
import { send } from "./api";
import { keepSeat, mySeats } from "./keys";
import { makePasskey, usePasskey } from "./passkeys";
import { settings } from "./settings.svelte";

const MOST = 100; // that the server takes at once

class Account {
  info: AccountInfo | null = $state.raw(null);

  async refresh(): Promise<void> {
    this.info = await send<AccountInfo | null>("GET", "/api/account", settings.language);
  }

  async register(name: string, password: string): Promise<void> {
    await this.enter("/api/account", { name, password });
  }

  async logIn(name: string, password: string): Promise<void> {
    await this.enter("/api/session", { name, password });
  }

  async passkeyLogIn(): Promise<void> {
    const asked = await send<PasskeyQuestion>("POST", "/api/session/passkey/begin", settings.language);
    await this.enter("/api/session/passkey", { ticket: asked.ticket, credential: await usePasskey(asked.options) });
  }

  /** The first passkey of a new account, or another one of mine. */
  async addPasskey(name: string): Promise<void> {
    const asked = await send<PasskeyQuestion>("POST", "/api/account/passkeys/begin", settings.language, { name });
    await this.enter("/api/account/passkeys", { ticket: asked.ticket, credential: await makePasskey(asked.options) });
  }

  async logOut(): Promise<void> {
    await send("DELETE", "/api/session", settings.language);
    this.info = null;
  }

  async close(): Promise<void> {
    await send("DELETE", "/api/account", settings.language);
    this.info = null;
  }

  /** This device's seats become the account's, and the account's become this device's. */
  async share(): Promise<void> {
    const here = mySeats().map(({ table, seat, key }) => ({ table, seat, key }));
    const known = await send<SeatKey[]>("POST", "/api/account/seats", settings.language, { keys: here.slice(0, MOST) });
    const mine = new Set(here.map((seat) => seat.key));
    for (const seat of known) if (!mine.has(seat.key)) keepSeat({ ...seat, title: "", at: Date.now() });
  }

  private async enter(path: string, body: unknown): Promise<void> {
    this.info = await send<AccountInfo>("POST", path, settings.language, body);
    await this.share();
  }
}

export const account = new Account();

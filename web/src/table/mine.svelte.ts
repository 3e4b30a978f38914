/** The tables where I have a seat, and which of them wait for me. Asked for now and then, while somebody looks. */
import type { MyTable } from "../wire";
import { api } from "./api";
import { mySeats } from "./keys";
import { settings } from "./settings.svelte";

const EVERY = 20_000;
const MOST = 100; // that the server takes at once

class Mine {
  tables: MyTable[] = $state.raw([]);

  /** Another table that waits for me, if there is one. */
  next(but: string): MyTable | undefined {
    return this.tables.find((mine) => mine.waits && mine.table.id !== but);
  }

  async refresh(): Promise<void> {
    const keys = mySeats().map(({ table, seat, key }) => ({ table, seat, key }));
    if (keys.length === 0) this.tables = [];
    else this.tables = await api.mine(keys.slice(0, MOST), settings.language);
  }

  /** Keeps asking until it is told to stop. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) this.refresh().catch(() => undefined); // what is known stays until the server answers
    };
    look();
    const asking = setInterval(look, EVERY);
    return () => clearInterval(asking);
  }
}

export const mine = new Mine();

/** What the others did since I last looked: who gained what, and which cards they took. */
import type { EventInfo } from "../../wire";
import { RESOURCES, type Resource } from "./cards";

export interface News {
  gains: Partial<Record<Resource, number>>;
  cards: { card: string; sector: number }[];
}

const GAINING = new Set(["gained", "ability_gained", "colony_settled"]);

/** By seat; a seat that did nothing worth telling is not in it. */
export function newsOf(events: readonly EventInfo[]): Map<number, News> {
  const found = new Map<number, News>();
  for (const { kind, data } of events) {
    const seat = Number(data["seat"]);
    const news = found.get(seat) ?? { gains: {}, cards: [] };
    if (GAINING.has(kind)) {
      for (const resource of RESOURCES) {
        const amount = Number(data[resource] ?? 0);
        if (amount > 0) news.gains[resource] = (news.gains[resource] ?? 0) + amount;
      }
      if (Object.keys(news.gains).length > 0) found.set(seat, news);
    } else if (kind === "vp_lost") {
      news.gains.vp = (news.gains.vp ?? 0) - Number(data["vp"]);
      found.set(seat, news);
    } else if (kind === "placed") {
      news.cards.push({ card: String(data["card"]), sector: Number(data["sector"]) });
      found.set(seat, news);
    }
  }
  return found;
}

/**
 * Where the news begins: with the question before the one that is open, as its answer is what I saw last. Told of every
 * question and of how many events there are, it remembers.
 */
export class LastLook {
  private question: number | null = null;
  private asked = 0;
  private from: number;

  constructor(events: number) {
    this.from = events;
  }

  begin(question: number | null, events: number): number {
    if (question !== this.question) {
      if (this.question !== null) this.from = this.asked;
      this.question = question;
      this.asked = events;
    }
    return Math.min(this.from, events);
  }
}

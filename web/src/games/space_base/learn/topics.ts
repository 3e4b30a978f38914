/**
 * What the guided first game tells, and when. There is no script: a topic comes up as soon as the game shows what it is
 * about, the first in this order that was not told yet. So the lesson fits whatever the learner chooses.
 */
import type { DecisionInfo, EventInfo } from "../../../wire";
import type { Args } from "../../../text/catalogue";
import type { View } from "../view";

export interface Moment {
  view: View;
  me: number;
  asked: DecisionInfo | null;
  /** Everything that happened since the table was opened. */
  events: readonly EventInfo[];
  /** How many cells the half in force of a card of mine has. */
  cells(card: string): number;
  /** The cheapest ship on offer with cells that I may take, or else the dearest ship. */
  advice(withCells: boolean): string;
}

export interface Topic {
  id: string;
  /** Whether the game is there. */
  when(moment: Moment): boolean;
  /** Whether it has moved on; a topic without this stays until the learner has read it. */
  until?(moment: Moment): boolean;
  args?(moment: Moment): Args;
  /** What it speaks of, as selectors of the board. */
  points?(moment: Moment): string[];
  /** The part of a narrow board where that is. */
  tab?: "console" | "yard" | "players";
}

const asks = ({ asked }: Moment, kind: string): boolean => asked?.kind === kind;
const mine = ({ view, me }: Moment): boolean => view.active === me;
const last = ({ events, me }: Moment, kind: string): EventInfo | undefined =>
  events.findLast((event) => event.kind === kind && event.data["seat"] === me);
const count = ({ events, me }: Moment, kind: string): number =>
  events.filter((event) => event.kind === kind && event.data["seat"] === me).length;
const purchases = (moment: Moment): number => count(moment, "bought") + count(moment, "nothing_bought");
const station = (me: number, sector: unknown): string => `[data-place="sector:${me}/${sector}"]`;
const patrol = (me: number, sector: unknown): string => `[data-piece="patrol:${me}/${sector}"]`;
const ship = (card: string): string => `[data-piece="shipyard:${card}"]`;

/** My card with cells, which the topic about charges speaks of. */
function withCells({ view, me, cells }: Moment): string | undefined {
  const console = view.consoles[me];
  return [...(console?.station ?? []), ...(console?.patrol.flat() ?? [])].find((card) => cells(card) > 0);
}

const dice = ({ view, me }: Moment): string[] => {
  const [first = 0, second = 0] = view.dice;
  return [first, second, first + second].map((sector) => (view.active === me ? station(me, sector) : patrol(me, sector)));
};

const rolled = ({ view }: Moment): Args => {
  const [first = 0, second = 0] = view.dice;
  return { first, second, sum: first + second };
};

/** By this round there was time for everything: the lesson ends, the game goes on. */
const ENOUGH = 6;

export const TOPICS: readonly Topic[] = [
  { id: "goal", when: () => true, points: ({ me }) => [`[data-track="${me}/vp"]`] },
  { id: "station", when: () => true, points: ({ me }) => [station(me, 1), station(me, 12)], tab: "console" },
  {
    id: "patrol",
    when: ({ view, me }) => view.consoles[me]?.patrol.some((cards) => cards.length > 0) ?? false,
    args: ({ view, me }) => {
      const console = view.consoles[me];
      const sector = (console?.patrol.findIndex((cards) => cards.length > 0) ?? 0) + 1;
      return { sector, drawn: `@card:${console?.station[sector - 1]}`, card: `@card:${console?.patrol[sector - 1]?.[0]}` };
    },
    points: ({ view, me }) => [patrol(me, (view.consoles[me]?.patrol.findIndex((cards) => cards.length > 0) ?? 0) + 1)],
    tab: "console",
  },
  {
    id: "own-dice",
    when: (moment) => asks(moment, "use_dice") && mine(moment),
    until: (moment) => !asks(moment, "use_dice") || !mine(moment),
    args: rolled,
    points: dice,
    tab: "console",
  },
  {
    id: "gained",
    when: (moment) => last(moment, "gained") !== undefined,
    args: (moment) => {
      const { data } = last(moment, "gained")!;
      return { card: `@card:${data["card"]}`, sector: Number(data["sector"]), way: String(data["way"]) };
    },
    points: (moment) => {
      const { data } = last(moment, "gained")!;
      return [data["way"] === "station" ? station(moment.me, data["sector"]) : patrol(moment.me, data["sector"])];
    },
  },
  {
    id: "purchase",
    when: (moment) => asks(moment, "purchase"),
    until: (moment) => !asks(moment, "purchase"),
    args: (moment) => ({ credits: moment.view.consoles[moment.me]?.credits ?? 0, card: `@card:${moment.advice(false)}` }),
    points: (moment) => [ship(moment.advice(false))],
    tab: "yard",
  },
  {
    id: "placed",
    when: (moment) => count(moment, "bought") > 0 && last(moment, "placed") !== undefined,
    args: (moment) => {
      const { data } = last(moment, "placed")!;
      return { card: `@card:${data["card"]}`, deployed: `@card:${data["deployed"]}`, sector: Number(data["sector"]) };
    },
    points: (moment) => {
      const sector = last(moment, "placed")?.data["sector"];
      return [station(moment.me, sector), patrol(moment.me, sector)];
    },
    tab: "console",
  },
  {
    id: "income",
    when: (moment) => purchases(moment) > 0 && !mine(moment),
    args: ({ view, me }) => ({ income: view.consoles[me]?.income ?? 0 }),
    points: ({ me }) => [`[data-track="${me}/income"]`],
  },
  {
    id: "others-dice",
    when: (moment) => asks(moment, "use_dice") && !mine(moment),
    until: (moment) => !asks(moment, "use_dice") || mine(moment),
    args: (moment) => ({ ...rolled(moment), seat: `@seat:${moment.view.active}` }),
    points: dice,
    tab: "console",
  },
  {
    id: "rivals",
    when: ({ view }) => view.round >= 2,
    points: () => ["[data-region=players]"],
    tab: "players",
  },
  {
    id: "odds",
    when: (moment) => asks(moment, "use_dice") && mine(moment) && purchases(moment) > 0,
    until: (moment) => !asks(moment, "use_dice") || !mine(moment),
    args: rolled,
    points: dice,
    tab: "console",
  },
  {
    id: "ability-ship",
    when: (moment) => asks(moment, "purchase") && purchases(moment) > 0 && moment.advice(true) !== "",
    until: (moment) => !asks(moment, "purchase"),
    args: (moment) => ({ card: `@card:${moment.advice(true)}` }),
    points: (moment) => [ship(moment.advice(true))],
    tab: "yard",
  },
  {
    id: "cells",
    when: (moment) => withCells(moment) !== undefined,
    args: (moment) => ({ card: `@card:${withCells(moment)}` }),
    points: (moment) => [`[data-piece="card:${moment.me}/${withCells(moment)}"]`, `[data-owner="${moment.me}"][data-cards~="${withCells(moment)}"]`],
    tab: "console",
  },
  {
    id: "window",
    when: ({ asked }) => ["window", "set_dice", "reroll", "shift_sum", "double"].includes(asked?.kind ?? ""),
    until: ({ asked }) => !["window", "set_dice", "reroll", "shift_sum", "double"].includes(asked?.kind ?? ""),
    points: ({ asked }) => (asked?.options ?? []).flatMap(({ touches }) => (touches ?? []).map((piece) => `[data-piece="${piece}"]`)),
    tab: "console",
  },
  {
    id: "colony",
    when: (moment) => asks(moment, "purchase") && purchases(moment) > 1,
    until: (moment) => !asks(moment, "purchase"),
    points: () => ['[data-piece^="colony:"]'],
    tab: "yard",
  },
  { id: "end", when: ({ view }) => view.round >= ENOUGH },
];

/** The topic that was not told yet and whose time has come. */
export function nextTopic(told: readonly string[], moment: Moment): Topic | null {
  return TOPICS.find((topic) => !told.includes(topic.id) && topic.when(moment)) ?? null;
}

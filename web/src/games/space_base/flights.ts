/**
 * What happened, shown where it happened: what a card pays flies from it to its owner's track, a bought card flies to its
 * sector. Only transforms and opacity move, nothing waits for a flight, and with reduced motion a piece is marked instead.
 */
import { tick } from "svelte";
import { reducedMotion } from "../../table/settings.svelte";
import type { EventInfo } from "../../wire";
import type { BoardStage } from "../board";
import { RESOURCES, type Resource } from "./cards";

export interface Gain {
  seat: number;
  card: string;
  resource: Resource | "charge";
  amount: number;
}

const PAYING = new Set(["gained", "ability_gained"]);

/** The amounts that events brought, in their order; what one card brings twice is one flight. */
export function gainsOf(events: readonly EventInfo[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const { kind, data } of events) {
    if (!PAYING.has(kind)) continue;
    for (const resource of [...RESOURCES, "charge"] as const) {
      const amount = Number(data[resource] ?? 0);
      if (amount === 0) continue;
      const [seat, card] = [Number(data["seat"]), String(data["card"])];
      const key = `${seat}/${card}/${resource}`;
      found.set(key, { seat, card, resource, amount: amount + (found.get(key)?.amount ?? 0) });
    }
  }
  return [...found.values()];
}

interface Arrival {
  seat: number;
  card: string;
  sector: number;
}

export function arrivalsOf(events: readonly EventInfo[]): Arrival[] {
  return events
    .filter((event) => event.kind === "placed")
    .map(({ data }) => ({ seat: Number(data["seat"]), card: String(data["card"]), sector: Number(data["sector"]) }));
}

const FLIGHT = 400;
const BETWEEN = 60;
/** However much happens at once, the last flight starts this soon. */
const SOON = 500;
const MARKED = 900;
const OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export function watchFlights(board: HTMLElement, stage: BoardStage): () => void {
  return stage.listen((events) => {
    const gains = gainsOf(events);
    const arrivals = arrivalsOf(events);
    if (gains.length === 0 && arrivals.length === 0) return;
    // The listener is told before the view changes: this is how things lay.
    const leaving = arrivals.map((arrival) => ({ ...arrival, from: offer(board, arrival.card) }));
    void tick().then(() => {
      if (!board.isConnected) return;
      if (reducedMotion()) mark(board, gains, arrivals);
      else fly(board, gains, leaving);
    });
  });
}

interface Leaving extends Arrival {
  from: { picture: HTMLElement; box: DOMRect } | null;
}

function offer(board: HTMLElement, card: string): Leaving["from"] {
  const piece = ["shipyard", "colony", "hand"]
    .map((kind) => board.querySelector<HTMLElement>(`[data-piece="${kind}:${CSS.escape(card)}"]`))
    .find((found) => isSeen(found));
  if (!piece) return null;
  const picture = piece.cloneNode(true) as HTMLElement;
  picture.removeAttribute("data-piece");
  return { picture, box: piece.getBoundingClientRect() };
}

function fly(board: HTMLElement, gains: readonly Gain[], leaving: readonly Leaving[]): void {
  const step = Math.min(BETWEEN, SOON / Math.max(1, gains.length));
  // Everything is measured before anything is added, so that the page is laid out once.
  const paid = gains.flatMap((gain, place) => {
    const from = cardPlace(board, gain.seat, gain.card);
    const to = gain.resource === "charge" ? from : seen(board, `[data-track="${gain.seat}/${gain.resource}"]`);
    if (!from || !to) return [];
    return [{ gain, from, start: middle(from), end: middle(to), delay: place * step }];
  });
  const placed = leaving.flatMap(({ from, seat, sector }) => {
    const to = seen(board, `[data-place="sector:${seat}/${sector}"]`) ?? seen(board, `[data-mini="${seat}/${sector}"]`);
    return from && to ? [{ from, to: to.getBoundingClientRect() }] : [];
  });
  for (const { gain, from, start, end, delay } of paid) {
    from.animate([{ transform: "none" }, { transform: "scale(1.06)" }, { transform: "none" }], {
      duration: FLIGHT,
      delay,
      easing: OUT,
    });
    send(token(gain), start, end, delay);
  }
  for (const { from, to } of placed) move(from.picture, from.box, to);
}

interface Point {
  x: number;
  y: number;
}

function middle(element: HTMLElement): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function mark(board: HTMLElement, gains: readonly Gain[], arrivals: readonly Arrival[]): void {
  const places = [
    ...gains.map((gain) => cardPlace(board, gain.seat, gain.card)),
    ...arrivals.map(({ seat, sector }) => seen(board, `[data-place="sector:${seat}/${sector}"]`)),
  ];
  for (const place of new Set(places)) {
    if (!place) continue;
    place.style.outline = "3px solid var(--gain)";
    place.style.outlineOffset = "-3px"; // inside, as a patrol's corners are cut
    setTimeout(() => (place.style.outline = place.style.outlineOffset = ""), MARKED);
  }
}

/** Where a card lies: as a station card, in a stack, or in the small picture of a console. */
function cardPlace(board: HTMLElement, seat: number, card: string): HTMLElement | null {
  const id = CSS.escape(card);
  return (
    seen(board, `[data-piece="card:${seat}/${id}"]`) ?? seen(board, `[data-owner="${seat}"][data-cards~="${id}"]`)
  );
}

function seen(board: HTMLElement, selector: string): HTMLElement | null {
  return [...board.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? null;
}

const isSeen = (element: HTMLElement | null): boolean =>
  element !== null && element.offsetParent !== null && getComputedStyle(element).visibility === "visible";

function token({ resource, amount }: Gain): HTMLElement {
  const made = document.createElement("span");
  made.setAttribute("aria-hidden", "true");
  made.style.cssText =
    "position:fixed;left:0;top:0;z-index:50;pointer-events:none;display:flex;align-items:center;gap:2px;padding:2px 7px;" +
    `border-radius:99px;font-weight:750;background:var(--panel);color:var(--${resource});box-shadow:var(--shadow);will-change:transform`;
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.style.cssText = "width:1.1em;height:1.1em;fill:none;stroke:currentColor;stroke-width:2";
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${resource}`);
  icon.append(use);
  made.append(`+${amount}`, icon);
  return made;
}

function send(thing: HTMLElement, start: Point, end: Point, delay: number): void {
  const still = Math.hypot(end.x - start.x, end.y - start.y) < 4;
  const at = ({ x, y }: Point, up: number, scale: number): string =>
    `translate(${x}px,${y - up}px) translate(-50%,-50%) scale(${scale})`;
  document.body.append(thing);
  const flight = thing.animate(
    [
      { transform: at(start, 0, 0.5), opacity: 0 },
      { transform: at(start, 10, 1.25), opacity: 1, offset: 0.3 },
      { transform: at(end, still ? 26 : 0, 0.9), opacity: still ? 0 : 1 },
    ],
    { duration: FLIGHT, delay, easing: OUT, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => thing.remove();
}

function move(picture: HTMLElement, from: DOMRect, to: DOMRect): void {
  picture.setAttribute("aria-hidden", "true");
  picture.style.cssText = `position:fixed;left:0;top:0;z-index:49;margin:0;pointer-events:none;width:${from.width}px;height:${from.height}px;transform-origin:0 0;will-change:transform`;
  document.body.append(picture);
  const flight = picture.animate(
    [
      { transform: `translate(${from.left}px,${from.top}px)`, opacity: 1 },
      { transform: `translate(${to.left}px,${to.top}px) scale(${to.width / from.width},${to.height / from.height})`, opacity: 0.4 },
    ],
    { duration: FLIGHT, easing: OUT },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

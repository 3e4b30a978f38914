/**
 * Ships drawn from their cards. A hull is built for half a ship, from the axis to the right, nose up, and mirrored; what
 * the ship is for gives its frame, its card gives the rest by chance from a seed. The same card always looks the same.
 */
import { chanceFrom, type Chance } from "../../../lib/chance";
import { roleOf, type Card, type Resource, type Role } from "../cards";

/** Paths of one half, by what they are made of. The box is 64 wide and high, its middle at 0, 0. */
export interface Ship {
  wing: string;
  hull: string;
  dark: string;
  trim: string;
  glass: string;
  flame: string;
  /** What the trim is coloured after. */
  accent: Resource | "charge" | "danger";
  scale: number;
}

type Point = readonly [x: number, y: number];

class Yard {
  readonly paths: Record<"wing" | "hull" | "dark" | "trim" | "glass" | "flame", string[]> = {
    wing: [],
    hull: [],
    dark: [],
    trim: [],
    glass: [],
    flame: [],
  };

  constructor(readonly chance: Chance) {}

  between(low: number, high: number): number {
    return low + this.chance() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** A plate along the axis: the outline of its right side from nose to tail. */
  plate(part: keyof Yard["paths"], ...side: Point[]): void {
    const first = side[0] ?? [0, 0];
    const last = side[side.length - 1] ?? [0, 0];
    this.paths[part].push(outline([[0, first[1]], ...side, [0, last[1]]]));
  }

  /** A plate beside the axis; its mirror image stands on the other side. */
  shape(part: keyof Yard["paths"], ...corners: Point[]): void {
    this.paths[part].push(outline(corners));
  }

  /** A body with a rounded nose and tail, `half` wide on each side. */
  pod(part: keyof Yard["paths"], x: number, top: number, bottom: number, half: number): void {
    const round = Math.min(half, (bottom - top) / 2);
    this.paths[part].push(
      x === 0
        ? `M0 ${n(top)}Q${n(half)} ${n(top)} ${n(half)} ${n(top + round)}V${n(bottom - round)}Q${n(half)} ${n(bottom)} 0 ${n(bottom)}Z`
        : `M${n(x)} ${n(top)}Q${n(x + half)} ${n(top)} ${n(x + half)} ${n(top + round)}V${n(bottom - round)}` +
            `Q${n(x + half)} ${n(bottom)} ${n(x)} ${n(bottom)}Q${n(x - half)} ${n(bottom)} ${n(x - half)} ${n(bottom - round)}` +
            `V${n(top + round)}Q${n(x - half)} ${n(top)} ${n(x)} ${n(top)}Z`,
    );
  }

  ball(part: keyof Yard["paths"], x: number, y: number, r: number): void {
    const full = x === 0 ? `M0 ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(y + r)}Z` : disc(x, y, r);
    this.paths[part].push(full);
  }

  /** Half of a ring around the axis. */
  ring(part: keyof Yard["paths"], y: number, outer: number, inner: number): void {
    this.paths[part].push(
      `M0 ${n(y - outer)}A${n(outer)} ${n(outer)} 0 0 1 0 ${n(y + outer)}V${n(y + inner)}A${n(inner)} ${n(inner)} 0 0 0 0 ${n(y - inner)}Z`,
    );
  }

  /** An engine: a dark nozzle with its light below. */
  engine(x: number, y: number, half: number): void {
    const left = Math.max(0, x - half);
    this.shape("dark", [left, y - half], [x + half * 0.8, y - half], [x + half, y + half * 0.7], [left, y + half * 0.7]);
    const low = y + half * (2.6 + this.chance());
    this.paths.flame.push(`M${n(left)} ${n(y + half * 0.7)}H${n(x + half * 0.8)}Q${n(x + half * 0.7)} ${n(y + half * 1.6)} ${n(Math.max(x, 0))} ${n(low)}${x === 0 ? "" : `Q${n(left)} ${n(y + half * 1.6)} ${n(left)} ${n(y + half * 0.7)}`}Z`);
  }

  /** The window of the bridge. */
  bridge(y: number, half: number): void {
    if (this.chance() < 0.5) this.plate("glass", [half, y], [half * 0.7, y + half * 1.5]);
    else this.ball("glass", 0, y + half * 0.6, half);
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A small boat: a capsule, fins, one engine. Every player has the same twelve. */
function courier(yard: Yard): void {
  const width = yard.between(6, 9);
  const tail = yard.between(8, 14);
  const nose = yard.between(-20, -13);
  if (yard.chance() < 0.5) yard.shape("wing", [width - 1, 0], [width + yard.between(5, 12), tail + 2], [width - 2, tail]);
  else yard.shape("wing", [width - 1, tail - 8], [width + yard.between(4, 8), tail - 10], [width + yard.between(5, 9), tail + 4], [width - 2, tail]);
  yard.engine(0, tail + 1, width * 0.55);
  if (yard.chance() < 0.5) yard.pod("hull", 0, nose, tail, width);
  else yard.plate("hull", [width * 0.35, nose], [width, nose + 12], [width, tail - 3], [width * 0.7, tail]);
  yard.plate("trim", [width * 0.95, 3], [width * 0.95, 3 + yard.between(2, 4)]);
  yard.bridge(nose + 5, width * 0.45);
}

/** Freighters come as container ships, as bulk carriers and as barges in tow. */
function hauler(yard: Yard): void {
  const kind = yard.chance();
  if (kind < 0.5) containers(yard);
  else if (kind < 0.78) bulk(yard);
  else barges(yard);
}

/** A container ship: a spine with containers in pairs, a blunt cab, engines side by side. */
function containers(yard: Yard): void {
  const pairs = yard.whole(2, 4);
  const high = 34 / pairs;
  const spine = yard.between(2.5, 4);
  const wide = yard.between(8, 13);
  const top = -14;
  yard.plate("dark", [spine, -22], [spine, 22]);
  for (let pair = 0; pair < pairs; pair++) {
    const y = top + pair * high;
    const reach = spine + 1 + wide * (yard.chance() < 0.35 ? 0.72 : 1);
    yard.shape("hull", [spine + 1, y], [reach, y], [reach, y + high - 1.6], [spine + 1, y + high - 1.6]);
    if (yard.chance() < 0.6) {
      const stripe = y + high * yard.between(0.2, 0.5);
      yard.shape("trim", [spine + 1, stripe], [reach, stripe], [reach, stripe + 2], [spine + 1, stripe + 2]);
    }
  }
  const cab = yard.between(5.5, 9);
  yard.plate("hull", [cab * 0.55, -29], [cab, -24], [cab, -16], [cab * 0.6, -14]);
  yard.bridge(-26, cab * 0.5);
  const tail = top + 34;
  yard.plate("wing", [wide * 0.9, tail - 1], [wide * 0.65, tail + 5]);
  const engines = yard.whole(1, 2);
  for (let each = 0; each < engines; each++) yard.engine(engines === 1 ? wide * 0.4 : 2.6 + each * wide * 0.55, tail + 6, 3);
}

/** A bulk carrier: a round-bodied hull with hatches. */
function bulk(yard: Yard): void {
  const wide = yard.between(9, 14);
  const hatches = yard.whole(2, 4);
  const high = 30 / hatches;
  yard.shape("wing", [wide - 1, 2], [wide + yard.between(4, 8), 12], [wide + 3, 19], [wide - 2, 17]);
  yard.plate("hull", [wide * 0.35, -29], [wide * 0.8, -23], [wide, -14], [wide, 12], [wide * 0.7, 19]);
  for (let hatch = 0; hatch < hatches; hatch++) {
    const y = -16 + hatch * high;
    yard.plate(yard.chance() < 0.4 ? "trim" : "dark", [wide * 0.55, y], [wide * 0.55, y + high - yard.between(2, 3.5)]);
  }
  yard.bridge(-26, wide * 0.3);
  yard.engine(wide * 0.45, 20, 3.2);
}

/** Barges in tow: a tractor ahead, two or three boxes behind it on a line. */
function barges(yard: Yard): void {
  const boxes = yard.whole(2, 3);
  const high = 38 / boxes;
  yard.plate("dark", [1.2, -18], [1.2, 22]);
  yard.plate("hull", [3, -30], [6.4, -22], [5, -15]);
  yard.shape("wing", [4.6, -22], [yard.between(10, 14), -17], [4, -15.5]);
  for (let box = 0; box < boxes; box++) {
    const y = -13 + box * high;
    const wide = yard.between(8, 17);
    const cut = yard.between(0, 3.4);
    yard.plate("hull", [wide - cut, y], [wide, y + cut], [wide, y + high - 2 - cut], [wide - cut, y + high - 2]);
    yard.plate(yard.chance() < 0.5 ? "trim" : "dark", [wide * 0.6, y + high * 0.3], [wide * 0.6, y + high * 0.5]);
  }
  yard.bridge(-27, 2.6);
  yard.engine(4, -14.4, 1.6);
  yard.engine(0, 24, 2.6);
}

/** A mining ship: prongs or a drill ahead, round tanks, a heavy tail. */
function miner(yard: Yard): void {
  const body = yard.between(9, 13);
  const tanks = yard.whole(1, 2);
  if (yard.chance() < 0.5) {
    yard.plate("dark", [0.6, -30], [body * 0.42, -14], [body * 0.5, -8]);
    yard.plate("trim", [1.8, -25], [3.4, -21.5], [2.9, -20.4]);
    yard.plate("trim", [3, -19], [4.6, -15.5], [4, -14.4]);
  } else {
    const reach = yard.between(7, 12);
    yard.shape("dark", [reach - 3, -8], [reach + 1, -27], [reach + 3.6, -21], [reach + 3, -6]);
    yard.shape("trim", [reach + 0.6, -27], [reach - 3.4, -30], [reach + 2.4, -24]);
  }
  for (let tank = 0; tank < tanks; tank++) yard.ball("wing", body + 2 + tank * 1.5, -1 + tank * 12, yard.between(5, 6.8));
  if (yard.chance() < 0.6) yard.ball("hull", 0, -1, body);
  else yard.plate("hull", [body * 0.5, -13], [body, -6], [body, 6], [body * 0.6, 13]);
  yard.plate("hull", [body * 0.6, 6], [body * 0.8, 17], [body * 0.5, 20]);
  yard.plate("trim", [body * 0.78, 9], [body * 0.8, 12]);
  yard.bridge(-6, body * 0.36);
  yard.engine(yard.chance() < 0.5 ? 0 : body * 0.4, 21, 3.4);
}

/** Carriers come as darts, as deltas and as crescents. */
function carrier(yard: Yard): void {
  const kind = yard.chance();
  if (kind < 0.45) dart(yard);
  else if (kind < 0.72) delta(yard);
  else crescent(yard);
}

/** One broad wing from nose to tail with a deck down the middle. */
function delta(yard: Yard): void {
  const span = yard.between(18, 26);
  const tail = yard.between(12, 18);
  const notch = yard.between(2, 9);
  yard.plate("wing", [1.4, -28], [span, tail], [span - 3, tail + 5], [7, tail - notch + 4], [4, tail + 3]);
  yard.shape("trim", [3, -20], [span - 3, tail - 1], [span - 5, tail + 1], [3, -13]);
  yard.plate("hull", [1, -31], [4.6, -14], [yard.between(5, 7.5), tail - 2], [3.4, tail + 5]);
  if (yard.chance() < 0.5) yard.pod("hull", yard.between(10, 13), 0, tail + 2, 2.2);
  yard.plate("dark", [1.6, -2], [1.6, tail - 5]);
  yard.bridge(-16, 2.4);
  yard.engine(3, tail + 6, 2.8);
}

/** Wings bent forward around a slim hull, with lights at their tips. */
function crescent(yard: Yard): void {
  const span = yard.between(19, 26);
  const tip = yard.between(-24, -12);
  const deep = yard.between(8, 13);
  yard.shape("wing", [4, 4], [span * 0.7, -2], [span, tip], [span + 1.6, tip + 9], [span * 0.82, 8], [4, 4 + deep]);
  yard.shape("trim", [5, 8], [span * 0.72, 2.6], [span * 0.74, 4.6], [5, 11]);
  yard.ball("glass", span, tip, 1.6);
  yard.plate("hull", [0.9, -29], [4, -15], [5.4, 6], [yard.between(3.6, 6), 18], [3, 21]);
  if (yard.chance() < 0.5) yard.shape("wing", [4, 13], [yard.between(9, 13), 20], [4, 19]);
  yard.bridge(-17, 2.2);
  yard.engine(1.6, 22, 2.4);
}

/** A long hull with wings swept back. */
function dart(yard: Yard): void {
  const wide = yard.between(4.5, 7);
  const span = yard.between(17, 27);
  const root = yard.between(-12, 0);
  const sweep = yard.between(8, 22);
  yard.shape("wing", [wide * 0.8, root], [span, root + sweep], [span, root + sweep + yard.between(3, 7)], [wide * 0.8, root + yard.between(15, 19)]);
  if (yard.chance() < 0.5) yard.shape("wing", [wide * 0.7, -18], [wide + yard.between(6, 11), -11], [wide * 0.8, -9]);
  else yard.pod("hull", span - 1, root + sweep - 5, root + sweep + 9, 1.8);
  yard.shape("trim", [wide, root + 7], [span - 2, root + sweep + 2.4], [span - 2, root + sweep + 4.2], [wide, root + 10]);
  yard.plate("hull", [0.8, -30], [wide * 0.7, -16], [wide, 2], [wide, 15], [wide * 0.6, 20]);
  yard.plate("dark", [wide * 0.35, 4], [wide * 0.35, 14]);
  yard.bridge(-17, wide * 0.42);
  yard.engine(wide * 0.45, 21, 2.6);
  if (yard.chance() < 0.5) yard.engine(wide + 5, root + 18, 2.2);
}

/** A scout: a needle with wings swept forward and a dish. */
function scout(yard: Yard): void {
  const wide = yard.between(3.2, 4.8);
  const span = yard.between(14, 22);
  const tip = yard.between(-20, -8);
  yard.shape("wing", [wide, 8], [span, tip], [span + 2.5, tip - 1], [span + 1, tip + 7], [wide + 5, 15], [wide, 17]);
  yard.shape("trim", [span, tip], [span + 2.5, tip - 1], [span + 1.6, tip + 4]);
  yard.plate("hull", [0.5, -31], [wide * 0.6, -17], [wide, -2], [wide, 17], [wide * 0.5, 21]);
  if (yard.chance() < 0.6) {
    yard.ring("dark", 2, wide + yard.between(3, 5), wide + 1.6);
    yard.ball("trim", 0, 2, wide * 0.55);
  } else {
    yard.shape("dark", [wide, -8], [wide + 6, -12], [wide + 6.8, -10.6], [wide, -5]);
  }
  yard.bridge(-15, wide * 0.5);
  yard.engine(0, 21, wide * 0.7);
}

/** A tug: two arms ahead with a gap for what it brings home. */
function tug(yard: Yard): void {
  const reach = yard.between(9, 14);
  const high = yard.between(-27, -20);
  const body = yard.between(8, 11);
  yard.shape("wing", [body * 0.6, 0], [reach + 1, -10], [reach, high + 4], [reach - 5, high], [reach - 2.4, high - 2.6], [reach + 4.6, high + 2], [reach + 5.4, -8], [body, 8]);
  yard.shape("trim", [reach - 5, high], [reach - 2.4, high - 2.6], [reach + 0.6, high - 0.6], [reach - 1.6, high + 2.6]);
  if (yard.chance() < 0.5) yard.ball("dark", reach + 3, -8, 2.8);
  yard.plate("hull", [body * 0.45, -10], [body, -4], [body, 12], [body * 0.7, 18]);
  yard.plate("dark", [body * 0.55, 4], [body * 0.55, 9]);
  yard.bridge(-7, body * 0.4);
  const pods = yard.between(body + 1, body + 5);
  yard.pod("hull", pods, 4, 20, 3);
  yard.engine(pods, 20, 2.6);
  yard.engine(0, 19, body * 0.36);
}

/** A gate: a ring that bends space around a core. */
function gate(yard: Yard): void {
  const outer = yard.between(18, 23);
  const inner = outer - yard.between(4, 6.5);
  const core = yard.between(4.5, 7);
  yard.ring("wing", 0, outer, inner);
  yard.ring("trim", 0, inner + 1.4, inner);
  const spokes = yard.whole(1, 3);
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = ((spoke + 0.5) / spokes) * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    yard.shape("dark", [x * core - y * 1.4, y * core + x * 1.4], [x * outer - y * 1.4, y * outer + x * 1.4], [x * outer + y * 1.4, y * outer - x * 1.4], [x * core + y * 1.4, y * core - x * 1.4]);
    yard.ball("hull", x * (outer - 2), y * (outer - 2), 3.2);
  }
  yard.plate("hull", [core * 0.5, -core * 1.9], [core, -core * 0.6], [core, core * 0.8], [core * 0.5, core * 1.9]);
  yard.ball("glass", 0, 0, core * 0.55);
  yard.engine(0, outer + 1, 2.6);
}

/** A catamaran: two hulls with a bridge between them. */
function twin(yard: Yard): void {
  const apart = yard.between(9, 14);
  const wide = yard.between(4, 5.6);
  const nose = yard.between(-28, -20);
  const tail = yard.between(15, 20);
  yard.plate("wing", [apart, -6], [apart, yard.between(2, 8)]);
  yard.plate("trim", [apart, -2], [apart, 0]);
  if (yard.chance() < 0.5) yard.shape("wing", [apart + wide, 0], [apart + wide + 8, 12], [apart + wide, 15]);
  yard.shape("hull", [apart, nose], [apart + wide * 0.6, nose + 10], [apart + wide, tail - 4], [apart + wide * 0.6, tail], [apart - wide * 0.6, tail], [apart - wide, tail - 4], [apart - wide * 0.6, nose + 10]);
  yard.pod("hull", 0, -12, 11, 4.4);
  yard.ball("glass", apart, nose + 13, 1.9);
  yard.bridge(-9, 2.2);
  yard.engine(apart, tail + 1, wide * 0.6);
}

/** A tender: charged spheres along a spine. */
function tender(yard: Yard): void {
  const balls = yard.whole(2, 3);
  const r = yard.between(6, 8);
  yard.plate("dark", [2, -24], [2, 20]);
  for (let ball = 0; ball < balls; ball++) {
    const y = -10 + ball * (26 / Math.max(1, balls - 1)) * 0.8;
    yard.ball("hull", yard.chance() < 0.4 ? r * 1.15 : 0, y, r);
    yard.ball("trim", yard.chance() < 0.4 ? r * 1.15 : 0, y, r * 0.42);
  }
  yard.shape("wing", [r + 1, 4], [r + yard.between(8, 13), 0], [r + yard.between(8, 13), 12], [r, 13]);
  yard.plate("hull", [3, -29], [5.4, -22], [4, -16]);
  yard.bridge(-26, 2.4);
  yard.engine(3, 21, 3);
}

/** A warship: an armoured wedge with turrets. */
function warship(yard: Yard): void {
  const wide = yard.between(17, 23);
  const notch = yard.between(4, 9);
  yard.plate("wing", [3, -26], [wide, 10], [wide - 2, 20], [notch + 4, 14], [notch, 20]);
  const beam = yard.between(7.5, 11);
  yard.plate("hull", [1.6, -31], [beam - 2, -6], [beam, 14], [6, 19]);
  if (yard.chance() < 0.5) yard.shape("wing", [2, -24], [9, yard.between(-30, -24)], [10, -14]);
  yard.shape("trim", [4, -20], [wide - 2, 11], [wide - 2.6, 14], [4.4, -14]);
  for (const [x, y] of [[12, yard.between(3, 9)], [7.5, yard.between(-9, -4)]] as const) {
    yard.ball("dark", x, y, 2.7);
    yard.shape("dark", [x - 0.7, y - 8], [x + 0.7, y - 8], [x + 0.7, y], [x - 0.7, y]);
  }
  yard.bridge(-8, 3);
  yard.engine(4, 20, 3.4);
  yard.engine(wide - 6, 18, 2.6);
}

/** A flagship: a tall hull under a crown of spires. */
function flagship(yard: Yard): void {
  const span = yard.between(21, 26);
  const bite = yard.between(3, 10);
  yard.shape("wing", [5, -4], [span, -16], [span - bite, 2], [span, 14], [6, 18]);
  yard.shape("wing", [3, -18], [yard.between(10, 16), yard.between(-30, -24)], [9, -8]);
  yard.shape("trim", [6, 2], [span - 6, -6], [span - 7, -2], [6, 7]);
  yard.plate("hull", [1, -32], [5, -20], [8, -4], [8, 16], [5, 22]);
  yard.shape("hull", [span - 2, -20], [span, -24], [span + 2, -16], [span + 2, 16], [span - 2, 14]);
  yard.ball("trim", 0, 4, 3.6);
  yard.ball("glass", 0, -12, 3);
  yard.engine(4.5, 22, 3.4);
  yard.engine(span, 17, 2);
}

const FRAMES: Record<Role, (yard: Yard) => void> = {
  courier,
  hauler,
  miner,
  carrier,
  scout,
  tug,
  gate,
  twin,
  tender,
  warship,
  flagship,
};

const ACCENTS: Record<Role, Ship["accent"]> = {
  courier: "credits",
  hauler: "credits",
  miner: "income",
  carrier: "vp",
  scout: "charge",
  tug: "credits",
  gate: "charge",
  twin: "charge",
  tender: "charge",
  warship: "danger",
  flagship: "vp",
};

/** By level, starting ships first. */
const SCALES = [0.8, 0.84, 0.93, 1.02];

export function drawShip(card: Card): Ship {
  const role = roleOf(card);
  const yard = new Yard(chanceFrom(`ship/${card.id}`));
  FRAMES[role](yard);
  const joined = (part: keyof Yard["paths"]): string => yard.paths[part].join("");
  return {
    wing: joined("wing"),
    hull: joined("hull"),
    dark: joined("dark"),
    trim: joined("trim"),
    glass: joined("glass"),
    flame: joined("flame"),
    accent: ACCENTS[role],
    scale: SCALES[card.level] ?? 1,
  };
}

const drawn = new WeakMap<Card, Ship>();

/** As `drawShip`, but each card is drawn only once. */
export function shipOf(card: Card): Ship {
  let ship = drawn.get(card);
  if (!ship) drawn.set(card, (ship = drawShip(card)));
  return ship;
}

/** The reckoning step by step: what the ship, the threats and the crew were like after each, read from the events. */
import type { EventInfo } from "../../wire";
import { ZONES, type Ship, type Threat, type View } from "./view";

export interface Scene {
  ship: Ship;
  threats: Threat[];
}

/** A part of a step of the reckoning: what one crew member or threat does and what comes of it, and the table after it. */
export interface Step {
  turn: number;
  step: string;
  events: EventInfo[];
  scene: Scene;
  /** Who acts in it: the number of a crew member, or a threat by its turn. */
  crew: number | null;
  threat: number | null;
}

interface Printed {
  hp: number;
  shield: number;
  speed: number;
}
/** What a threat's card says, by its id. */
export type PrintedOf = (id: string) => Printed;

const STATIONS = ["UR", "UW", "UB", "LR", "LW", "LB"];
const WHITE = 1;
/** With these somebody else begins to act. */
const TURNS_TO = new Set(["crew_acts", "tripped", "threat_moved"]);
const NEWS = new Set(["mission_logged", "campaign_scored"]);

const zoneOf = (station: unknown): number => STATIONS.indexOf(String(station)) % ZONES.length;
const zoneNamed = (zone: unknown): number => ZONES.indexOf(zone as (typeof ZONES)[number]);
const number = (value: unknown): number => Number(value ?? 0);

/** The steps of the mission that is being reckoned, or was last. */
export function steps(view: View, events: readonly EventInfo[], printed: PrintedOf): Step[] {
  const ended = events.findLastIndex((event) => event.kind === "mission_complete");
  if (ended < 0 || view.crew.length === 0) return [];
  const told = events.slice(ended + 1);
  const table = start(view, told, printed);
  const found: Step[] = [];
  const open = (turn: number, step: string): void => void found.push({ turn, step, events: [], scene: copy(table), crew: null, threat: null });
  for (const event of told) {
    if (event.kind === "step_began") {
      open(number(event.data["turn"]), String(event.data["step"]));
      continue;
    }
    const before = found.at(-1);
    if (!before || NEWS.has(event.kind)) continue;
    const another = TURNS_TO.has(event.kind) && before.events.at(-1)?.kind !== "tripped"; // who trips acts right after it
    if (another && before.events.length > 0) open(before.turn, before.step);
    const last = found.at(-1) ?? before;
    if (another && event.kind === "threat_moved") last.threat = number(event.data["number"]);
    else if (another) last.crew = number(event.data["crew"]);
    happen(table, event);
    last.events.push(event);
    last.scene = copy(table);
  }
  return found.filter((step) => step.events.length > 0);
}

/** The table as it was before the first step: as it is now, with everything taken back that was told. */
function start(view: View, told: readonly EventInfo[], printed: PrintedOf): Scene {
  const { ship } = view;
  const crew = view.crew.length;
  const table: Scene = {
    ship: {
      ...structuredCopy(ship),
      tiles: ship.tiles.map((tiles, zone) => tiles.slice(0, tiles.length - drawn(told, zone))),
      stations: Array.from({ length: crew }, () => "UW"),
      squads: Array.from({ length: crew }, () => 0),
      knocked_out: Array.from({ length: crew }, () => 0),
      computer: ship.computer.map(() => 0),
      visual: ship.visual.map(() => 0),
    },
    threats: view.threats.map((threat) => ({ ...threat, ...printed(threat.id), state: "waiting", square: 0, hits: 0, stations: [] })),
  };
  const blank: Scene = { ship: { ...structuredCopy(ship), reactors: [0, 0, 0], shields: [0, 0, 0], fuel: 0, rockets: 0, squads_stored: [0, 0] }, threats: [] };
  for (const event of told) happen(blank, event);
  const back = (now: readonly number[], change: readonly number[]): number[] => now.map((value, index) => value - (change[index] ?? 0));
  table.ship.reactors = back(ship.reactors, blank.ship.reactors);
  table.ship.shields = back(ship.shields, blank.ship.shields);
  table.ship.squads_stored = back(ship.squads_stored, blank.ship.squads_stored);
  table.ship.fuel = ship.fuel - blank.ship.fuel;
  table.ship.rockets = ship.rockets - blank.ship.rockets;
  const broken = (zone: number, tile: string): number => (drawnTiles(told, zone).includes(tile) ? 1 : 0);
  table.ship.shield_capacities = ship.shield_capacities.map((value, zone) => value + broken(zone, "shield"));
  table.ship.reactor_capacities = ship.reactor_capacities.map((value, zone) => value + broken(zone, "reactor"));
  return table;
}

const drawnTiles = (told: readonly EventInfo[], zone: number): string[] =>
  told.filter(({ kind, data }) => kind === "tile_drawn" && zoneNamed(data["zone"]) === zone).map(({ data }) => String(data["tile"]));
const drawn = (told: readonly EventInfo[], zone: number): number => drawnTiles(told, zone).length;

const structuredCopy = (ship: Ship): Ship => JSON.parse(JSON.stringify(ship)) as Ship;
const copy = (table: Scene): Scene => JSON.parse(JSON.stringify(table)) as Scene;

function add(row: number[], index: number, amount: number): void {
  if (index >= 0) row[index] = (row[index] ?? 0) + amount;
}

/** What an event does to the table. Events that change nothing one can see on it are not here. */
const HAPPEN: Record<string, (table: Scene, data: Record<string, unknown>) => void> = {
  weapon_armed: ({ ship }, data) => add(ship.reactors, zoneOf(data["station"]), -number(data["energy"])),
  energy_moved: ({ ship }, data) => {
    const [zone, cubes, extra] = [zoneNamed(data["zone"]), number(data["cubes"]), number(data["extra"])];
    const toShield = data["part"] === "shield";
    add(ship.reactors, toShield ? zone : WHITE, -cubes);
    add(toShield ? ship.shields : ship.reactors, zone, cubes + extra);
  },
  refuelled: ({ ship }, data) => {
    ship.fuel -= 1;
    add(ship.reactors, WHITE, number(data["cubes"]) + number(data["extra"]));
  },
  energy_lost: ({ ship }, data) => add(data["part"] === "shield" ? ship.shields : ship.reactors, zoneNamed(data["zone"]), -number(data["cubes"])),
  energy_flowed: ({ ship }, data) => {
    add(ship.reactors, zoneNamed(data["zone"]), -number(data["cubes"]));
    add(ship.shields, zoneNamed(data["zone"]), number(data["cubes"]));
  },
  attacked: ({ ship }, data) => add(ship.shields, zoneNamed(data["zone"]), -number(data["absorbed"])),
  tile_drawn: ({ ship }, data) => {
    const [zone, tile] = [zoneNamed(data["zone"]), String(data["tile"])];
    ship.tiles[zone]?.push(tile);
    if (tile === "shield") add(ship.shield_capacities, zone, -1);
    if (tile === "reactor") add(ship.reactor_capacities, zone, -1);
  },
  fuel_lost: ({ ship }) => void (ship.fuel -= 1),
  rocket_launched: ({ ship }) => void (ship.rockets -= 1),
  rocket_lost: ({ ship }) => void (ship.rockets -= 1),
  computer_kept: ({ ship }, data) => void (ship.computer[number(data["phase"]) - 1] = 1),
  visual_confirmed: ({ ship }, data) => void (ship.visual[number(data["phase"]) - 1] = number(data["observers"])),
  crew_moved: ({ ship }, data) => void (ship.stations[number(data["crew"])] = String(data["station"])),
  knocked_out: ({ ship }, data) => void (ship.knocked_out[number(data["crew"])] = 1),
  squad_taken: ({ ship }, data) => {
    ship.squads[number(data["crew"])] = data["active"] ? 1 : 2;
    add(ship.squads_stored, data["station"] === "LR" ? 0 : 1, data["active"] ? -1 : -2);
  },
  squad_activated: ({ ship }, data) => void (ship.squads[number(data["crew"])] = 1),
  squad_deactivated: ({ ship }, data) => void (ship.squads[number(data["crew"])] = 2),
  stored_squad_deactivated: ({ ship }, data) => add(ship.squads_stored, data["station"] === "LR" ? 0 : 1, 1),
};

/** What an event does to the threat that it is about. */
const STRIKE: Record<string, (threat: Threat, data: Record<string, unknown>) => void> = {
  threat_appeared: (threat, data) => {
    threat.state = "active";
    threat.square = number(data["square"]);
    threat.stations = [...((data["stations"] as string[] | undefined) ?? [])];
  },
  threat_moved: (threat, data) => void (threat.square = number(data["square"])),
  threat_hit: (threat, data) => void (threat.hits += number(data["cubes"])),
  threat_took_damage: (threat, data) => void (threat.hits += number(data["cubes"])),
  repaired_together: (threat, data) => void (threat.hits += number(data["cubes"])),
  threat_healed: (threat, data) => void (threat.hits -= number(data["cubes"])),
  intruder_hit: (threat, data) => {
    threat.hits = number(data["cubes"]);
    if (threat.stations.length > 1) threat.stations = threat.stations.filter((station) => station !== data["station"]); // slime
  },
  repaired: (threat, data) => void (threat.hits = number(data["cubes"])),
  threat_changed: (threat, data) => {
    threat.shield = number(data["shield"]);
    threat.speed = number(data["speed"]);
    threat.hp = number(data["hp"]);
  },
  threat_destroyed: (threat) => void (threat.state = "destroyed"),
  threat_survived: (threat) => void (threat.state = "survived"),
  intruder_moved: (threat, data) => void (threat.stations = [String(data["station"])]),
  slime_spread: (threat, data) => void threat.stations.push(String(data["station"])),
};

function happen(table: Scene, { kind, data }: EventInfo): void {
  HAPPEN[kind]?.(table, data);
  const strike = STRIKE[kind];
  if (!strike) return;
  const threat = table.threats.find(({ id, turn }) => id === data["threat"] && turn === data["number"]);
  if (threat) strike(threat, data);
}

/**
 * The turns that one jumps by, with the place of the first step of each: those that have one, or all up to `last` while
 * it is not to be told which was the last one.
 */
export function turnsOf(found: readonly Step[], last: number | null = null): [turn: number, place: number][] {
  const turns = last === null ? [...new Set(found.map(({ turn }) => turn))] : Array.from({ length: last }, (_, before) => before + 1);
  const place = (wanted: number): number => found.findIndex(({ turn }) => turn >= wanted);
  return turns.map((turn) => [turn, place(turn) < 0 ? found.length - 1 : place(turn)]);
}

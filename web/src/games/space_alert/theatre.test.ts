import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../wire";
import { steps, turnsOf } from "./theatre";
import type { View } from "./view";

let n = 0;
const event = (kind: string, data: Record<string, unknown> = {}): EventInfo =>
  ({ n: n++, record: 0, kind, data, cites: [], text: { key: "", args: {} }, barrier: false });
const begins = (turn: number, step: string): EventInfo => event("step_began", { turn, step });

/** The ship as it is when all of `MISSION` has happened, from the printed set-up (SA-E1). */
const view = {
  crew: [{}, {}],
  threats: [{ turn: 1, id: "E1-02", zone: "red", state: "active", square: 8, hits: 2, hp: 5, shield: 2, speed: 2, stations: [] }],
  ship: {
    reactors: [1, 5, 2], reactor_capacities: [2, 5, 3], shields: [1, 1, 1], shield_capacities: [2, 3, 2],
    fuel: 2, rockets: 2, tiles: [["structural", "reactor"], [], []], squads_stored: [0, 1], computer: [1, 0, 0], visual: [0, 0, 0],
    stations: ["UR", "UW"], squads: [1, 0], knocked_out: [0, 1],
  },
} as unknown as View;

const MISSION = [
  event("threat_announced", { turn: 1 }),
  event("mission_complete"),
  begins(1, "threat_appears"),
  event("threat_appeared", { threat: "E1-02", number: 1, zone: "red", stations: [], square: 12 }),
  begins(1, "player_actions"),
  event("tripped", { crew: 0, meant: "red", shown: "blue" }),
  event("crew_acts", { crew: 0, action: "red" }),
  event("crew_moved", { crew: 0, station: "UR" }),
  event("crew_acts", { crew: 1, action: "C" }),
  event("computer_kept", { crew: 1, phase: 1 }),
  event("energy_moved", { crew: 0, part: "shield", zone: "red", cubes: 1, extra: 0 }),
  event("refuelled", { crew: 1, cubes: 2, extra: 0 }),
  event("rocket_launched", { crew: 1 }),
  event("squad_taken", { crew: 0, station: "LR", active: true }),
  begins(1, "compute_damage"),
  event("threat_hit", { threat: "E1-02", number: 1, strength: 4, shield: 2, cubes: 2 }),
  begins(1, "threat_actions"),
  event("threat_moved", { threat: "E1-02", number: 1, square: 8 }),
  event("attacked", { threat: "E1-02", number: 1, zone: "red", strength: 2, absorbed: 1 }),
  event("tile_drawn", { zone: "red", tile: "reactor" }),
  event("knocked_out", { crew: 1 }),
  begins(2, "player_actions"),
  begins(2, "threat_actions"),
  event("threat_destroyed", { threat: "E1-02", number: 1, points: 4 }),
  event("mission_logged", { won: true }),
];
const printed = () => ({ hp: 5, shield: 2, speed: 2 });

describe("the theatre", () => {
  const found = steps(view, MISSION, printed);

  it("has a step for everybody who acts, one for each in which something else happened, and none for the score", () => {
    expect(found.map(({ turn, step, events, crew, threat }) => [turn, step, events.length, crew, threat])).toEqual([
      [1, "threat_appears", 1, null, null], [1, "player_actions", 3, 0, null], [1, "player_actions", 6, 1, null],
      [1, "compute_damage", 1, null, null], [1, "threat_actions", 4, null, 1], [2, "threat_actions", 1, null, null],
    ]);
    expect(turnsOf(found)).toEqual([[1, 0], [2, 5]]);
  });

  it("does not tell by its turns when the mission ended", () => {
    const late = found.map((step) => ({ ...step, turn: 2 * step.turn })); // nothing happens in turns 1 and 3
    expect(turnsOf(late, 5)).toEqual([[1, 0], [2, 0], [3, 5], [4, 5], [5, late.length - 1]]);
  });

  it("begins with the printed set-up, worked out backwards from how it ended", () => {
    const { ship } = found[0]!.scene;
    expect([ship.reactors, ship.shields, ship.fuel, ship.rockets, ship.squads_stored]).toEqual([[2, 3, 2], [1, 1, 1], 3, 3, [1, 1]]);
    expect([ship.reactor_capacities, ship.shield_capacities]).toEqual([[3, 5, 3], [2, 3, 2]]);
    expect(ship.stations).toEqual(["UW", "UW"]);
  });

  it("keeps the damage that the ship brought along", () => {
    expect(found[0]!.scene.ship.tiles[0]).toEqual(["structural"]);
    expect(found.at(-1)!.scene.ship.tiles[0]).toEqual(["structural", "reactor"]);
  });

  it("ends with the ship as the table shows it", () => {
    expect(found.at(-1)!.scene.ship).toEqual(view.ship);
  });

  it("follows a threat from square to square", () => {
    const story = found.map(({ scene }) => scene.threats[0]!).map(({ state, square, hits }) => [state, square, hits]);
    expect(story).toEqual([["active", 12, 0], ["active", 12, 0], ["active", 12, 0], ["active", 12, 2], ["active", 8, 2], ["destroyed", 8, 2]]);
  });

  it("tells of the last mission only, and of none before it has begun", () => {
    expect(steps(view, [...MISSION, event("mission_complete")], printed)).toEqual([]);
    expect(steps(view, [], printed)).toEqual([]);
  });
});

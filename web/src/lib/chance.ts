/** Small repeatable chance for drawings: the same seed always draws the same thing. Nothing of the game uses it. */
export type Chance = () => number;

export function chanceFrom(seed: string): Chance {
  let state = 2166136261;
  for (let place = 0; place < seed.length; place++) {
    state = Math.imul(state ^ seed.charCodeAt(place), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(chance: Chance, from: readonly [T, ...T[]]): T {
  return from[Math.floor(chance() * from.length)] ?? from[0];
}

/** Seeded random numbers: the same seed gives the same city on every machine. */
export type Random = {
  /** 0 <= x < 1 */
  next(): number;
  /** A whole number between the two, both included. */
  int(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Different members of the list, in its order. */
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
};

function hashSeed(seed: string): number {
  let hash = 2166136261;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError("nothing to choose from");
  return value;
}

export function createRandom(seed: string): Random {
  let state = hashSeed(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => present(list[int(0, list.length - 1)]),
    sample: (list, count) => {
      const keys = list.map((_, index) => ({ index, key: next() })).sort((a, b) => a.key - b.key);
      const kept = new Set(keys.slice(0, count).map(({ index }) => index));
      return list.filter((_, index) => kept.has(index));
    },
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return present(entries.at(-1))[0];
    },
  };
}

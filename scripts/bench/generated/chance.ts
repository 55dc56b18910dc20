/** A chance that can be repeated: the same seed gives the same row of numbers on every machine. */
export type Chance = {
  /** a whole number from 0 to below `count` */
  below(count: number): number;
  /** true in `share` of the cases, 0 to 1 */
  is(share: number): boolean;
  /** one of the list, each as often as any other */
  pick<T>(list: readonly T[]): T;
  /** one of the values, as often as its weight says */
  weigh<T>(table: Weights<T>): T;
};
export type Weights<T> = readonly (readonly [weight: number, value: T])[];

/** Numbers of mulberry32, from 0 to below 1. */
function createNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A chance from a seed (any whole number). Lists and tables must not be empty. */
export function createChance(seed: number): Chance {
  const next = createNumbers(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    is: (share) => next() < share,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    weigh: (table) => {
      let left = next() * table.reduce((sum, [weight]) => sum + weight, 0);
      const found = table.find(([weight]) => (left -= weight) < 0) ?? table.at(-1);
      return (found as (typeof table)[number])[1];
    },
  };
}

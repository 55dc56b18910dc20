import type { BucketName } from '#config/buckets.ts';
import { createLimits, type Limits, openMemoryCounter } from './limits.ts';

/** Limits with these figures for an address, and without any other. */
export function createTestLimits(most: Partial<Record<BucketName, number>> = {}): Limits {
  const wide = createLimits({ openCounter: openMemoryCounter, blind: (key) => key, factor: 100_000 });
  const narrow = Object.entries(most).map(([name, times]) => {
    const counter = openMemoryCounter({ name, most: times, seconds: 300 });
    return [name, counter] as const;
  });
  const counters = new Map<string, ReturnType<typeof openMemoryCounter>>(narrow);
  return {
    async take(name, asker) {
      const counter = counters.get(name);
      if (counter === undefined) return wide.take(name, asker);
      return counter.consume(asker.address).then(
        () => 0,
        () => 300,
      );
    },
  };
}

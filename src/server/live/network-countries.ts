import { LRUCache } from 'lru-cache';
import { isWithin, type MemoryTimes, memoryTimes } from './decide-wait.ts';

/** Networks whose place is remembered. */
const most = 10_000;

/** Where networks are, as the storage knew it a moment ago; `null`: nobody knows. */
export type NetworkCountries = {
  /** undefined where the storage has to be asked */
  find(network: string): string | null | undefined;
  keep(network: string, country: string | null): void;
};

type Place = { country: string | null; readAt: number };

/** Spares the storage a question for each part that one visitor looks at. `now` in milliseconds since 1970. */
export function createNetworkCountries({
  now,
  times,
}: {
  now: () => number;
  times?: Partial<MemoryTimes> | undefined;
}): NetworkCountries {
  const { placeMs } = { ...memoryTimes, ...times };
  const networkCountries = new LRUCache<string, Place>({ max: most });
  return {
    find(network) {
      const found = networkCountries.get(network);
      return found && isWithin(placeMs, found.readAt, now()) ? found.country : undefined;
    },
    keep: (network, country) => void networkCountries.set(network, { country, readAt: now() }),
  };
}

import { LRUCache } from 'lru-cache';
import { isWithin, type MemoryTimes, memoryTimes } from './decide-wait.ts';

/** Networks whose place is remembered. */
const most = 10_000;

/** Where networks are, as the storage knew it a moment ago; `null`: nobody knows. */
export type Places = {
  /** undefined where the storage has to be asked */
  find(network: string): string | null | undefined;
  keep(network: string, country: string | null): void;
};

type Place = { country: string | null; readAt: number };

/** Spares the storage a question for each part that one visitor looks at. `now` in milliseconds since 1970. */
export function createPlaces({ now, times }: { now: () => number; times?: Partial<MemoryTimes> | undefined }): Places {
  const { placeMs } = { ...memoryTimes, ...times };
  const places = new LRUCache<string, Place>({ max: most });
  return {
    find(network) {
      const found = places.get(network);
      return found && isWithin(placeMs, found.readAt, now()) ? found.country : undefined;
    },
    keep: (network, country) => void places.set(network, { country, readAt: now() }),
  };
}

import type { Storage } from './storage/storage.ts';

type Places = {
  storage: Pick<Storage, 'putIfAbsent'>;
  /** what the keys of the places begin with */
  start: string;
  most: number;
  /** seconds after which a place is free again */
  seconds: number;
};

/** Takes a free place of so many, in one step, whichever server asks; false when there is none. Rejects as the storage does. */
export async function takePlace({ storage, start, most, seconds }: Places): Promise<boolean> {
  for (let place = 0; place < most; place += 1) {
    if (await storage.putIfAbsent(start + String(place), '', seconds)) return true;
  }
  return false;
}

/** How often one visitor may do a thing, counted for all servers together. */
export type RateLimit = {
  /** true when it may be done once more, which then counts; rejects when it cannot be counted */
  take(key: string): Promise<boolean>;
};

export type RateLimitOptions = {
  /** what is counted, so that two limits do not share their counts */
  name: string;
  most: number;
  windowMs: number;
  storage: Pick<Storage, 'putIfAbsent'>;
  /** so that no visitor's address is kept */
  blind: (key: string) => string;
};

/**
 * At most `most` times for each key within any `windowMs`: each time takes one of so many places, which is free again when
 * the window has passed.
 */
export const createRateLimit = ({ name, most, windowMs, storage, blind }: RateLimitOptions): RateLimit => ({
  take: (key) => takePlace({ storage, start: `rate:${name}:${blind(key)}:`, most, seconds: windowMs / 1000 }),
});

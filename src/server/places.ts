import type { Storage } from './storage/storage.ts';

type Places = {
  storage: Pick<Storage, 'putIfAbsent'>;
  /** what the keys of the places begin with */
  start: string;
  most: number;
  /** seconds after which a place is free again */
  seconds: number;
};

/** Takes a free place of so many, in one step, whichever server asks: its key, null when there is none. Rejects as the storage does. */
export async function takePlace({ storage, start, most, seconds }: Places): Promise<string | null> {
  for (let place = 0; place < most; place += 1) {
    const key = start + String(place);
    if (await storage.putIfAbsent(key, '', seconds)) return key;
  }
  return null;
}

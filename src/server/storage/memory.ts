import type { Storage } from './storage.ts';

type Entry = { value: string; expiresAt: number };

/** Storage that ends with the process; for tests and for a shop that may forget (`STORAGE=memory`). */
export function createMemoryStorage(now: () => number): Storage {
  const entries = new Map<string, Entry>();
  const find = (key: string): Entry | null => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry;
    entries.delete(key);
    return null;
  };
  const read = (key: string) => find(key)?.value ?? null;
  const write = (key: string, value: string, ttlSeconds: number) =>
    void entries.set(key, { value, expiresAt: now() + ttlSeconds * 1000 });
  const writeIf = (fits: boolean, key: string, value: string, ttlSeconds: number) => {
    if (fits) write(key, value, ttlSeconds);
    return fits;
  };
  return {
    get: async (key) => read(key),
    set: async (key, value, ttlSeconds) => write(key, value, ttlSeconds),
    delete: async (key) => void entries.delete(key),
    putIfAbsent: async (key, value, ttlSeconds) => writeIf(read(key) === null, key, value, ttlSeconds),
    compareAndSwap: async (key, expected, value, ttlSeconds) => writeIf(read(key) === expected, key, value, ttlSeconds),
    compareAndDelete: async (key, expected) => read(key) === expected && entries.delete(key),
    list: async (prefix) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(prefix))
        .sort()
        .flatMap((key) => {
          const entry = find(key);
          return entry === null ? [] : [{ key, value: entry.value, endsAt: entry.expiresAt }];
        }),
    close: async () => entries.clear(),
  };
}

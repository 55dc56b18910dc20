/** `endsAt`: in milliseconds since 1970; from then on it is not there any more. */
export type StorageEntry = { key: string; value: string; endsAt: number };

/**
 * What the shop must remember between requests: drafts, the journal of orders being placed, mails not yet sent.
 * Small texts under a key with a time to live. Every write is durable when its promise resolves and rejects when it
 * could not be made (disk full …), so that nothing goes on unrecorded. Drivers: memory, SQLite, Redis; another one has to
 * pass the same tests.
 */
export type Storage = {
  get(key: string): Promise<string | null>;
  /** `ttlSeconds` counts from now */
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** true when nothing (or only something expired) was there and `value` is there now */
  putIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /** true when exactly `expected` was there and `value` is there now; one step for all processes */
  compareAndSwap(key: string, expected: string, value: string, ttlSeconds: number): Promise<boolean>;
  /** true when exactly `expected` was there and nothing is there now; one step for all processes */
  compareAndDelete(key: string, expected: string): Promise<boolean>;
  /** entries whose key begins so, in order of key */
  list(prefix: string): Promise<StorageEntry[]>;
  close(): Promise<void>;
};

import { randomUUID } from 'node:crypto';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';
import { pause } from './wait.ts';

/**
 * One piece of work on a thing after the other: changes of a cart, or the opening of one. A change first looks at the cart and
 * then writes to it; two at once, from two tabs or from one that was left in a hurry, would each write on what the other has
 * just changed.
 */
export type Turns = {
  /** does the work when nobody else works under this name, in the order asked; rejects with what the work rejects with */
  take<T>(name: string, work: () => Promise<T>): Promise<T>;
};

export type TurnsOptions = {
  storage: Pick<Storage, 'putIfAbsent' | 'compareAndSwap'>;
  log: Log;
  now: () => number;
  /** milliseconds that a dead process keeps others waiting; renewed at a third of it */
  leaseMs?: number;
  /** milliseconds that another process is waited for; then the work is done all the same, as without turns */
  patienceMs?: number;
};

const free = 'free';
const pauseMs = 25;
const keyOf = (name: string) => `turn:${name}`;

/** In this process by a queue, among processes by a lease in the storage. */
export function createTurns(options: TurnsOptions): Turns {
  const { storage, log, now, leaseMs = 4_000, patienceMs = 12_000 } = options;
  const last = new Map<string, Promise<unknown>>();
  const leaseSeconds = leaseMs / 1_000;

  const claim = async (key: string, owner: string) =>
    (await storage.putIfAbsent(key, owner, leaseSeconds)) ||
    (await storage.compareAndSwap(key, free, owner, leaseSeconds));

  /** True when the lease is ours; a storage that cannot be written is no reason to refuse a change. */
  async function seize(key: string, owner: string): Promise<boolean> {
    const end = now() + patienceMs;
    try {
      while (!(await claim(key, owner))) {
        if (now() >= end) return false;
        await pause(pauseMs);
      }
      return true;
    } catch (error) {
      log.warn('turn-not-kept', {}, error);
      return false;
    }
  }

  async function lead<T>(key: string, work: () => Promise<T>): Promise<T> {
    const owner = randomUUID();
    if (!(await seize(key, owner))) return work();
    const renew = () => void storage.compareAndSwap(key, owner, owner, leaseSeconds).catch(() => undefined);
    const renewal = setInterval(renew, leaseMs / 3).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await storage.compareAndSwap(key, owner, free, leaseSeconds).catch(() => undefined);
    }
  }

  return {
    take(name, work) {
      const key = keyOf(name);
      const turn = (last.get(key) ?? Promise.resolve()).then(() => lead(key, work));
      const over = turn.catch(() => undefined).then(() => void (last.get(key) === over && last.delete(key)));
      last.set(key, over);
      return turn;
    },
  };
}

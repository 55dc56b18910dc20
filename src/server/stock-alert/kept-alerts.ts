import { alertSchema, lifeOf, type StockAlert } from '#domain/stock-alert/stock-alert.ts';
import type { Storage } from '../storage/storage.ts';

/** One record for each address and part, under a name that tells neither. */
export type KeptAlerts = {
  read(id: string): Promise<StockAlert | null>;
  /**
   * Takes one step from what is there to what comes next, undivided: whoever else changes it meanwhile was before or after.
   * A step that gives null changes nothing. Gives back what is there now, and whether this step made it so.
   */
  change(id: string, step: (held: StockAlert | null) => StockAlert | null): Promise<Changed>;
  list(): Promise<{ id: string; alert: StockAlert }[]>;
};
export type Changed = { held: StockAlert | null; isChanged: boolean };

const prefix = 'stock-alert:';
const parse = (text: string | null): StockAlert | null =>
  text === null ? null : (alertSchema.safeParse(JSON.parse(text)).data ?? null);

/** The requests in the storage; each write begins the time that its new state is kept. */
export function createKeptAlerts(storage: Storage): KeptAlerts {
  const swap = (key: string, text: string | null, next: StockAlert) =>
    text === null
      ? storage.putIfAbsent(key, JSON.stringify(next), lifeOf(next))
      : storage.compareAndSwap(key, text, JSON.stringify(next), lifeOf(next));

  return {
    read: async (id) => parse(await storage.get(prefix + id)),
    async change(id, step) {
      for (;;) {
        const text = await storage.get(prefix + id);
        const held = parse(text);
        const next = step(held);
        if (next === null) return { held, isChanged: false };
        if (await swap(prefix + id, text, next)) return { held: next, isChanged: true };
      }
    },
    async list() {
      const entries = await storage.list(prefix);
      return entries.flatMap(({ key, value }) => {
        const alert = parse(value);
        return alert === null ? [] : [{ id: key.slice(prefix.length), alert }];
      });
    },
  };
}

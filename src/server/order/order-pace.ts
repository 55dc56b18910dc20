import type { Storage } from '../storage/storage.ts';

/** A place among the orders that one address may make within the hour. `ordinal`: which of them this one is, from 1. */
export type OrderPlace = {
  kind: 'taken';
  ordinal: number;
  /** the browser has to prove that it is no program */
  needsProof: boolean;
  /** gives it back, for what became no order */
  release(): Promise<void>;
};
export type OrderPace = {
  /**
   * A place for the order of this basket; the one it holds already, for a repeat. `full`: seconds until there is one. Rejects as
   * the storage does.
   */
  take(address: string, cartId: string): Promise<OrderPlace | { kind: 'full'; seconds: number }>;
};

type OrderPaceOptions = {
  storage: Pick<Storage, 'list' | 'putIfAbsent' | 'compareAndDelete'>;
  now: () => number;
  /** so that neither address nor basket is kept */
  blind: (text: string) => string;
  /** orders within the window */
  most: number;
  /** the ordinal from which on a proof is needed */
  proofFrom: number;
  windowSeconds: number;
};

/** "until|basket": when the place is free again, in milliseconds since 1970, and whose it is. */
const read = (value: string) => {
  const [until = '', cart = ''] = value.split('|');
  return { until: Number(until), cart };
};

/**
 * Counts orders by address within any hour, for all servers together and over restarts (rule order.pace). A place is taken before
 * the order is made, so that many at once do not slip through, and given back when none comes of it.
 */
export const createOrderPace = (options: OrderPaceOptions): OrderPace => ({
  async take(address, cartId) {
    const { storage, now, blind, most, proofFrom, windowSeconds } = options;
    const prefix = `order-pace:${blind(address)}:`;
    const cart = blind(cartId);
    const held = (await storage.list(prefix)).map(({ value }) => read(value));
    const own = held.findIndex((place) => place.cart === cart);
    if (own >= 0) return { kind: 'taken', ordinal: own + 1, needsProof: false, release: async () => undefined };
    const value = `${now() + windowSeconds * 1000}|${cart}`;
    for (let turn = 0; turn < most; turn += 1) {
      const place = (held.length + turn) % most;
      const key = prefix + String(place);
      if (!(await storage.putIfAbsent(key, value, windowSeconds))) continue;
      const release = async () => void (await storage.compareAndDelete(key, value));
      // of many at the same moment each sees none: then the place tells
      const ordinal = Math.max(held.length, place) + 1;
      return { kind: 'taken', ordinal, needsProof: ordinal >= proofFrom, release };
    }
    const next = Math.min(...held.map(({ until }) => until), now() + windowSeconds * 1000);
    return { kind: 'full', seconds: Math.max(1, Math.ceil((next - now()) / 1000)) };
  },
});

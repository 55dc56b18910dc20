import type { Storage } from '../storage/storage.ts';

/** One of the orders that a network address may place within the window. `ordinal`: which of them this one is, from 1. */
export type OrderPlace = {
  kind: 'taken';
  ordinal: number;
  /** the browser has to send a proof (`proof/`) */
  needsProof: boolean;
  /** gives the place back, where no order was made */
  release(): Promise<void>;
};
export type OrderPace = {
  /**
   * A place for the order of this cart; for a repeat the place that it has already. `full`: seconds until one is free. Rejects when the
   * storage does.
   */
  take(address: string, cartId: string): Promise<OrderPlace | { kind: 'full'; seconds: number }>;
};

type OrderPaceOptions = {
  storage: Pick<Storage, 'list' | 'putIfAbsent' | 'compareAndDelete'>;
  now: () => number;
  /** a keyed hash, so that neither address nor cart id is stored */
  blind: (text: string) => string;
  /** orders within the window */
  most: number;
  /** the ordinal from which on a proof is needed */
  proofFrom: number;
  windowSeconds: number;
};

/** A row is "until|cart": when the place is free again, in milliseconds since 1970, and the hash of the cart that has it. */
const read = (value: string) => {
  const [until = '', cart = ''] = value.split('|');
  return { until: Number(until), cart };
};

/**
 * Limits the orders of a network address within the window, for all servers together and over restarts (rule order.pace). A place is
 * taken before the order is made, so that requests at the same time are counted too, and given back when no order is made.
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
      // requests at the same moment all see an empty list: then the number of the place counts
      const ordinal = Math.max(held.length, place) + 1;
      return { kind: 'taken', ordinal, needsProof: ordinal >= proofFrom, release };
    }
    const next = Math.min(...held.map(({ until }) => until), now() + windowSeconds * 1000);
    return { kind: 'full', seconds: Math.max(1, Math.ceil((next - now()) / 1000)) };
  },
});

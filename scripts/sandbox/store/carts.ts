import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Currency } from '../trade/amounts.ts';
import type { TaxSetting } from '../trade/tax.ts';
import { bodiesOf, bodyOf } from './schema.ts';

/** A line names its part; prices are those of the moment one asks. */
export type StoredLine = { id: string; partId: string; quantity: number };

const emptyCart = {
  currency: 'eur' as Currency,
  lines: [] as StoredLine[],
  promoCode: null as string | null,
  taxNumber: null as string | null,
  /** null with a number on the cart: it could not be checked */
  taxNumberValid: null as boolean | null,
  tax: 'standard' as TaxSetting,
  shipCountry: null as string | null,
  billCountry: null as string | null,
  shipZip: null as string | null,
  shippingMethod: null as string | null,
  paymentMethod: null as string | null,
  shippingAddress: null as string | null,
  billingAddress: null as string | null,
  comment: null as string | null,
  shipEmail: null as string | null,
  /** the fields set since the last `reqpayment`, in their order: what an order is checked against (rule order.placing-fields) */
  placing: [] as string[],
  /** set: the cart is closed */
  orderId: null as string | null,
};
export type StoredCart = typeof emptyCart & { id: string; created: string; changed: string };

/** 128 bits out of the system's chance, so that nobody can guess one. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

/** Carts in the database; `now` dates their changes. */
export function createCartStore(db: DatabaseSync, now: () => Date) {
  const byId = db.prepare('SELECT body FROM carts WHERE id = ?');
  const all = db.prepare('SELECT body FROM carts ORDER BY changed DESC');
  const save = db.prepare('INSERT OR REPLACE INTO carts (id, changed, body) VALUES (?, ?, ?)');
  return {
    /** A new empty cart, not saved yet. */
    open(): StoredCart {
      const time = now().toISOString();
      return { ...structuredClone(emptyCart), id: newId('cart'), created: time, changed: time };
    },
    byId: (id: string) => bodyOf<StoredCart>(byId.get(id)),
    /** Last changed first. */
    list: () => bodiesOf<StoredCart>(all.all()),
    save(cart: StoredCart): StoredCart {
      const saved = { ...cart, changed: now().toISOString() };
      save.run(saved.id, saved.changed, JSON.stringify(saved));
      return saved;
    },
  };
}

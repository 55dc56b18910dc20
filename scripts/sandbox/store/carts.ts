import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Currency } from '../trade/amounts.ts';
import type { TaxSetting } from '../trade/tax.ts';
import { bodiesOf, bodyOf } from './schema.ts';

/** A line names its part; prices are those of the moment one asks. */
export type StoredLine = { id: string; partId: string; quantity: number };

/**
 * `placing` names the fields set since the last `reqpayment`, in their order: what an order is checked against
 * (rule order.placing-fields). `taxNumberValid` null with a number on the cart: it could not be checked. `orderId` set:
 * the cart is closed.
 */
export type StoredCart = {
  id: string;
  created: string;
  changed: string;
  currency: Currency;
  lines: StoredLine[];
  promoCode: string | null;
  taxNumber: string | null;
  taxNumberValid: boolean | null;
  tax: TaxSetting;
  shipCountry: string | null;
  billCountry: string | null;
  shipZip: string | null;
  shippingMethod: string | null;
  paymentMethod: string | null;
  shippingAddress: string | null;
  billingAddress: string | null;
  comment: string | null;
  shipEmail: string | null;
  placing: string[];
  orderId: string | null;
};

/** 128 bits out of the system's chance, so that nobody can guess one. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

const emptyCart = {
  currency: 'eur',
  lines: [],
  promoCode: null,
  taxNumber: null,
  taxNumberValid: null,
  tax: 'standard',
  shipCountry: null,
  billCountry: null,
  shipZip: null,
  shippingMethod: null,
  paymentMethod: null,
  shippingAddress: null,
  billingAddress: null,
  comment: null,
  shipEmail: null,
  placing: [],
  orderId: null,
} satisfies Omit<StoredCart, 'id' | 'created' | 'changed'>;

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

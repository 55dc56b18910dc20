import type { DatabaseSync } from 'node:sqlite';
import type { Currency, OrderAmounts } from '../trade/amounts.ts';
import type { TaxSetting } from '../trade/tax.ts';
import type { WireLine } from '../wire/line.ts';
import type { StoredAddress } from './addresses.ts';
import { bodiesOf, bodyOf } from './schema.ts';

/** An order is what was agreed: it does not follow later prices. `fieldOrder`: the cart fields in the order they were set. */
export type StoredOrder = {
  id: string;
  number: string;
  cartId: string;
  date: string;
  status: string;
  paymentStatus: string | null;
  paymentMethod: { _id: string; name: string };
  shippingMethod: { _id: string; name: string };
  currency: Currency;
  tax: TaxSetting;
  taxNumber: string | null;
  /** null: not checked */
  taxNumberValid: boolean | null;
  /** VAT that need not have been charged, in words */
  needlessVat: string | null;
  lines: WireLine[];
  amounts: OrderAmounts;
  promoCode: string | null;
  comment: string;
  email: string;
  shipping: StoredAddress;
  billing: StoredAddress | null;
  fieldOrder: string[];
};

const FIRST_NUMBER = 100_001;

/** Orders in the database, numbered in the order of their placing; a cart has one at most. */
export function createOrderStore(db: DatabaseSync) {
  const byId = db.prepare('SELECT body FROM orders WHERE id = ?');
  const all = db.prepare('SELECT body FROM orders ORDER BY number DESC');
  const last = db.prepare('SELECT max(number) AS number FROM orders');
  const insert = db.prepare('INSERT INTO orders (number, id, cart_id, body) VALUES (?, ?, ?, ?)');
  const update = db.prepare('UPDATE orders SET body = ? WHERE id = ?');
  const find = (id: string) => bodyOf<StoredOrder>(byId.get(id));
  return {
    /** Gives the order its number ("SO-100001"). A second order of one cart is refused by the table itself. */
    add(order: Omit<StoredOrder, 'number'>): StoredOrder {
      const number = ((last.get() as { number: number | null }).number ?? FIRST_NUMBER - 1) + 1;
      const numbered = { ...order, number: `SO-${number}` };
      insert.run(number, order.id, order.cartId, JSON.stringify(numbered));
      return numbered;
    },
    byId: find,
    /** Newest first. */
    list: () => bodiesOf<StoredOrder>(all.all()),
    /** Answers null where there is no such order. */
    change(id: string, change: Partial<Pick<StoredOrder, 'status' | 'paymentStatus'>>): StoredOrder | null {
      const order = find(id);
      if (!order) return null;
      const changed = { ...order, ...change };
      update.run(JSON.stringify(changed), id);
      return changed;
    },
  };
}

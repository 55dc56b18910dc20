import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Currency } from '../trade/amounts.ts';
import { newId } from './carts.ts';

export type Provider = 'paypal' | 'revolut';
type PaymentState = 'created' | 'captured' | 'declined' | 'cancelled';

/** A payment at the provider. `reference` is what the provider was given: an order id, a Revolut token or a PayPal client id. */
export type ProviderPayment = {
  id: string;
  provider: Provider;
  reference: string;
  /** null where the reference leads to no order */
  orderId: string | null;
  /** minor units */
  amount: number;
  currency: Currency;
  status: PaymentState;
  created: string;
};

const makeToken: Readonly<Record<Provider, () => string>> = {
  paypal: () => `sandbox-client-${randomBytes(12).toString('hex')}`,
  revolut: () => newId('rev'),
};

const columns = 'id, provider, reference, order_id AS "orderId", amount, currency, status, created';

/** What the two payment providers know. Only a captured payment pays an order. */
export function createPaymentStore(db: DatabaseSync, now: () => Date) {
  const byId = db.prepare(`SELECT ${columns} FROM provider_payments WHERE id = ?`);
  const all = db.prepare(`SELECT ${columns} FROM provider_payments ORDER BY rowid DESC`);
  const insert = db.prepare('INSERT INTO provider_payments VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const move = db.prepare("UPDATE provider_payments SET status = ? WHERE id = ? AND status <> 'captured'");
  const tokenOf = db.prepare('SELECT token FROM widget_tokens WHERE order_id = ? AND kind = ? ORDER BY rowid LIMIT 1');
  const orderOf = db.prepare(
    'SELECT order_id FROM widget_tokens WHERE token = ? UNION SELECT id FROM orders WHERE id = ?',
  );
  const addToken = db.prepare('INSERT INTO widget_tokens VALUES (?, ?, ?)');

  const find = (id: string) => (byId.get(id) as ProviderPayment | undefined) ?? null;
  /** The order that a token, a client id or an order id stands for. */
  const orderFor = (reference: string) =>
    (orderOf.get(reference, reference) as { order_id: string } | undefined)?.order_id ?? null;
  /** A captured payment stays so; one that was declined or cancelled may be tried again. Answers the payment as it then is, or null. */
  const settle = (id: string, status: PaymentState) => {
    move.run(status, id);
    return find(id);
  };
  function newToken(orderId: string, provider: Provider): string {
    const token = makeToken[provider]();
    addToken.run(token, provider, orderId);
    return token;
  }
  return {
    find,
    orderFor,
    list: () => all.all() as ProviderPayment[],
    create({
      provider,
      reference,
      amount,
      currency,
    }: Pick<ProviderPayment, 'provider' | 'reference' | 'amount' | 'currency'>): { id: string } {
      const id = newId('pay');
      insert.run(id, provider, reference, orderFor(reference), amount, currency, 'created', now().toISOString());
      return { id };
    },
    capture: (id: string) => settle(id, 'captured'),
    decline: (id: string) => settle(id, 'declined'),
    cancel: (id: string) => settle(id, 'cancelled'),
    /** The token that the order has, or its first: the Revolut token, or the PayPal client id "sandbox-client-…". */
    tokenFor(orderId: string, provider: Provider): string {
      const known = tokenOf.get(orderId, provider) as { token: string } | undefined;
      return known?.token ?? newToken(orderId, provider);
    },
    /** One token more; each one of Revolut stands for an order there, which can be paid once. */
    newToken,
  };
}

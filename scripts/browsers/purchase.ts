import assert from 'node:assert/strict';
import {
  addAndCheckOut,
  answerCard,
  answerCookiesInBox,
  fillCheckout,
  findByEngine,
  type Hands,
  placeOrder,
  seePaid,
} from '../test-kit/screen-buyer.ts';

/** What the sandbox knows of the buyer's order. */
type Recorded = {
  email: string;
  paymentstatus: string | null;
  currency: string;
  lines: { quantity: number; item: { urlcomponent: string } }[];
  amounts: { total: number };
  payments: { status: string; amount: number }[];
};

const wanted = { make: 'Honda', engine: 'K20A', set: '4B1946H' };

async function readRecord(sandboxUrl: string, email: string): Promise<Recorded> {
  const state = (await (await fetch(`${sandboxUrl}/__sandbox/state`)).json()) as { orders: Recorded[] };
  const own = state.orders.filter((order) => order.email === email);
  assert.equal(own.length, 1, 'exactly one order in the sandbox');
  return own[0] as Recorded;
}

/** From home to paid; throws at the first thing that is not as a buyer must see it. Gives the total that was paid. */
export async function buy(page: Hands, shop: { url: string; sandboxUrl: string }): Promise<string> {
  const email = `browser-${Date.now()}@buyer.example`;
  const buyer = { email, country: 'DE', countryName: 'Germany', postcode: '12345', city: 'Berlin' };
  await findByEngine(page, shop.url, wanted);
  await answerCookiesInBox(page);
  await addAndCheckOut(page);
  await fillCheckout(page, buyer, { shipping: 'UPS Standard', payment: 'Credit card' });
  await placeOrder(page);
  await answerCard(page, 'Pay');
  const paid = await seePaid(page);
  const order = await readRecord(shop.sandboxUrl, email);
  assert.equal(order.paymentstatus, 'fullypaid');
  assert.deepEqual(
    order.lines.map(({ quantity, item }) => [item.urlcomponent, quantity]),
    [[`${wanted.set}-STD`, 1]],
  );
  const captured = order.payments.filter(({ status }) => status === 'captured');
  assert.deepEqual(
    captured.map(({ amount }) => amount),
    [order.amounts.total],
    'paid once, in full',
  );
  return `${paid.trim()}: ${order.amounts.total.toFixed(2)} ${order.currency}`;
}

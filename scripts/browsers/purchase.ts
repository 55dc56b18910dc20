import assert from 'node:assert/strict';
import type { Page } from './page.ts';

/** What the sandbox knows of the buyer's order. */
type Recorded = {
  email: string;
  paymentstatus: string | null;
  currency: string;
  lines: { quantity: number; item: { urlcomponent: string } }[];
  amounts: { total: number };
  payments: { status: string; amount: number }[];
};

const set = '4B1946H';
const part = `${set}-STD`;

const button = (name: string) => ({ role: 'button', name });
const heading = (pattern: string) => ({ role: 'heading', pattern });

async function findPart(page: Page, shopUrl: string): Promise<void> {
  await page.open(`${shopUrl}/`);
  await page.choose('Make', 'Honda');
  await page.press({ role: 'combobox', name: 'Engine' });
  await page.press({ role: 'option', pattern: '^K20A\\b' });
  await page.press({ role: 'button', pattern: '^Show \\d+ sets' });
  await page.arriveAt(/\/catalogue\/Honda\/K20A$/);
  await page.press({ role: 'link', name: set });
  await page.see(heading(`^${part} `));
}

/** Adding needs the cookie question answered; the box asks it where nobody has answered the banner. */
async function addToBasket(page: Page): Promise<void> {
  await page.press(button('Cookie settings'));
  await page.press(button('Save'));
  await page.press(button('Add to Cart'));
  await page.press({ role: 'button', pattern: 'View basket' });
  const drawer = { role: 'dialog', pattern: 'Basket' };
  await page.press({ role: 'link', name: 'Checkout', within: drawer });
}

async function fillCheckout(page: Page, email: string): Promise<void> {
  await page.see(heading('Contact'));
  const texts = {
    'E-mail': email,
    'Repeat e-mail': email,
    'First name': 'Anna',
    'Last name': 'Keller',
    Phone: '+49 30 5550142',
    Address: 'Werkstrasse 14',
    'Postal code': '12345',
    City: 'Berlin',
  };
  for (const [name, text] of Object.entries(texts)) await page.type(name, text);
  await page.choose('Country', 'Germany');
  await page.press({ role: 'radio', pattern: 'UPS Standard' });
  await page.press({ role: 'radio', pattern: 'Credit card' });
  await page.press({ role: 'checkbox', pattern: 'I accept the' });
  await page.press(button('Continue'));
  await page.see(heading('^3. Summary$'));
}

async function readRecord(sandboxUrl: string, email: string): Promise<Recorded> {
  const state = (await (await fetch(`${sandboxUrl}/__sandbox/state`)).json()) as { orders: Recorded[] };
  const own = state.orders.filter((order) => order.email === email);
  assert.equal(own.length, 1, 'exactly one order in the sandbox');
  return own[0] as Recorded;
}

/** From home to paid; throws at the first thing that is not as a buyer must see it. Gives the total that was paid. */
export async function buy(page: Page, shop: { url: string; sandboxUrl: string }): Promise<string> {
  const email = `browser-${Date.now()}@buyer.example`;
  await findPart(page, shop.url);
  await addToBasket(page);
  await fillCheckout(page, email);
  await page.press(button('Place order and pay'));
  await page.see(heading('^4. Finalise your payment$'));
  await page.press({ role: 'button', pattern: 'by card' });
  await page.pressInFrame({ role: 'button', pattern: '^Pay' });
  const paid = await page.see(heading('^Your order is paid - '));
  const order = await readRecord(shop.sandboxUrl, email);
  assert.equal(order.paymentstatus, 'fullypaid');
  assert.deepEqual(
    order.lines.map(({ quantity, item }) => [item.urlcomponent, quantity]),
    [[part, 1]],
  );
  const captured = order.payments.filter(({ status }) => status === 'captured');
  assert.deepEqual(
    captured.map(({ amount }) => amount),
    [order.amounts.total],
    'paid once, in full',
  );
  return `${paid.trim()}: ${order.amounts.total.toFixed(2)} ${order.currency}`;
}

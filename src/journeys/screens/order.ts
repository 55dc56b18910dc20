import type { APIResponse, Page } from '@playwright/test';
import { maxRetries, type Sandbox } from '../sandbox.ts';
import { expect } from '../fixtures.ts';
import type { Buyer } from './shop.ts';
import { answerCookies } from './visitor.ts';

export type Provider = 'PayPal' | 'Revolut';

/** What the sandbox knows of an order and its payments, in few words. */
type Recorded = { orders: number; paymentstatus: string | null; captured: number[] };

const shop = () => process.env.SHOP_URL ?? 'http://localhost:4321';

/** Asks as a page of the shop would; fails unless the answer is good. */
async function send(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<APIResponse> {
  const headers = { origin: shop(), 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.fetch(path, { method, headers, maxRetries, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer;
}

type Line = { slug: string; quantity: number; gross: object };
type Basket = {
  lines: Line[];
  totals: { total: object };
  shippingMethods: { id: string }[];
  paymentMethods: { id: string; name: string }[];
};

const toDraft = ({ email, country, postcode, city }: Buyer) => ({
  ...{
    email,
    repeatEmail: email,
    isCompany: false,
    vatCountry: '',
    vatNumber: '',
    reference: '',
    showBilling: false,
    termsAccepted: true,
  },
  shipping: {
    ...{ firstName: 'Anna', lastName: 'Keller', company: '', phone: '+49 30 5550142' },
    ...{ address: 'Werkstrasse 14', address2: '', city, postcode, country },
  },
  billing: { name: '', address: '', address2: '', city: '', postcode: '', country: '' },
});

let parts = 0;
/** A part of this test alone, so that its price and stock are nobody else's business. */
export async function addOwnPart(sandbox: Sandbox, stock = 5): Promise<string> {
  const number = String((parts += 1)).padStart(3, '0');
  const slug = `4B${process.pid % 1_000_000}${number}H-STD`;
  await sandbox.addPart(slug, { stock });
  return slug;
}

type Choice = { part: string; provider: Provider; quantity?: number };

/** One part in the basket and all details given, as the checkout gives them. */
async function giveDetails(page: Page, buyer: Buyer, { part, provider, quantity = 1 }: Choice): Promise<void> {
  await answerCookies(page);
  await send(page, 'POST', '/api/basket/lines', { part, quantity });
  await send(page, 'PUT', '/api/checkout/shipping-country', { country: buyer.country });
  const told = await send(page, 'PUT', '/api/checkout/postcode', { postcode: buyer.postcode });
  const { shippingMethods, paymentMethods } = (await told.json()) as Basket;
  const shippingMethodId = shippingMethods[0]?.id ?? '';
  const paymentMethodId = paymentMethods.find(({ name }) => name === provider)?.id ?? '';
  await send(page, 'PUT', '/api/checkout/payment-method', { id: paymentMethodId });
  await send(page, 'PUT', '/api/checkout/shipping-method', { id: shippingMethodId });
  await send(page, 'PUT', '/api/checkout/draft', { ...toDraft(buyer), shippingMethodId, paymentMethodId });
}

/** On the summary with one part, all details given; only the button is left to press. */
export async function standAtSummary(page: Page, buyer: Buyer, choice: Choice): Promise<void> {
  await giveDetails(page, buyer, choice);
  await page.goto('/summary');
  await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible();
}

let keys = 0;
/** An order that waits for its payment, placed by the request that the button of the summary sends; its id. */
export async function placeByRequest(page: Page, buyer: Buyer, choice: Choice): Promise<string> {
  await giveDetails(page, buyer, choice);
  const shown = await send(page, 'GET', '/api/checkout');
  const { draft, basket } = (await shown.json()) as { draft: object; basket: Basket };
  const lines = basket.lines.map(({ slug, quantity, gross }) => ({ slug, quantity, gross }));
  const key = `journey-${process.pid}-${Date.now()}-${(keys += 1)}`;
  const agreed = { key, shownTotal: basket.totals.total, shown: { draft, lines } };
  const placed = await send(page, 'POST', '/api/order', agreed);
  return ((await placed.json()) as { orderId: string }).orderId;
}

/** An order that waits for its payment; the page is the order's, and has been told with what it may be paid. */
export async function placeUnpaid(page: Page, buyer: Buyer, choice: Choice): Promise<void> {
  const id = await placeByRequest(page, buyer, choice);
  const widgetsAsked = page.waitForResponse((answer) => /\/api\/order\/[^/]+\/payment$/.test(answer.url()));
  await page.goto(`/order/${id}?placed`);
  await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await widgetsAsked;
}

/** What the sandbox has written down about this buyer. */
export async function readRecord(sandbox: Sandbox, { email }: Buyer): Promise<Recorded> {
  const orders = await sandbox.ordersOf(email);
  const [order] = orders;
  const captured = (order?.payments ?? []).filter(({ status }) => status === 'captured').map(({ amount }) => amount);
  return { orders: orders.length, paymentstatus: order?.paymentstatus ?? null, captured };
}

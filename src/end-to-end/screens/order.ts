import type { Page } from '@playwright/test';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { giveDetails, place, readSummary } from '#scripts/test-kit/http-buyer.ts';
import type { Buyer } from '#scripts/test-kit/screen-buyer.ts';
import { expect } from '../fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { asksFrom, fillBasket } from './basket.ts';

export type Provider = 'PayPal' | 'Revolut';

/** What the sandbox knows of an order and its payments, in few words. */
type Recorded = { orders: number; paymentstatus: string | null; captured: number[] };

const toDraft = ({ email, country, postcode, city }: Buyer): CheckoutDraft => ({
  ...emptyCheckoutDraft,
  ...{ email, repeatEmail: email, termsAccepted: true },
  shipping: {
    ...{ firstName: 'Anna', lastName: 'Keller', company: '', phone: '+49 30 5550142' },
    ...{ address: 'Werkstrasse 14', address2: '', city, postcode, country },
  },
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
async function fillIn(page: Page, buyer: Buyer, { part, provider, quantity = 1 }: Choice): Promise<void> {
  await fillBasket(page, [[part, quantity]]);
  await giveDetails(asksFrom(page), { draft: toDraft(buyer), payment: provider });
}

/** On the summary with one part, all details given; only the button is left to press. */
export async function standAtSummary(page: Page, buyer: Buyer, choice: Choice): Promise<void> {
  await fillIn(page, buyer, choice);
  await page.goto('/summary');
  await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible();
}

let keys = 0;
/** An order that waits for its payment, placed by the request that the button of the summary sends; its id. */
export async function placeByRequest(page: Page, buyer: Buyer, choice: Choice): Promise<string> {
  await fillIn(page, buyer, choice);
  const ask = asksFrom(page);
  const { agreed } = await readSummary(ask);
  return place(ask, agreed, `end-to-end-${process.pid}-${Date.now()}-${(keys += 1)}`);
}

/** An order that waits for its payment; the page is the order's, and has been told with what it may be paid. */
export async function placeUnpaid(page: Page, buyer: Buyer, choice: Choice): Promise<void> {
  const id = await placeByRequest(page, buyer, choice);
  const widgetsResponse = page.waitForResponse((answer) => /\/api\/order\/[^/]+\/payment$/.test(answer.url()));
  await page.goto(`/order/${id}?placed`);
  await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await widgetsResponse;
}

/** What the sandbox has written down about this buyer. */
export async function readRecord(sandbox: Sandbox, { email }: Buyer): Promise<Recorded> {
  const orders = await sandbox.ordersOf(email);
  const [order] = orders;
  const captured = (order?.payments ?? []).filter(({ status }) => status === 'captured').map(({ amount }) => amount);
  return { orders: orders.length, paymentstatus: order?.paymentstatus ?? null, captured };
}

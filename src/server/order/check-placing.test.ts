import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#api/problem.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Money } from '#domain/price/money.ts';
import { openTrialShop, type TrialShop } from '#scripts/trial/trial-shop.ts';
import { newKey, reachSummary, type TrialVisitor } from '#scripts/trial/trial-visitor.ts';

let shop: TrialShop;
beforeAll(async () => {
  shop = await openTrialShop({ storage: 'memory' });
});
afterAll(() => shop.stop());

const put = (visitor: TrialVisitor, path: string, body: unknown) => visitor.ask('PUT', `/api/checkout/${path}`, body);

async function place(visitor: TrialVisitor, draft: CheckoutDraft) {
  await put(visitor, 'draft', draft);
  const { totals } = (await visitor.ask('GET', '/api/basket')).body as { totals: { total: Money } };
  const { status, body } = await visitor.ask('POST', '/api/order', { key: newKey(), shownTotal: totals.total });
  return [status, (body as Problem).fields];
}

describe('the buyer of the draft is the one whom the basket is taxed for (decision 23)', () => {
  const refused = [422, { vatNumber: 'Field is required.' }];

  test('a company that the shop was not told of', async () => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    expect(await place(visitor, { ...draft, isCompany: true, vatNumber: '123456789B01' })).toEqual(refused);
  });

  test('a private buyer on a basket without VAT, and the company itself', async () => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    await put(visitor, 'company', { isCompany: true });
    await put(visitor, 'vat-number', { vatNumber: '123456789B01' });
    await put(visitor, 'shipping-method', { id: draft.shippingMethodId });
    expect(await place(visitor, draft)).toEqual(refused);
    expect(await place(visitor, { ...draft, isCompany: true, vatNumber: '123456789B01' })).toEqual([201, undefined]);
  });
});

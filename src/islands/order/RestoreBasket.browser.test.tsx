import type { OtherMethods } from '#api/order.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { creditCard } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { sampleOrder } from '#islands/testing/order.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { browserOrderEffects } from '#stores/order/order.ts';
import { createOrderStore, type OrderStore } from '#stores/order/order-page.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RestoreBasket } from './RestoreBasket.tsx';

const { order: readOrder, otherMethods, restoreBasket } = endpoints;
const copy = paymentCopy.restoreBasket;

const back = page.getByRole('button', { name: copy.press });
const byCard = page.getByRole('button', { name: copy.payWith('credit card') });
const alert = page.getByRole('alert');

async function show(methods: OtherMethods['methods'] = []): Promise<OrderStore> {
  shop.answers(otherMethods, { methods });
  const view = sampleOrder();
  const store = createOrderStore(browserOrderEffects, { yours: true, order: view });
  await render(<RestoreBasket store={store} view={view} />);
  await expect.element(back).toBeVisible();
  return store;
}

async function showDeclined(): Promise<void> {
  const store = await show([creditCard]);
  store.report({ kind: 'declined' });
  await expect.element(byCard).toBeVisible();
}

// rule order.put-back
describe('the parts of an unpaid order', () => {
  test('before a refusal, as when the page is opened later: back into the basket, or the other way to pay', async () => {
    await show([creditCard]);
    await expect.element(byCard).toBeVisible();
    await expect.element(page.getByText(copy.later)).toBeVisible();
    await expect.element(page.getByText(copy.declinedNow)).not.toBeInTheDocument();
    shop.answers(restoreBasket, { next: 'checkout', missing: [] });
    await back.click();
    await expect.poll(leftFor).toEqual(['/checkout']);
    expect(shop.received(restoreBasket)).toMatchObject([{ body: {} }]);
  });

  test('declined: the way that failed is named, and the other one is one press from the summary', async () => {
    await showDeclined();
    await expect.element(page.getByText(copy.declinedNow)).toBeVisible();
    await expect.element(page.getByText(paymentCopy.otherMethod('PayPal', site.supportEmail))).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    const held = shop.holds(restoreBasket);
    await byCard.click();
    await page.getByRole('button', { name: copy.working }).click();
    await held.answer({ next: 'summary', missing: [] });
    await expect.poll(leftFor).toEqual(['/summary']);
    expect(shop.received(restoreBasket)).toMatchObject([{ body: { paymentMethodId: creditCard.id } }]);
  });

  test('what cannot be had any more is named before the buyer goes on', async () => {
    await show();
    const missing = [
      { number: '4B1606H-STD', asked: 2, put: 1 },
      { number: 'AG-1', asked: 1, put: 0 },
    ];
    shop.answers(restoreBasket, { next: 'basket', missing });
    await back.click();
    await expect.element(page.getByText(copy.short('4B1606H-STD', 1, 2))).toBeVisible();
    await expect.element(page.getByText(copy.short('AG-1', 0, 1))).toBeVisible();
    await expect.element(page.getByRole('link', { name: copy.toBasket })).toHaveAttribute('href', '/basket');
    expect(leftFor()).toEqual([]);
  });

  test.each([
    ['nothing can be had', () => shop.refuses(restoreBasket, 'out-of-stock'), copy.nothingLeft],
    ['the shop is down', () => shop.refuses(restoreBasket, 'shop-unavailable'), errorCopy['shop-unavailable']],
    ['no connection', () => shop.cutsOff(restoreBasket), errorCopy.offline],
  ])('%s: said, and it can be pressed again', async (_case, refuse, sentence) => {
    await show();
    refuse();
    await back.click();
    await expect.element(alert.getByText(sentence)).toBeVisible();
    shop.answers(restoreBasket, { next: 'summary', missing: [] });
    await back.click();
    await expect.poll(leftFor).toEqual(['/summary']);
  });

  test('paid meanwhile: the order is looked at again', async () => {
    await show();
    shop.answers(readOrder, { yours: true, order: sampleOrder({ paymentStatus: 'fullypaid' }) });
    shop.refuses(restoreBasket, 'not-payable');
    await back.click();
    await expect.poll(() => shop.received(readOrder)).toHaveLength(1);
  });
});

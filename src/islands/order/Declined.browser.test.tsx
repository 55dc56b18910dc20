import { attemptCopy } from '#config/copy/attempt.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { creditCard } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { openProviders } from '#islands/testing/providers.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderScreen } from './OrderScreen.tsx';

// rule payment.declined
test('an order opened after a refusal: nothing was charged, and how to pay it again', async () => {
  openProviders();
  const answer = { yours: true, order: sampleOrder({ isDeclined: true }) } as const;
  for (const endpoint of [endpoints.confirmPayment, endpoints.order]) shop.answers(endpoint, answer);
  shop.answers(endpoints.payment, payPalWidgets());
  shop.answers(endpoints.otherMethods, { methods: [creditCard] });
  await render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced: false, error: null }} />);
  const declinedNotice = page.getByRole('status').filter({ hasText: paymentCopy.declined });
  await expect.element(declinedNotice.getByText(paymentCopy.nothingCharged, { exact: false })).toBeVisible();
  for (const name of ['PayPal', paymentCopy.restoreBasket.payWith('credit card')])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.element(page.getByText(paymentCopy.restoreBasket.declinedNow)).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

// rule payment.told-on-return
test('an order opened after a window of PayPal came to nothing: it is not paid, and how to pay it', async () => {
  openProviders();
  const left = {
    yours: true,
    order: sampleOrder({ attempt: { kind: 'unfinished', text: attemptCopy.unfinished } }),
  } as const;
  shop.answers(endpoints.confirmPayment, left);
  shop.answers(endpoints.payment, payPalWidgets());
  shop.answers(endpoints.otherMethods, { methods: [] });
  const answer = { yours: true, order: sampleOrder() } as const;
  await render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced: false, error: null }} />);
  await expect.element(page.getByRole('status').getByText(attemptCopy.unfinished)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'PayPal' })).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

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

// rule payment.told-on-return
test('while a window may be taking the money: a press asks what became of it, and the focus is not lost', async () => {
  openProviders();
  const toAnswer = (kind: 'under-way' | 'unfinished') =>
    ({ yours: true, order: sampleOrder({ attempt: { kind, text: attemptCopy[kind] } }) }) as const;
  shop.answers(endpoints.payment, payPalWidgets());
  shop.answers(endpoints.otherMethods, { methods: [] });
  const visit = { justPlaced: true, error: null };
  await render(
    <main tabIndex={-1}>
      <OrderScreen id="ord_1" answer={toAnswer('under-way')} visit={visit} />
    </main>,
  );
  await expect.element(page.getByText(attemptCopy['under-way'])).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'PayPal' })).not.toBeInTheDocument();
  expect(await findAccessFaults()).toEqual([]);
  shop.answers(endpoints.confirmPayment, toAnswer('unfinished'));
  await page.getByRole('button', { name: paymentCopy.askAgain }).click();
  await expect.element(page.getByText(attemptCopy.unfinished)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'PayPal' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

import type { OrderView } from '#api/order.ts';
import { errorCopy, supportLine } from '#config/copy/errors.ts';
import { explainPaymentProblem, paymentCopy as copy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { OrderScreen } from '#islands/order/OrderScreen.tsx';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { atRevolut, bringNamespaces, openProviders, scripts } from '#islands/testing/providers.ts';
import { byCard, cardWidgets, letPay, noWidgets, paid, payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { shop } from '#islands/testing/shop.ts';
import { confirmRetryMs } from '#stores/order/payment.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const { payment, confirmPayment, order: orderPath } = endpoints;

const area = page.getByRole('region', { name: copy.area });
const payPalButton = page.getByRole('button', { name: 'PayPal' });
const cardButton = page.getByRole('button', { name: copy.payByCard('€112.40') });
const retry = page.getByRole('button', { name: copy.tryAgain });
const paidHeading = page.getByRole('heading', { name: 'Your order is paid - SO-1' });
const says = (text: string) => page.getByRole('status').getByText(text, { exact: false });

/** The shop finds the payment, or finds none. */
const shopKnows = (changes: Partial<OrderView> = {}) =>
  shop.answers(confirmPayment, { yours: true, order: sampleOrder(changes) });

/** The page of an order that was placed just now. */
const showOrder = (changes: Partial<OrderView> = {}) =>
  render(
    <OrderScreen
      id="ord_1"
      answer={{ yours: true, order: sampleOrder(changes) }}
      visit={{ justPlaced: true, error: null }}
    />,
  );

async function showCard(): Promise<void> {
  shopKnows(byCard);
  shop.answers(payment, cardWidgets());
  await showOrder(byCard);
  await expect.element(cardButton).toBeVisible();
}

beforeEach(() => {
  openProviders();
  shop.answers(endpoints.otherMethods, { methods: [] });
  letPay();
  shopKnows();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

// rule payment.paypal
test.each([
  ['Przelewy24', true],
  ['PayPal', false],
])('by %s, which PayPal offers: that its window is the way is said: %s', async (paymentTitle, hasNote) => {
  shop.answers(payment, payPalWidgets());
  await showOrder({ paymentTitle });
  await expect.element(payPalButton).toBeVisible();
  expect(page.getByText(copy.inWindowOf(paymentTitle, 'PayPal')).elements()).toHaveLength(hasNote ? 1 : 0);
});

// rule payment.failures
describe('with what to pay', () => {
  test.each([
    ['paypal', {}],
    ['revolut', byCard],
  ] as const)('is asked of the shop: %s is waited for, and missing is told', async (kind, changes) => {
    const held = shop.holds(payment);
    await showOrder(changes);
    await expect.element(page.getByText(copy.byProvider[kind].loading)).toBeVisible();
    await held.answer(noWidgets());
    await expect.element(page.getByRole('alert').getByText(copy.byProvider[kind].tokenMissing)).toBeVisible();
    await expect.element(area).not.toBeInTheDocument();
    shop.answers(payment, kind === 'paypal' ? payPalWidgets() : cardWidgets());
    await retry.click();
    await expect.element(area).toBeVisible();
  });

  test.each(['shop-unavailable', 'not-your-order', 'too-many-requests', 'order-failed'] as const)(
    'is refused with %s: the reason is said, and another try is offered',
    async (code) => {
      shop.refuses(payment, code);
      await showOrder();
      await expect.element(page.getByRole('alert').getByText(explainPaymentProblem(code))).toBeVisible();
      // rule payment.failures
      await expect.element(page.getByText(errorCopy['shop-unavailable'])).not.toBeInTheDocument();
      shop.answers(payment, payPalWidgets());
      await retry.click();
      await expect.element(payPalButton).toBeVisible();
    },
  );

  test.each(['not-payable', 'payment-under-way', 'amount-mismatch'] as const)(
    'is refused with %s: the order is read anew',
    async (code) => {
      shop.refuses(payment, code);
      shop.answers(orderPath, { yours: true, order: sampleOrder(paid) });
      await showOrder();
      await expect.element(paidHeading).toBeVisible();
      await expect.element(page.getByText(errorCopy[code])).not.toBeInTheDocument();
    },
  );

  test('no connection, and an answer that cannot be read', async () => {
    shop.cutsOff(payment);
    await showOrder();
    await expect.element(page.getByRole('alert').getByText(explainPaymentProblem('offline'))).toBeVisible();
    shop.answersUnreadably(payment);
    await retry.click();
    await expect.element(page.getByRole('alert').getByText(explainPaymentProblem('bad-answer'))).toBeVisible();
  });
});

describe("a provider's script that does not come", () => {
  const [payPalFailed, cardFailed] = [copy.byProvider.paypal.scriptFailed, copy.byProvider.revolut.scriptFailed];
  const alertWith = (text: string) => page.getByRole('alert').getByText(`${text} ${supportLine(site.supportEmail)}`);

  test.each([
    ['blocked', scripts.blocked],
    ['without anything in it', scripts.hollow],
  ])('PayPal: %s', async (_case, script) => {
    shop.answers(payment, payPalWidgets(script));
    await showOrder();
    await expect.element(alertWith(payPalFailed)).toBeVisible();
    await expect.element(payPalButton).not.toBeInTheDocument();
    expect(await findAccessFaults()).toEqual([]);
    if (script === scripts.blocked) return;
    bringNamespaces();
    await retry.click();
    await expect.element(payPalButton).toBeVisible();
  });

  test('PayPal: not within seven seconds', async () => {
    stopClock();
    vi.spyOn(document.head, 'insertBefore').mockImplementation((script) => script);
    shop.answers(payment, payPalWidgets());
    await showOrder();
    await expect.element(page.getByText(copy.byProvider.paypal.loading)).toBeVisible();
    await vi.advanceTimersByTimeAsync(6_999);
    await expect.element(alertWith(payPalFailed)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(alertWith(payPalFailed)).toBeVisible();
  });

  // before any other test of this file lets Revolut's script come
  test('Revolut: asked for only when pressed, and the next try works', async () => {
    shop.answers(payment, cardWidgets(scripts.hollow));
    shopKnows(byCard);
    await showOrder(byCard);
    await cardButton.click();
    await expect.element(alertWith(cardFailed)).toBeVisible();
    expect(atRevolut.opened).toEqual([]);
    bringNamespaces();
    await retry.click();
    await expect.element(says(copy.cancelled)).toBeVisible();
  });
});

test('a payment that stays unconfirmed: asked often enough, the buyer may ask again', async () => {
  stopClock();
  await showCard();
  atRevolut.does = 'pays';
  await cardButton.click();
  await expect.element(says(copy.notYetConfirmed)).toBeVisible();
  for (const delay of confirmRetryMs) {
    const before = shop.received(confirmPayment).length;
    await vi.advanceTimersByTimeAsync(delay);
    await expect.poll(() => shop.received(confirmPayment).length).toBeGreaterThan(before);
  }
  await expect.element(says(copy.unconfirmed(site.supportEmail))).toBeVisible();
  await expect.element(cardButton).not.toBeInTheDocument();
  shopKnows(paid);
  await page.getByRole('button', { name: copy.askAgain }).click();
  await expect.element(paidHeading).toBeVisible();
});

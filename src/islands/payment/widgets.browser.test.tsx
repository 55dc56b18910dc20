import type { OrderView } from '#api/order.ts';
import { explainPaymentProblem, paymentCopy as copy } from '#config/copy/payment.ts';
import { OrderScreen } from '#islands/order/OrderScreen.tsx';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { atPayPal, atRevolut, isMoneyTaken, openProviders } from '#islands/testing/providers.ts';
import { byCard, cardWidgets, letPay, paid, payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const { payment, confirmPayment, providerOrder, capture, order: orderPath, otherMethods } = endpoints;

const payPalButton = page.getByRole('button', { name: 'PayPal' });
const cardButton = page.getByRole('button', { name: copy.payByCard('€112.40') });
const paidHeading = page.getByRole('heading', { name: 'Your order is paid - SO-1' });
const failure = page.getByRole('dialog', { name: copy.errorTitle });
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

async function showPayPal(): Promise<void> {
  shop.answers(payment, payPalWidgets());
  await showOrder();
  await expect.element(payPalButton).toBeVisible();
}

async function showCard(): Promise<void> {
  shopKnows(byCard);
  shop.answers(payment, cardWidgets());
  await showOrder(byCard);
  await expect.element(cardButton).toBeVisible();
}

beforeEach(() => {
  openProviders();
  shop.answers(otherMethods, { methods: [] });
  letPay();
  shopKnows();
});
afterEach(() => {
  vi.useRealTimers();
});

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

type Outcome = [name: string, prepare: () => void, text: string];

const payPalOutcomes: Outcome[] = [
  ['cancelled', () => (atPayPal.does = 'cancels'), copy.cancelled],
  ['declined at the capture', () => (atPayPal.does = { captureFails: 'INSTRUMENT_DECLINED: no' }), copy.declined],
  ['declined before it', () => (atPayPal.does = { breaks: 'INSTRUMENT_DECLINED: no' }), copy.declined],
];
const cardOutcomes: Outcome[] = [
  ['cancelled', () => (atRevolut.does = 'cancels'), copy.cancelled],
  ['declined', () => (atRevolut.does = { type: 'error.declined', message: 'No' }), copy.declined],
  ['declined in words', () => (atRevolut.does = { message: 'Card was declined' }), copy.declined],
];

// rules payment.paypal, payment.revolut and payment.shop-confirms
describe.each([
  ['PayPal', showPayPal, payPalButton, payPalOutcomes, {}],
  ['Revolut', showCard, cardButton, cardOutcomes, byCard],
] as const)('%s', (_provider, show, button, outcomes, order) => {
  const pays = () => {
    atPayPal.does = { captured: 'COMPLETED' };
    atRevolut.does = 'pays';
  };

  test.each(outcomes)('%s: the page says so, and it can be paid again', async (_outcome, prepare, text) => {
    prepare();
    await show();
    await button.click();
    await expect.element(says(text)).toBeVisible();
    // rule payment.declined
    if (text === copy.declined) await expect.element(says(copy.nothingCharged)).toBeVisible();
    pays();
    shop.answers(confirmPayment, () => ({
      yours: true as const,
      order: sampleOrder({ ...order, ...(isMoneyTaken() ? paid : {}) }),
    }));
    await button.click();
    await expect.element(paidHeading).toBeVisible();
    await expect.element(says(text)).not.toBeInTheDocument();
  });

  test('paid: the shop is asked, and its word alone completes it; the focus is on what became of it', async () => {
    stopClock();
    await show();
    pays();
    await button.click();
    await expect.element(says(copy.notYetConfirmed)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(paidHeading).not.toBeInTheDocument();
    shopKnows(paid);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(says(copy.complete)).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: copy.complete })).toHaveFocus();
    await expect.element(paidHeading).toBeVisible();
  });

  test('paid in another tab meanwhile: a press says so, and opens nothing', async () => {
    await show();
    shopKnows(paid);
    await button.click();
    await expect.element(paidHeading).toBeVisible();
    await expect.element(says(copy.complete)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    expect([atPayPal.purchases, atRevolut.opened]).toEqual([[], []]);
  });

  test('whether it was paid cannot be found out: nothing is opened, and a window says why', async () => {
    await show();
    shop.cutsOff(confirmPayment);
    await button.click();
    await expect.element(failure.getByText(explainPaymentProblem('offline'))).toBeVisible();
    expect([atPayPal.purchases, atRevolut.opened]).toEqual([[], []]);
    await userEvent.keyboard('{Escape}');
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(button).toBeVisible();
  });

  test('broken: a window says so, and the page asks for another token', async () => {
    await show();
    atPayPal.does = { breaks: 'no popup' };
    atRevolut.does = { type: 'error.unknown', message: 'no frame' };
    await button.click();
    await expect.element(failure.getByText(copy.widgetFailed)).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    await failure.getByRole('button', { name: copy.close }).last().click();
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(button).toBeVisible();
    expect(shop.received(payment)).toHaveLength(2);
  });
});

// rule payment.paypal
describe('PayPal takes', () => {
  test("the order's amount and number, and nothing of the page's", async () => {
    await showPayPal();
    await payPalButton.click();
    await expect.element(says(copy.cancelled)).toBeVisible();
    expect(atPayPal.purchases).toEqual([
      {
        intent: 'CAPTURE',
        purchase_units: [{ custom_id: 'ord_1', amount: { value: '112.40', currency_code: 'EUR' } }],
      },
    ]);
  });

  // rule payment.once
  test('nothing where another window has paid while this one was open', async () => {
    await showPayPal();
    atPayPal.does = {
      approves: async () => {
        shop.refuses(capture, 'not-payable');
        shop.answers(orderPath, { yours: true, order: sampleOrder(paid) });
      },
    };
    await payPalButton.click();
    await expect.element(paidHeading).toBeVisible();
    await expect.element(says(copy.complete)).toBeVisible();
    expect(atPayPal.taken).toBe(0);
  });

  // rule payment.once
  test('nothing while another window takes it: the page asks until that one has', async () => {
    stopClock();
    await showPayPal();
    shop.refuses(capture, 'payment-under-way');
    atPayPal.does = { captured: 'COMPLETED' };
    await payPalButton.click();
    await expect.element(says(copy.notYetConfirmed)).toBeVisible();
    expect(atPayPal.taken).toBe(0);
    shopKnows(paid);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(paidHeading).toBeVisible();
  });

  // rule payment.once
  test.each([
    ['the shop gives no leave', 'capture', 'shop-unavailable', 1],
    ['this window is out of date', 'capture', 'payment-outdated', 1],
    ['the shop does not say which order to pay', 'providerOrder', 'shop-unavailable', 0],
  ] as const)('nothing where %s, and a window says why', async (_case, refusedCall, code, opened) => {
    await showPayPal();
    if (refusedCall === 'capture') shop.refuses(capture, code);
    else shop.refuses(providerOrder, code);
    atPayPal.does = { captured: 'COMPLETED' };
    await payPalButton.click();
    await expect.element(failure.getByText(explainPaymentProblem(code))).toBeVisible();
    expect([atPayPal.purchases.length, atPayPal.taken]).toEqual([opened, 0]);
  });

  // rule payment.one-provider-order
  test('the order that another window has opened, and makes none; one that PayPal has lost is replaced', async () => {
    await showPayPal();
    shop.answers(providerOrder, ({ body }) => ({ providerOrder: body.gone === 'PP-kept' ? body.made : 'PP-kept' }));
    atPayPal.does = { breaks: 'INVALID_RESOURCE_ID: gone' };
    await payPalButton.click();
    await failure.getByRole('button', { name: copy.close }).last().click();
    expect(atPayPal.purchases).toHaveLength(0);
    atPayPal.does = { captured: 'COMPLETED' };
    await payPalButton.click();
    await expect.element(says(copy.notYetConfirmed)).toBeVisible();
    expect(atPayPal.purchases).toHaveLength(1);
    expect(shop.received(confirmPayment).at(-1)?.body.seen).toMatchObject({
      providerOrder: 'PP-1',
      outcome: 'captured',
    });
  });

  test.each([
    ['another word of the provider is passed on', { captured: 'PENDING' }, copy.providerSays('PayPal', 'PENDING')],
    ['a lost answer is asked of the shop', { captureFails: 'network' }, copy.notYetConfirmed],
  ])('%s', async (_case, does, text) => {
    await showPayPal();
    atPayPal.does = does;
    await payPalButton.click();
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
    await expect.element(paidHeading).not.toBeInTheDocument();
  });
});

// rule payment.revolut
describe('Revolut', () => {
  test("gets the order's token and the payer's name, also by keyboard and on a phone", async () => {
    await onPhone();
    await showCard();
    cardButton.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(says(copy.cancelled)).toBeVisible();
    expect(atRevolut.opened).toEqual([{ token: 'tok_1', name: 'Anna Keller' }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('says that it was paid already: the shop is asked, and the buyer is not sent on paying', async () => {
    await showCard();
    atRevolut.does = { type: 'error.order-already-completed', message: 'Done' };
    await cardButton.click();
    await expect.element(says(copy.notYetConfirmed)).toBeVisible();
    await expect.element(cardButton).not.toBeInTheDocument();
  });
});

import type { ProblemCode } from '#api/problem.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import { site } from '#config/site.ts';
import { closeCheckout, eur, germanBasket, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { sampleOrder } from '#islands/testing/order.ts';
import { announceChange, findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { placingRetryMs } from '#stores/checkout/placing.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SummaryScreen } from './SummaryScreen.tsx';

const { checkout, order, placeOrder } = endpoints;

const heading = page.getByRole('heading', { level: 1 });
const place = page.getByRole('button', { name: copy.placeOrder });
const status = page.getByRole('status');
const alert = page.getByRole('alert');
const details = page.getByRole('region', { name: copy.headings.orderInformation });
const failed = page.getByRole('dialog', { name: orderCopy.failedTitle });
const placed = { orderId: 'ord_1', url: '/order/ord_1' };

async function showSummary(opening: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  openCheckout({ basket: readyBasket(), draft: readyDraft, ...opening });
  await render(<SummaryScreen />);
  await expect.element(place).toBeVisible();
}

beforeEach(() => openCheckout({ basket: readyBasket(), draft: readyDraft }));
afterEach(async () => {
  vi.useRealTimers();
  await closeCheckout();
});

describe('before there is anything to order', () => {
  test('while it is loading, and when it cannot be had', async () => {
    const held = shop.holds(checkout);
    await render(<SummaryScreen />);
    await expect.element(heading).toHaveTextContent(orderCopy.summary);
    await expect.element(status).toHaveTextContent(copy.loading);
    await held.refuse('shop-unavailable');
    await expect.element(alert.getByText(basketCopy.loadFailed)).toBeVisible();
    await expect.element(place).not.toBeInTheDocument();
  });

  // rule checkout.summary
  test('an empty basket', async () => {
    openCheckout({ basket: germanBasket({ lines: [] }) });
    await render(<SummaryScreen />);
    await expect.element(heading).toHaveTextContent(basketCopy.empty);
    await expect.element(place).not.toBeInTheDocument();
  });

  test('details are missing: the buyer is led back to them', async () => {
    openCheckout({ basket: readyBasket(), draft: { ...readyDraft, termsAccepted: false } });
    await render(<SummaryScreen />);
    await expect.poll(leftFor).toEqual(['/checkout?check']);
  });

  // rule checkout.earlier-order
  test.each([
    ['waits for its payment', {}, orderCopy.summary, orderCopy.restored('SO-1'), orderCopy.completePayment],
    [
      'is paid',
      { paymentStatus: 'fullypaid' },
      orderCopy.paid('SO-1'),
      orderCopy.publicStates.paid,
      orderCopy.openOrder,
    ],
    ['is closed', { status: 'closed' }, orderCopy.closed, orderCopy.publicStates.closed, orderCopy.openOrder],
    [
      'is being processed',
      { paymentStatus: 'processing' },
      orderCopy.summary,
      orderCopy.publicStates['in-progress'],
      orderCopy.openOrder,
    ],
  ])('the order placed before %s: it is shown, with the way to it', async (_state, changes, title, says, way) => {
    openCheckout({ basket: germanBasket({ lines: [] }), earlierOrderId: 'ord_1' });
    shop.answers(order, { yours: true, order: sampleOrder(changes) });
    await render(<SummaryScreen />);
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(page.getByText(says, { exact: false })).toBeVisible();
    await page.getByRole('link', { name: way }).click();
    expect(leftFor()).toEqual(['/order/ord_1']);
  });
});

// rules checkout.summary and seller.by-delivery
describe('the summary', () => {
  const billing = {
    name: 'Keller GmbH',
    address: 'Road 1',
    address2: '',
    city: 'Vienna',
    postcode: '1010',
    country: 'AT',
  };

  test('tells who gets what where, who sells, how it is sent and paid', async () => {
    await showSummary({ basket: readyBasket({ lines: [sampleLine({ quantity: 2 })] }) });
    const { name } = sellerForCountry('DE');
    for (const text of ['anna@buyer.example', 'Anna Keller', 'Werkstraße 14', '12345 Berlin, Germany', name, 'PayPal'])
      await expect.element(details.getByText(text, { exact: true })).toBeVisible();
    await expect.element(details.getByText('UPS Standard', { exact: true })).toBeVisible();
    await expect.element(details.getByText(copy.facts.sameAsShipping)).toBeVisible();
    await expect.element(details.getByRole('row').getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await expect.element(page.getByText(copy.obligation, { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: copy.editDetails })).toHaveAttribute('href', '/checkout');
    expect(await findAccessFaults()).toEqual([]);
  });

  test('of a company: its number with the country, where it is billed, and that the number is not checked', async () => {
    await onPhone();
    const draft = { ...readyDraft, isCompany: true, vatNumber: '123456789', vatCountry: 'DE' };
    const billed = { ...draft, showBilling: true, billing };
    await showSummary({ basket: readyBasket({ vatNumber: 'unchecked', hasBackorder: true }), draft: billed });
    await expect.element(details.getByText('DE123456789 (not checked)')).toBeVisible();
    await expect.element(details.getByText('Keller GmbH')).toBeVisible();
    await expect.element(details.getByText('1010 Vienna, Austria')).toBeVisible();
    await expect.element(page.getByText(copy.backorder)).toBeVisible();
  });

  test('follows what another window changes', async () => {
    await showSummary();
    const shipping = { ...readyDraft.shipping, address: 'Kade 1' };
    openCheckout({ basket: readyBasket(), draft: { ...readyDraft, shipping } });
    announceChange('checkout');
    await expect.element(details.getByText('Kade 1')).toBeVisible();
  });
});

describe('Place order and pay', () => {
  test('orders what is shown, says that it works, and leads to the order; pressed again it does nothing', async () => {
    await showSummary();
    const held = shop.holds(placeOrder);
    await place.click();
    const placing = page.getByRole('button', { name: copy.placing });
    await expect.element(placing).toHaveAttribute('aria-busy', 'true');
    await placing.click();
    await held.answer(placed);
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
    const { lines, totals } = readyBasket();
    expect(shop.received(placeOrder)).toHaveLength(1);
    expect(shop.received(placeOrder)[0]?.body).toMatchObject({
      shownTotal: totals.total,
      shown: { draft: readyDraft, lines: lines.map(({ slug, quantity, gross }) => ({ slug, quantity, gross })) },
    });
  });

  const dearer = readyBasket({ totals: { ...readyBasket().totals, total: eur(19_900) } });
  type Change = [code: ProblemCode, now: typeof dearer, title: string, total: string | null];
  const changes: Change[] = [
    ['total-changed', dearer, copy.changedTitle, '€199.00'],
    ['out-of-stock', readyBasket(), copy.changedTitle, null],
    ['details-changed', readyBasket(), copy.detailsChangedTitle, null],
    ['delivery-changed', readyBasket(), copy.deliveryChangedTitle, null],
  ];

  test.each(changes)('%s: told with the new total, and asked again', async (code, now, title, total) => {
    await showSummary();
    const held = shop.holds(placeOrder);
    await place.click();
    openCheckout({ basket: now, draft: readyDraft });
    await held.refuse(code);
    const statusNotice = status.filter({ hasText: title });
    await expect.element(statusNotice).toHaveFocus();
    await expect.element(statusNotice.getByText(errorCopy[code], { exact: false })).toBeVisible();
    const newTotal = statusNotice.getByText(/The total is now/);
    if (total) await expect.element(newTotal.filter({ hasText: copy.newTotal(total) })).toBeVisible();
    else await expect.element(newTotal).not.toBeInTheDocument();
    const toBasket = statusNotice.getByRole('link', { name: copy.toBasket });
    expect(toBasket.elements()).toHaveLength(code === 'out-of-stock' ? 1 : 0);
    expect(leftFor()).toEqual([]);
    expect(await findAccessFaults()).toEqual([]);
    shop.answers(placeOrder, placed);
    await place.click();
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
    const [first, second] = shop.received(placeOrder).map(({ body }) => body);
    expect(second?.key).toBe(first?.key);
    expect(second?.shownTotal).toEqual(now.totals.total);
  });

  test('the second press of a double click does not agree to a changed price', async () => {
    await showSummary();
    shop.refuses(placeOrder, 'total-changed');
    openCheckout({ basket: dearer, draft: readyDraft });
    await place.click();
    await expect.element(status.filter({ hasText: copy.changedTitle })).toHaveFocus();
    shop.answers(placeOrder, placed);
    // as the browser tells the second press of one double click
    const second = (name: string) => new MouseEvent(name, { bubbles: true, cancelable: true, detail: 2 });
    const results = ['mousedown', 'click'].map((name) => place.element().dispatchEvent(second(name)));
    expect(results).toEqual([false, false]);
    expect(shop.received(placeOrder)).toHaveLength(1);
    await place.click();
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
  });

  test('details are missing: which ones, and the way to them', async () => {
    await showSummary();
    const fields = { 'shipping.city': copy.required, 'billing.name': copy.required };
    shop.refuses(placeOrder, 'invalid-draft', { fields });
    await place.click();
    await expect.element(status.getByText(copy.missingTitle)).toBeVisible();
    await expect.element(status.getByText('City, Billing address: Company or name')).toBeVisible();
    await status.getByRole('link', { name: copy.editDetails }).click();
    expect(leftFor()).toEqual(['/checkout?check']);
  });

  const sureFailures: [ProblemCode, string][] = [
    ['order-failed', orderCopy.failedText],
    ['too-many-requests', errorCopy['too-many-requests']],
  ];
  // rule order.failed
  test.each(sureFailures)('%s: nothing was ordered, and pressing again is safe', async (code, sentence) => {
    await showSummary();
    shop.refuses(placeOrder, code);
    await place.click();
    await expect.element(failed.getByText(sentence)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(failed).not.toBeInTheDocument();
    shop.answers(placeOrder, placed);
    await place.click();
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
  });

  test('rule request.pace: too often, and the shop says when: said in the dialog, then at the button', async () => {
    await showSummary();
    shop.refuses(placeOrder, 'too-many-requests', { retryAfter: 100 });
    await place.click();
    await expect.element(failed.getByText(/Try again in \d+ seconds/).first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(place).toHaveAccessibleDescription(/^Try again in \d+ seconds$/);
  });

  test.each(['basket-gone', 'basket-empty'] as const)('%s: said, and the page shows that it is empty', async (code) => {
    await showSummary();
    const held = shop.holds(placeOrder);
    await place.click();
    openCheckout({ basket: germanBasket({ lines: [] }) });
    await held.refuse(code);
    await expect.element(failed.getByText(errorCopy[code])).toBeVisible();
    await failed.getByRole('button', { name: copy.close }).last().click();
    await expect.element(heading).toHaveTextContent(basketCopy.empty);
  });

  const unknowns: [string, () => void][] = [
    ['the answer is lost', () => shop.cutsOff(placeOrder)],
    ['it is being checked', () => shop.refuses(placeOrder, 'order-pending')],
    ['the shop is down', () => shop.refuses(placeOrder, 'shop-unavailable')],
    ['an answer that cannot be read', () => shop.answersUnreadably(placeOrder)],
  ];

  // rule order.once
  test.each(unknowns)('%s: it is confirmed by itself, with the same key', async (_case, fail) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await showSummary();
    fail();
    await place.click();
    await expect.element(status.filter({ hasText: copy.confirmingTitle })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: copy.confirming })).toHaveAttribute('aria-busy', 'true');
    shop.answers(placeOrder, placed);
    await vi.advanceTimersByTimeAsync(placingRetryMs[0] ?? 0);
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
    const keys = shop.received(placeOrder).map(({ body }) => body.key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('never certain: after the last wait the buyer is told what to do, and asks with the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await showSummary();
    shop.cutsOff(placeOrder);
    await place.click();
    for (const [at, delay] of placingRetryMs.entries()) {
      await expect.poll(() => shop.received(placeOrder)).toHaveLength(at + 1);
      await expect.element(status.filter({ hasText: copy.confirmingTitle })).toBeVisible();
      await vi.advanceTimersByTimeAsync(delay);
    }
    await expect.element(status.getByText(copy.unknownText(site.supportEmail))).toBeVisible();
    shop.answers(placeOrder, placed);
    await page.getByRole('button', { name: copy.askAgain }).click();
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
    expect(new Set(shop.received(placeOrder).map(({ body }) => body.key)).size).toBe(1);
  });
});

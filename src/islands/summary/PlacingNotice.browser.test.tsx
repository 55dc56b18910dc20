import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { placingCopy as words } from '#config/copy/placing.ts';
import { closeCheckout, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { SummaryScreen } from './SummaryScreen.tsx';

const { placeOrder } = endpoints;
const status = page.getByRole('status');
const place = page.getByRole('button', { name: copy.placeOrder });
const placed = { orderId: 'ord_1', url: '/order/ord_1' };

afterEach(closeCheckout);

// rules order.once and order.as-shown
test('an order of another window that is not as shown here: what differs, the way to it, and nothing more to press', async () => {
  openCheckout({ basket: readyBasket(), draft: readyDraft });
  await render(<SummaryScreen />);
  const fields = {
    total: words.totals('€275.04', '€0.01'),
    details: words.details,
    change: words.change('a@b.example'),
  };
  shop.refuses(placeOrder, 'ordered-otherwise', { order: 'ord_1', fields });
  await place.click();
  const statusNotice = status.filter({ hasText: copy.orderedOtherwiseTitle });
  await expect.element(statusNotice).toHaveFocus();
  for (const sentence of [errorCopy['ordered-otherwise'], ...Object.values(fields)])
    await expect.element(statusNotice.getByText(sentence)).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
  expect(await findAccessFaults()).toEqual([]);
  await statusNotice.getByRole('link', { name: orderCopy.openOrder }).click();
  expect(leftFor()).toEqual(['/order/ord_1']);
});

/** A basket that arrives between two days, as ISO dates. */
function arriving(from: string, to: string, isExport = false) {
  const promise = { kind: 'dates', from, to } as const;
  const paidBy = { day: '2026-11-23', hour: 14 };
  const notes = isExport ? ['customs' as const] : [];
  return readyBasket({
    delivery: { country: 'DE', hasFreeShipping: true, promise, leaves: null, late: [], rest: null, paidBy, notes },
  });
}

// rule order.unpaid-pieces
test('earlier orders that are not paid: how many pieces wait, the way to one of them, and the same press again', async () => {
  openCheckout({ basket: readyBasket(), draft: readyDraft });
  await render(<SummaryScreen />);
  const fields = { pieces: words.unpaid({ held: 40, ordered: 9, most: 48 }), next: words.payFirst('a@b.example') };
  shop.refuses(placeOrder, 'earlier-unpaid', { order: 'ord_1', fields });
  await place.click();
  const statusNotice = status.filter({ hasText: copy.earlierUnpaidTitle });
  await expect.element(statusNotice).toHaveFocus();
  for (const sentence of [errorCopy['earlier-unpaid'], ...Object.values(fields)])
    await expect.element(statusNotice.getByText(sentence)).toBeVisible();
  await expect
    .element(statusNotice.getByRole('link', { name: orderCopy.openOrder }))
    .toHaveAttribute('href', '/order/ord_1');
  expect(await findAccessFaults()).toEqual([]);
  shop.answers(placeOrder, placed);
  await place.click();
  await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
});

// rules order.as-shown and delivery.customs
test.each([
  [false, 'Before: Wed 2 – Fri 4 December. Now: Thu 3 – Mon 7 December.'],
  [true, 'Before: at customs Wed 2 – Fri 4 December. Now: at customs Thu 3 – Mon 7 December.'],
])(
  'what arrives later than was shown is told with the days of before and now, export %s',
  async (isExport, sentence) => {
    openCheckout({ basket: arriving('2026-12-02', '2026-12-04', isExport), draft: readyDraft });
    await render(<SummaryScreen />);
    await expect.element(place).toBeVisible();
    const held = shop.holds(placeOrder);
    await place.click();
    expect(shop.received(placeOrder)[0]?.body.shown.promised).toMatchObject({ from: '2026-12-02' });
    openCheckout({ basket: arriving('2026-12-03', '2026-12-07', isExport), draft: readyDraft });
    await held.refuse('delivery-changed');
    const statusNotice = status.filter({ hasText: copy.deliveryChangedTitle });
    await expect.element(statusNotice.getByText(sentence)).toBeVisible();
    shop.answers(placeOrder, placed);
    await place.click();
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
    expect(shop.received(placeOrder)[1]?.body.shown.promised).toMatchObject({ from: '2026-12-03' });
  },
);

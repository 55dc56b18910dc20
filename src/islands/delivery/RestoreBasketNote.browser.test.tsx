import { deliveryCopy } from '#config/copy/delivery.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { readyBasket } from '#islands/testing/checkout.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { RestoreBasketNote } from './RestoreBasketNote.tsx';

const copy = deliveryCopy.restoreBasket;
const before = { kind: 'dates', from: '2026-11-26', to: '2026-11-30' } as const;
const promise = { kind: 'dates', from: '2026-12-18', to: '2026-12-21' } as const;
const paidBy = { day: '2026-11-24', hour: 14 };
const delivery = {
  country: 'DE',
  hasFreeShipping: true,
  promise,
  leaves: null,
  late: [],
  rest: null,
  paidBy,
  notes: [],
};

const show = (order: { number: string | null; before: typeof before | null }) =>
  render(<RestoreBasketNote basket={readyBasket({ delivery, putBack: [{ id: 'ord_1', ...order }] })} />);

// rule order.put-back
test.each([
  [
    'with the days of before and now',
    before,
    `${copy.from('SO-1')} ${copy.later('SO-1', 'Thu 26 – Mon 30 November', 'Fri 18 – Mon 21 December')}`,
  ],
  ['alone, where nothing is later', null, copy.from('SO-1')],
])('parts of an unpaid order: which one it is, %s', async (_case, days, says) => {
  await show({ number: 'SO-1', before: days });
  await expect.element(page.getByText(says)).toBeVisible();
  await expect.element(page.getByRole('link', { name: copy.open('SO-1') })).toHaveAttribute('href', '/order/ord_1');
  expect(await findAccessFaults()).toEqual([]);
});

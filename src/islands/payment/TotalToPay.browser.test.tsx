import type { OrderView } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { OrderScreen } from '#islands/order/OrderScreen.tsx';
import { byCard, cardWidgets, letPay, paid, payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { onPhone } from '#islands/testing/page.ts';
import { openProviders } from '#islands/testing/providers.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const toPay = page.getByText(`${orderCopy.toPay}€112.40VAT included: €21.00`);
const area = page.getByRole('region', { name: paymentCopy.area });

const show = (changes: Partial<OrderView> = {}) =>
  render(
    <OrderScreen
      id="ord_1"
      answer={{ yours: true, order: sampleOrder(changes) }}
      visit={{ justPlaced: true, error: null }}
    />,
  );

beforeEach(() => {
  openProviders();
  letPay();
  shop.answers(endpoints.confirmPayment, { yours: true, order: sampleOrder() });
});

// rule order.total-to-pay
test.each([
  ['PayPal', {}, payPalWidgets()],
  ['a card', byCard, cardWidgets()],
])(
  'stands above the press that pays, and on a phone before all else of the order: %s',
  async (_by, changes, widgets) => {
    await onPhone();
    shop.answers(endpoints.payment, widgets);
    await show(changes);
    const press = area.getByRole('button').first();
    await expect.element(press).toBeVisible();
    const [first] = toPay.elements();
    const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
    expect(top(first)).toBeLessThan(top(page.getByRole('heading', { level: 1 }).element()));
    expect(top(toPay.elements().at(-1))).toBeLessThan(top(press.element()));
  },
);

// rule order.total-to-pay
test.each([
  ['paid', paid],
  ['closed', { status: 'closed' }],
])('an order that is %s asks for nothing', async (_state, changes) => {
  await show(changes);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByText(orderCopy.toPay).elements()).toEqual([]);
});

import type { OrderAnswer, OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { openProviders } from '#islands/testing/providers.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderScreen } from './OrderScreen.tsx';

const { payment, confirmPayment, order: readOrder } = endpoints;
const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });

const show = (answer: OrderAnswer, justPlaced = false) =>
  render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced, error: null }} />);

/** The buyer's own page; the shop tells the same of the order as the page was sent. */
async function showOwn(changes: Partial<OrderView>): Promise<void> {
  const answer = { yours: true, order: sampleOrder(changes) } as const;
  shop.answers(confirmPayment, answer);
  shop.answers(readOrder, answer);
  await show(answer);
}

beforeEach(() => {
  openProviders();
  shop.answers(payment, payPalWidgets());
  shop.answers(endpoints.otherMethods, { methods: [] });
});

// rule order.replaced
describe('the buyer, of an order that', () => {
  test('was ordered anew: leads to the new order, and offers nothing to pay with', async () => {
    await showOwn({ replaced: { id: 'ord_2', number: 'SO-2' } });
    await expect.element(heading).toHaveTextContent(copy.replaced.heading);
    await expect.element(page.getByText(copy.replaced.by('SO-2'))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: copy.replaced.open('SO-2') }))
      .toHaveAttribute('href', '/order/ord_2');
    await expect.element(button(paymentCopy.restoreBasket.press)).not.toBeInTheDocument();
    expect(shop.received(payment)).toEqual([]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('is being ordered anew this moment: says to wait', async () => {
    await showOwn({ replaced: { id: null, number: null } });
    await expect.element(page.getByText(copy.replaced.making)).toBeVisible();
    expect(shop.received(payment)).toEqual([]);
  });

  test.each([
    ['waits', 'SO-0', false, copy.replaced.inPlaceOf(['SO-0'])],
    ['is paid all the same', 'SO-0', true, copy.replaced.taken('SO-0')],
    ['is paid, its number unknown', null, true, copy.replaced.taken(null)],
  ])('was made in place of one that %s', async (_case, number, isTaken, says) => {
    await showOwn({ replaces: [{ id: 'ord_0', number, isTaken }] });
    await expect.element(page.getByText(says)).toBeVisible();
    if (isTaken) await expect.element(button('PayPal')).not.toBeInTheDocument();
    else await expect.element(button('PayPal')).toBeVisible();
  });

  test('is ordered anew in another window while it is about to be paid: not opened, and the new one is named', async () => {
    const replaced = { yours: true, order: sampleOrder({ replaced: { id: 'ord_2', number: 'SO-2' } }) } as const;
    shop.answers(confirmPayment, { yours: true, order: sampleOrder() });
    shop.answers(readOrder, replaced);
    await show({ yours: true, order: sampleOrder() }, true);
    await expect.element(button('PayPal')).toBeVisible();
    shop.answers(confirmPayment, replaced);
    await button('PayPal').click();
    await expect.element(page.getByText(copy.replaced.by('SO-2'))).toBeVisible();
    await expect.element(button('PayPal')).not.toBeInTheDocument();
  });
});

import { basketCopy as copy } from '#config/copy/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { EmptyCheckout } from '../checkout/CheckoutStates.tsx';
import { findAccessFaults } from '#islands/testing/page.ts';
import { $basket } from '#stores/basket/basket.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EmptyBasket } from './EmptyBasket.tsx';

const expired = page.getByText(errorCopy['basket-gone']);

// rule order.total-to-pay
test('the order that waits for its payment is told with what is to be paid', async () => {
  const money = (amount: number) => ({ amount, currency: 'eur' as const });
  const waitingOrder = { id: 'ord_1', number: 'SO-1', total: money(11_240), tax: money(2_100) };
  await render(<EmptyBasket basket={{ ...sampleBasket([]), waitingOrder }} />);
  await expect.element(page.getByText(`${orderCopy.toPay}€112.40VAT included: €21.00`)).toBeVisible();
  await expect.element(page.getByRole('link', { name: copy.openWaiting })).toHaveAttribute('href', '/order/ord_1');
});

// rule basket.expired
test.each([
  ['basket and drawer', true],
  ['basket and drawer', undefined],
  ['checkout and summary', true],
] as const)('in %s an empty basket says that it has expired only where it has (%s)', async (place, isExpired) => {
  const basket = { ...sampleBasket([]), isExpired };
  $basket.set(basket);
  await render(place === 'basket and drawer' ? <EmptyBasket basket={basket} /> : <EmptyCheckout />);
  await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
  expect(expired.elements()).toHaveLength(isExpired ? 1 : 0);
  expect(await findAccessFaults()).toEqual([]);
});

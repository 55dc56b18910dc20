import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { orderCopy } from '#config/copy/order.ts';
import { closeCheckout, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { leftFor } from '#islands/testing/page.ts';
import { poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SummaryScreen } from './SummaryScreen.tsx';

const { placeOrder } = endpoints;
const place = page.getByRole('button', { name: copy.placeOrder });
const failed = page.getByRole('dialog', { name: orderCopy.failedTitle });

beforeEach(async () => {
  openCheckout({ basket: readyBasket(), draft: readyDraft });
  await render(<SummaryScreen />);
  await expect.element(place).toBeVisible();
});
afterEach(closeCheckout);

// rule order.pace
test('the shop asks for a proof: it is made and sent, and the buyer sees nothing of it', async () => {
  await poseWork();
  const held = shop.holds(placeOrder);
  await place.click();
  await held.refuse('proof-needed');
  await expect.element(failed).not.toBeInTheDocument();
  await held.answer({ orderId: 'ord_1', url: '/order/ord_1' });
  await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
  const [bare, proven] = shop.received(placeOrder).map(({ body }) => body);
  expect([bare?.proof, typeof proven?.proof, proven?.key]).toEqual([undefined, 'string', bare?.key]);
});

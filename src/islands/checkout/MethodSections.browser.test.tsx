import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { $basket } from '#stores/basket/basket.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ShippingMethodSection } from './MethodSections.tsx';

// rule shipping.together
test.each([
  ['a piece must wait: the whole order will, and that is said', true],
  ['all is at hand: nothing of it is said', false],
])('%s', async (_case, hasBackorder) => {
  $basket.set({ ...sampleBasket([sampleLine({ quantity: 3 })]), hasBackorder });
  await render(<ShippingMethodSection />);
  await expect.element(page.getByText(copy.headings.shippingMethod)).toBeVisible();
  expect(page.getByText(copy.backorder).elements()).toHaveLength(hasBackorder ? 1 : 0);
});

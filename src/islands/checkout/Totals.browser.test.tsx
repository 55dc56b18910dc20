import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { discountCopy } from '#config/copy/basket.ts';
import { sellers } from '#config/sellers.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Totals } from './Totals.tsx';

const { totals } = sampleBasket();
const terms = () => page.getByRole('term').elements();
const shipping = () => page.getByRole('definition').nth(1);

// rule price.discount
test('subtotal, shipping and total, and below them what was taken off', async () => {
  const lines = [sampleLine({ discountRate: -0.05 })];
  await render(
    <Totals
      taxReason="private-buyer"
      lines={lines}
      totals={{ ...totals, discount: { amount: 592, currency: 'eur' } }}
      shippingCountry="DE"
      seller={sellers.polish}
      hasShippingMethod
    />,
  );
  const rows = [copy.subtotal, copy.shipping, copy.total, discountCopy.total('5%')];
  expect(terms().map(({ textContent }) => textContent)).toEqual(rows);
});

// rule shipping.free-word
test.each([
  ['to a country, by a method that costs nothing', 'DE', true, 0, copy.freeShipping],
  ['by a method that costs something', 'DE', true, 990, '€9.90'],
  ['no method chosen', 'DE', false, 0, copy.notChosen],
  ['no country known', null, true, 0, copy.notChosen],
])('%s', async (_case, shippingCountry, hasShippingMethod, amount, words) => {
  const priced = { ...totals, shipping: { amount, currency: 'eur' as const } };
  await render(
    <Totals
      lines={[]}
      totals={priced}
      {...{ shippingCountry, hasShippingMethod }}
      taxReason="private-buyer"
      seller={sellers.polish}
    />,
  );
  expect(shipping().element()).toHaveProperty('innerText', words);
});

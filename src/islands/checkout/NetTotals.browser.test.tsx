import { basketCopy } from '#config/copy/basket.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { sellers } from '#config/sellers.ts';
import { BasketScreen } from '#islands/basket/BasketScreen.tsx';
import { eur } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, wantNetPrices } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Totals } from './Totals.tsx';

const taxed = {
  ...{ items: eur(14_800), shipping: eur(990), tax: eur(2953), total: eur(15_790), discount: null },
  net: { items: eur(12_033), shipping: eur(805), rounding: eur(-1), rate: 23 },
};
const { net, ...withoutNet } = taxed;
const free = { ...withoutNet, tax: eur(0) };

/** Rows as they are seen, "Total €157.90". */
const readRows = (rows: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(rows)]
    .filter((row) => row.checkVisibility())
    .map((row) => row.innerText.replaceAll(/\s+/g, ' '));

// rule price.net-sums
test.each([
  ['with VAT', false, taxed, ['Subtotal €148.00', 'Shipping €9.90', 'Total €157.90']],
  [
    'without VAT: rows that lead to the total',
    true,
    taxed,
    ['Goods excl. VAT €120.33', 'Shipping excl. VAT €8.05', 'Rounding −€0.01', 'VAT 23% €29.53', 'Total €157.90'],
  ],
  [
    'nothing to round, and a rate that is not known',
    true,
    { ...taxed, net: { ...net, rounding: eur(0), rate: null } },
    ['Goods excl. VAT €120.33', 'Shipping excl. VAT €8.05', 'VAT €29.53', 'Total €157.90'],
  ],
  [
    'nothing exact is known',
    true,
    withoutNet,
    ['Subtotal €148.00 incl. VAT', 'Shipping €9.90 incl. VAT', 'Total €157.90'],
  ],
  ['no VAT is charged', true, free, ['Subtotal €148.00 excl. VAT', 'Shipping €9.90 excl. VAT', 'Total €157.90']],
])('checkout, %s', async (_case, isNet, totals, rows) => {
  if (isNet) wantNetPrices();
  const known = { shippingCountry: 'DE', hasShippingMethod: true, taxReason: null, seller: sellers.polish };
  await render(<Totals {...{ totals, lines: [], ...known }} />);
  expect(readRows('dl > div')).toEqual(rows);
  expect(page.getByRole('button', { name: /^Show prices/ }).elements()).toHaveLength(totals.tax.amount > 0 ? 1 : 0);
});

// rules price.net and price.net-sums
test('basket: the price of one piece, its lines and their sum without VAT; limit and discount say that they are with it', async () => {
  wantNetPrices();
  const lines = [sampleLine({ quantity: 3, gross: eur(9000), net: eur(7317), discountRate: 0.05 })];
  const sums = { items: eur(7317), shipping: eur(0), rounding: eur(0), rate: 23 };
  const totals = {
    items: eur(9000),
    total: eur(9000),
    tax: eur(1683),
    shipping: eur(0),
    discount: eur(474),
    net: sums,
  };
  shop.answers(endpoints.basket, { ...sampleBasket(lines), totals });
  await render(<BasketScreen />);
  const row = page.getByRole('row').filter({ hasText: '4B1606H-STD' });
  await expect.element(row.getByText(`€24.39 ${netPricesCopy.without}`).last()).toBeVisible();
  await expect.element(row.getByText(`€73.17 ${netPricesCopy.without}`)).toBeVisible();
  await expect.element(row.getByText(basketCopy.about)).not.toBeInTheDocument();
  expect(readRows('aside .net-row')).toEqual(['Goods excl. VAT €73.17', 'VAT 23% €16.83']);
  const side = page.getByRole('complementary', { name: basketCopy.subtotal });
  await expect.element(side.getByText(`€4.74 ${netPricesCopy.with}`)).toBeVisible();
  await expect.element(side.getByText(`€10.01 ${netPricesCopy.with}`, { exact: false })).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

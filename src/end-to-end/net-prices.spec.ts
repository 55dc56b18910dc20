import { expect, test } from './fixtures.ts';
import { answerCookiesInBox } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from './screens/hands.ts';

const slug = '4B1606H-STD';
const cents = (text: string | null): number => Number(/€([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replaceAll(/\D/g, ''));

// rules price.net and price.net-sums
test('prices without VAT: kept from page to page and in every tab, never the others first, and what is to be paid stays', async ({
  page,
  context,
}) => {
  await page.goto(`/details/${slug}`);
  await answerCookiesInBox(handsOf(page));
  const box = page.getByRole('region', { name: `Price and availability of ${slug}` });
  const gross = cents(await box.locator('p').first().innerText());
  await box.getByRole('button', { name: 'Show prices without VAT' }).press('Enter');
  await expect(box.getByRole('button', { name: 'Show prices with VAT' })).toBeFocused();
  await expect(box).toContainText('excl. VAT');
  const net = cents(await box.locator('p').first().innerText());
  expect(Math.round(net * 1.23)).toBe(gross);
  await box.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added')).toBeVisible();

  // before any module of the page has run
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => Object.assign(window, { isNetFirst: 'netPrices' in document.documentElement.dataset }),
      { once: true },
    );
  });
  await page.goto('/basket');
  expect(await page.evaluate(() => 'isNetFirst' in window && window.isNetFirst)).toBe(true);
  const row = page.getByRole('row').filter({ hasText: slug });
  expect(cents(await row.getByRole('cell').filter({ hasText: '€' }).last().innerText())).toBe(net);
  const side = page.getByRole('complementary', { name: 'Subtotal' });
  expect(cents(await side.getByText('Goods excl. VAT').locator('..').innerText())).toBe(net);
  expect(cents(await side.getByRole('status').innerText())).toBe(gross);

  await page.goto('/checkout');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText('VAT included: ');
  const amountOf = async (label: string) =>
    cents(new RegExp(`^${label}\\s+(.+)`, 'm').exec(await summary.innerText())?.[0] ?? null);
  expect(await amountOf('Goods excl. VAT')).toBe(net);
  expect(net + (await amountOf('VAT 23%'))).toBe(gross);
  expect(await amountOf('Total')).toBe(gross);

  const other = await context.newPage();
  await other.goto('/basket');
  await other.getByRole('button', { name: 'Show prices with VAT' }).first().click();
  await expect(summary.getByText('Goods excl. VAT')).toBeHidden();
  expect(await amountOf('Subtotal')).toBe(gross);
  await other.close();

  await page.goto(`/details/${slug}`);
  expect(cents(await box.locator('p').first().innerText())).toBe(gross);
});

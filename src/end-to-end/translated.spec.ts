import { findByEngine, placeOrder, seePaid } from '#scripts/test-kit/screen-buyer.ts';
import { expect, test } from './fixtures.ts';
import { quantityOf, raise, remove } from './screens/basket.ts';
import { handsOf } from './screens/hands.ts';
import { buyerFrom, fillCheckout, payWithPayPal, readTotal } from './screens/shop.ts';
import { translateAlways } from './screens/translator.ts';
import { answerCookies } from './screens/visitor.ts';

// an island that is hydrated after its page was translated is drawn anew: React says so by this error, and goes on
test.use({ expectedErrors: [/Minified React error #418/] });

// rule page.translated
test.beforeEach(async ({ page }) => {
  await answerCookies(page);
  await translateAlways(page);
});

test(
  'a page is translated while a part is bought: what stands there is what is',
  { tag: ['@desktop', '@deep'] },
  async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'translated');
    const hands = handsOf(page);
    await findByEngine(hands, '', { make: 'Honda', engine: 'K20A', set: '4B1946H' });
    const main = page.getByRole('main');
    await raise(main, '4B1946H-STD').click();
    await expect(page.getByRole('button', { name: 'Add 2 to Cart' })).toBeVisible();
    await raise(main, '4B1946H-STD').click();
    await page.getByRole('button', { name: 'Add 3 to Cart' }).click();
    await page.getByRole('button', { name: 'View basket' }).click();
    const drawer = page.getByRole('dialog', { name: /^Basket/ });
    await expect(quantityOf(drawer, '4B1946H-STD')).toContainText('3');
    await drawer.getByRole('link', { name: 'View Shopping Cart' }).click();
    await expect(page).toHaveURL('/basket');
    await page.getByRole('button', { name: 'Decrease quantity of 4B1946H-STD' }).click();
    await expect(quantityOf(main, '4B1946H-STD')).toContainText('2');
    await page.getByRole('link', { name: 'Checkout' }).first().click();
    await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/ });
    const total = await readTotal(page);
    await placeOrder(hands);
    await payWithPayPal(page, 'Approve payment');
    await seePaid(hands);
    const order = await sandbox.orderOf(buyer.email);
    expect(order).toMatchObject({ paymentstatus: 'fullypaid', lines: [{ quantity: 2 }] });
    expect(`€${order?.amounts.total.toFixed(2)}`).toBe(total);
  },
);

test(
  'search, quick order, build list and basket are translated while they are used',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.goto('/search?q=4B1606H');
    const rows = page.getByRole('main').getByRole('region', { name: 'Parts' }).getByRole('listitem');
    await expect(rows.first()).toContainText('4B1606H');
    await page.getByRole('main').getByRole('searchbox').fill('AG-1');
    await expect(rows.first()).toContainText('AG-1');

    await page.goto('/quick-order');
    await page.getByRole('textbox', { name: /^Part numbers and quantities/ }).fill('AG-1 2\nZZTOP99 1');
    await page.getByRole('button', { name: 'Check the lines' }).click();
    await page.getByRole('button', { name: 'Remove “ZZTOP99 1”' }).click();
    await expect(page.getByText('No part has this number.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add all to basket' }).click();
    await expect(page.getByText('in the basket').first()).toBeVisible();

    await page.goto('/details/4B1946H-STD');
    await page.getByRole('button', { name: 'Add to build list' }).click();
    await page.getByRole('link', { name: 'On your build list' }).click();
    await page.getByRole('button', { name: 'Take 4B1946H-STD off the build list' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row').filter({ hasText: '4B1946H-STD' })).toBeVisible();

    await page.goto('/basket');
    await expect(quantityOf(page, 'AG-1')).toContainText('2');
    await remove(page, 'AG-1').click();
    await expect(page).toHaveURL('/');
  },
);

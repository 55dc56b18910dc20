import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectInBasket } from './screens/basket.ts';
import { fieldsOf, untilPriced } from './screens/checkout.ts';
import { addOwnPart } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

/** Presses of Tab that a whole purchase may take, from the part's page to the order. */
const most = 80;

/** A visitor without a pointer; every press of Tab, there or back, is counted. */
function atKeys(page: Page) {
  let stops = 0;
  const isThere = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const go = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < 30 && !(await isThere(target)); pressed += 1) {
      await page.keyboard.press(key);
      stops += 1;
    }
    await expect(target).toBeFocused();
  };
  const press = async (target: Locator, key?: 'Tab' | 'Shift+Tab') => {
    await go(target, key);
    await page.keyboard.press('Enter');
  };
  const skip = async () => {
    await press(page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
  };
  const type = async (target: Locator, text: string) => {
    await go(target);
    await page.keyboard.type(text);
  };
  const choose = async (target: Locator) => {
    await go(target);
    await page.keyboard.press('Space');
    await expect(target).toBeChecked();
  };
  return { go, press, skip, type, choose, stops: () => stops };
}

// rule access.keyboard
test('a whole purchase by keyboard takes eighty stops at most', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await answerCookies(page);
  const buyer = buyerFrom('DE', 'keys');
  const keys = atKeys(page);
  await page.goto(`/details/${await addOwnPart(sandbox)}`);
  await keys.skip();
  await keys.press(page.getByRole('button', { name: 'Add to Cart' }).first());
  await expectInBasket(page, 1);
  await page.goto('/basket');
  await keys.skip();
  await keys.press(page.getByRole('link', { name: 'Proceed to Checkout' }));
  await page.waitForURL('/checkout');
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible();
  await keys.skip();
  const { text, country, shippingMethods, paymentMethods, terms } = fieldsOf(page);
  await keys.type(text('E-mail'), buyer.email);
  await keys.type(text('Repeat e-mail'), buyer.email);
  for (const [label, words] of [
    ['First name', 'Anna'],
    ['Last name', 'Keller'],
    ['Phone', '+49 30 5550142'],
    ['Address', 'Werkstrasse 14'],
  ] as const)
    await keys.type(text(label), words);
  await keys.go(text('Postal code'));
  await page.keyboard.type(buyer.postcode);
  await keys.type(text('City'), buyer.city);
  await keys.go(country);
  await page.keyboard.type(buyer.countryName);
  await untilPriced(page);
  await keys.choose(shippingMethods.getByRole('radio').first());
  await keys.choose(paymentMethods.getByRole('radio').first());
  await untilPriced(page);
  await keys.choose(terms);
  await keys.press(page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL('/summary');
  await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible();
  await keys.skip();
  await keys.press(page.getByRole('button', { name: 'Place order and pay' }));
  await page.waitForURL(/\/order\//);
  await expect.poll(async () => (await sandbox.orderOf(buyer.email))?.number).toBeTruthy();
  expect(keys.stops(), 'presses of Tab').toBeLessThanOrEqual(most);
  test.info().annotations.push({ type: 'stops', description: String(keys.stops()) });
});

import type { Page } from '@playwright/test';
import { basketCopy } from '../config/copy/basket.ts';
import { expect, test } from './fixtures.ts';
import {
  badge,
  basketRows,
  expectInBasket,
  fillBasket,
  openDrawer,
  quantityOf,
  raise,
  remove,
} from './screens/basket.ts';
import { watchQuiet } from './screens/quiet.ts';

const kit = '5B5562H-.25';
const main = (page: Page) => page.getByRole('main');
const isHome = (page: Page) => expect(page).toHaveURL('/');

/** Counts what the page asks of the shop. */
function watchRequests(page: Page, of: (method: string, path: string) => boolean): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (of(request.method(), pathname)) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

// rule basket.badge
test('a static page shows the badge and asks the shop for nothing', { tag: '@desktop' }, async ({ page }) => {
  await fillBasket(page, [['AY-1', 4]]);
  const requests = watchRequests(page, (_, path) => path.startsWith('/api/basket'));
  const untilQuiet = watchQuiet(page);
  await page.goto('/faq');
  await expect(badge(page)).toHaveAccessibleName('Basket, 4 items');
  await expect(badge(page)).toHaveText('4');
  await untilQuiet();
  expect(requests).toEqual([]);
});

test('the last line takes the promo code with it and leads home', { tag: '@deep' }, async ({ page }) => {
  await fillBasket(page, [
    ['AY-1', 1],
    [kit, 1],
  ]);
  const headers = { origin: process.env.SHOP_URL ?? 'http://localhost:4321', 'sec-fetch-site': 'same-origin' };
  await page.request.put('/api/basket/promo-code', { data: { code: 'RALLY26' }, headers });
  await page.goto('/basket');
  await expect(main(page).getByText('Total discount, 5%')).toBeVisible();
  await remove(page, 'AY-1').click();
  await expect(basketRows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/basket');
  await remove(page, kit).click();
  await isHome(page);
  await expect(badge(page)).toHaveAccessibleName('Basket, empty');
  await fillBasket(page, [['AY-1', 1]]);
  const drawer = await openDrawer(page);
  await expect(drawer.getByText('AY-1', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/discount/)).toBeHidden();
  await remove(drawer, 'AY-1').click();
  await expect(drawer.getByText(basketCopy.empty)).toBeVisible();
});

test(
  'what is put in here is seen in the other tab, and what is taken out there is gone here',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context }) => {
    await fillBasket(page, [['AY-1', 1]]);
    await page.goto('/basket');
    await expect(basketRows(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('/details/AB-1');
    await other.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expectInBasket(other, 2);
    await expect(basketRows(page)).toHaveCount(2);
    await expect(badge(page)).toHaveAccessibleName('Basket, 2 items');
    await other.goto('/faq');
    const drawer = await openDrawer(other);
    await remove(drawer, 'AY-1').click();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(basketRows(page)).toHaveCount(1);
    await expect(remove(page, 'AB-1')).toBeVisible();
    await raise(page, 'AB-1').click();
    await expect(quantityOf(other, 'AB-1').getByText('2', { exact: true })).toBeVisible();
  },
);

test('a number pressed just before the page is left is kept', { tag: '@phone' }, async ({ page }) => {
  await fillBasket(page, [['AY-1', 1]]);
  await page.goto('/basket');
  await raise(page, 'AY-1').click();
  await raise(page, 'AY-1').click();
  await page.getByRole('link', { name: basketCopy.continueShopping }).click();
  await isHome(page);
  await expect(async () => {
    await page.goto('/basket');
    await expect(quantityOf(page, 'AY-1').getByText('3', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

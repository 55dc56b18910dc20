import type { Locator, Page } from '@playwright/test';
import { availabilityCopy } from '../config/copy/availability.ts';
import { basketCopy } from '../config/copy/basket.ts';
import { freeShipping } from '../config/delivery.ts';
import { formatMoney } from '../domain/price/money.ts';
import { expect, test } from './fixtures.ts';
import {
  badge,
  basketRows,
  drawerOf,
  expectInBasket,
  fillBasket,
  lower,
  openDrawer,
  quantityOf,
  raise,
  remove,
  subtotal,
} from './screens/basket.ts';
import { addOwnPart } from './screens/order.ts';
import { watchQuiet } from './screens/quiet.ts';
import { answerCookies } from './screens/visitor.ts';

const kit = '5B5562H-.25';
const main = (page: Page) => page.getByRole('main');
const isHome = (page: Page) => expect(page).toHaveURL('/');

/** Counts what the page asks of the shop. */
function watchRequests(page: Page, of: (method: string, path: string) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (of(request.method(), pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

/** Presses faster than any pause, however slow the machine is: no timer runs between one press and the next. */
const pressOften = (button: Locator, times: number) =>
  button.evaluate(async (element: HTMLElement, count) => {
    for (let press = 0; press < count; press += 1) await Promise.resolve(element.click());
  }, times);

// rule basket.kit-lines
test(
  'what is inside of a kit is neither shown nor counted; kit and HX say what there is to know',
  { tag: '@deep' },
  async ({ page }) => {
    await fillBasket(page, [
      [kit, 2],
      ['4B1972HX-.25', 1],
    ]);
    await page.goto('/basket');
    await expect(basketRows(page)).toHaveCount(2);
    await expect(badge(page)).toHaveAccessibleName('Shopping cart, 3 items');
    await expect(main(page).getByText(basketCopy.hxWarning)).toBeVisible();
    await expect(main(page).getByText(basketCopy.twoPackages)).toBeVisible();
    const row = basketRows(page).filter({ hasText: kit });
    await expect(row.getByRole('link', { name: 'Conrod bearing kit' })).toHaveAttribute('href', `/details/${kit}`);
    await expect(row.getByText('€195.58', { exact: true })).toBeVisible();
    await page.goto('/faq');
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole('heading', { name: 'Basket 3 items' })).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveCount(2);
    await expect(drawer.getByText(basketCopy.hxWarning)).toBeVisible();
    await expect(drawer.getByText(basketCopy.twoPackages)).toBeVisible();
  },
);

// rule basket.badge
test('a static page shows the badge and asks the shop for nothing', { tag: '@desktop' }, async ({ page }) => {
  await fillBasket(page, [['AY-1', 4]]);
  const asked = watchRequests(page, (_, path) => path.startsWith('/api/basket'));
  const untilQuiet = watchQuiet(page);
  await page.goto('/faq');
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 4 items');
  await expect(badge(page)).toHaveText('4');
  await untilQuiet();
  expect(asked).toEqual([]);
});

// rules basket.empty and access.says-why
test('an empty basket says so, leads to the finder and not to the checkout', { tag: '@deep' }, async ({ page }) => {
  await answerCookies(page);
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: basketCopy.empty })).toBeVisible();
  await expect(subtotal(page)).toHaveText(/€0\.00/);
  const proceed = page.getByRole('button', { name: basketCopy.proceed });
  await expect(proceed).toHaveAccessibleDescription(basketCopy.emptyBasketHint);
  await proceed.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/basket');
  await page.goto('/faq');
  await badge(page).click();
  await expect(drawerOf(page).getByText(basketCopy.empty)).toBeVisible();
  await drawerOf(page).getByRole('link', { name: basketCopy.openFinder }).click();
  await expect(page).toHaveURL('/#part-finder');
});

test(
  'presses in a row are sent once, half a second after the last; a loader tells until the shop has it',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await fillBasket(page, [['AY-1', 1]]);
    await page.goto('/basket');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/basket/lines/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const sent = watchRequests(page, (method) => method === 'PUT');
    await pressOften(raise(page, 'AY-1'), 4);
    await expect(quantityOf(page, 'AY-1').getByText('5', { exact: true })).toBeVisible();
    await expect(main(page).getByText(basketCopy.updating)).toBeAttached();
    await expect(subtotal(page)).toHaveAttribute('aria-busy', 'true');
    held.resolve();
    await expect(main(page).getByText(basketCopy.updating)).toBeHidden();
    await expect(subtotal(page)).toHaveAttribute('aria-busy', 'false');
    await expect(badge(page)).toHaveAccessibleName('Shopping cart, 5 items');
    await lower(page, 'AY-1').click();
    await expect(badge(page)).toHaveAccessibleName('Shopping cart, 4 items');
    expect(sent).toHaveLength(2);
  },
);

// rule basket.most-quantity
test(
  'plus works up to all the stock there is, and then the page says why not',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const slug = await addOwnPart(sandbox, 0);
    const inTransit = [{ days: 9, quantity: 1 }];
    await sandbox.changePart(slug, { stock: { default: 1, manufacturer: 1, inTransit } });
    await fillBasket(page, [[slug, 2]]);
    await page.goto('/basket');
    await raise(page, slug).click();
    await expect(main(page).getByText(basketCopy.cannotBuyMore)).toBeVisible();
    await expect(raise(page, slug)).toBeDisabled();
    await expect(badge(page)).toHaveAccessibleName('Shopping cart, 3 items');
    await lower(page, slug).click();
    await expect(main(page).getByText(basketCopy.cannotBuyMore)).toBeHidden();
    await expect(raise(page, slug)).toBeEnabled();
  },
);

test.describe('when somebody else has bought the rest meanwhile', () => {
  test.use({ expectedErrors: [/409/] });

  test('the true number comes back with the reason', { tag: ['@desktop', '@deep'] }, async ({ page, sandbox }) => {
    const slug = await addOwnPart(sandbox, 5);
    await fillBasket(page, [[slug, 2]]);
    await page.goto('/basket');
    await expect(quantityOf(page, slug)).toBeVisible();
    await sandbox.changePart(slug, { stock: 2 });
    await raise(page, slug).click();
    await expect(main(page).getByText(basketCopy.cannotBuyMore)).toBeVisible();
    await expect(quantityOf(page, slug).getByText('2', { exact: true })).toBeVisible();
  });
});

test('the last line takes the promo code with it and leads home', async ({ page }) => {
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
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, empty');
  await fillBasket(page, [['AY-1', 1]]);
  const drawer = await openDrawer(page);
  await expect(drawer.getByText('AY-1', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/discount/)).toBeHidden();
  await remove(drawer, 'AY-1').click();
  await expect(drawer.getByText(basketCopy.empty)).toBeVisible();
});

test('the way to free shipping is told until it is reached', { tag: '@deep' }, async ({ page, sandbox }) => {
  const slug = await addOwnPart(sandbox, 9);
  // two pieces stay just below the limit
  const net = freeShipping.limit / 250;
  await sandbox.changePart(slug, { price: net });
  // in cents, with 23 % of VAT
  const gross = (pieces: number) => Math.round(pieces * net * 123);
  const write = (amount: number) => formatMoney({ amount, currency: 'eur' });
  const missing = (pieces: number) =>
    `${basketCopy.freeShippingMissing(write(freeShipping.limit + 1 - gross(pieces)))}.*`;
  await fillBasket(page, [[slug, 1]]);
  await page.goto('/basket');
  const side = page.getByRole('complementary', { name: 'Subtotal' });
  await expect(side.getByText(missing(1))).toBeVisible();
  await raise(page, slug).click();
  await expect(side.getByText(missing(2))).toBeVisible();
  await raise(page, slug).click();
  await expect(side.getByText(basketCopy.shipsFree)).toBeVisible();
  await expect(side.getByRole('link', { name: availabilityCopy.deliveryConditions })).toHaveAttribute(
    'href',
    /\/terms\/?#exceptions$/,
  );
  await expect(subtotal(page)).toContainText(write(gross(3)));
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
    await expect(badge(page)).toHaveAccessibleName('Shopping cart, 2 items');
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

test(
  'on a slow line a removed part does not come back, and the last number pressed is the one that holds',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await fillBasket(page, [
      ['AY-1', 1],
      ['AB-1', 1],
    ]);
    await page.goto('/basket');
    await expect(basketRows(page)).toHaveCount(2);
    const held: (() => void)[] = [];
    await page.route('**/api/basket/lines/*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const letThrough = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    };
    await raise(page, 'AY-1').click();
    await expect.poll(() => held.length).toBe(1);
    await raise(page, 'AY-1').click();
    await remove(page, 'AB-1').click();
    for (let answer = 0; answer < 3; answer += 1) await letThrough();
    await expect(basketRows(page)).toHaveCount(1);
    await expect(badge(page)).toHaveAccessibleName('Shopping cart, 3 items');
    await expect(main(page).getByText(basketCopy.updating)).toBeHidden();
    await page.reload();
    await expect(basketRows(page)).toHaveCount(1);
    await expect(quantityOf(page, 'AY-1').getByText('3', { exact: true })).toBeVisible();
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

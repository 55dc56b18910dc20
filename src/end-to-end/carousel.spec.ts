import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerCookies, isPhone, tabTo } from './screens/visitor.ts';

test.beforeEach(({ page }) => answerCookies(page));

const open = async (page: Page, path: string, name: string): Promise<Locator> => {
  await page.goto(path);
  return page.getByRole('region', { name });
};
const first = (row: Locator) => row.getByRole('listitem').first();
const last = (row: Locator) => row.getByRole('listitem').last();

/** Awake once the script of the page has named the state of the row. */
const awake = (row: Locator) => expect(row).toHaveAttribute('data-carousel', 'awake');

// rule catalogue.popular-items
test('each product page names its own', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  for (const [path, name, visible, hidden] of [
    ['/products/engine-bearings', 'Popular items', /4B1606H-STD/, /4B1606HC-STD|OPHD1040HP|AG-1/],
    ['/products/calico-bearings', 'Popular items', /4B1606HC-STD/, /4B1606H-STD|OPHD1040HP/],
    ['/products/flexigauge', 'Available items', /AG-1/, /4B1606H|OPHD1040HP/],
    ['/products/oil-pumps', 'Popular items', /OPHD1040HP/, /4B1606H|AG-1/],
  ] as const) {
    const row = await open(page, path, name);
    await awake(row);
    await expect(row.getByRole('link', { name: hidden })).toHaveCount(0);
    // a row that shows all it has offers no buttons
    if (path === '/products/flexigauge') await expect(row.getByRole('button')).toHaveCount(0);
    await row.getByRole('link', { name: visible }).click();
    await expect(page).toHaveURL(/\/details\//);
  }
});

// rule catalogue.card-offer
test('cards show the price, and the stock once the shop has answered', { tag: '@deep' }, async ({ page }) => {
  const row = await open(page, '/products/oil-pumps', 'Popular items');
  const card = row.getByRole('listitem').filter({ hasText: 'OPHD1040HP' });
  await expect(card).toContainText('€');
  await expect(card).toContainText('In stock');
});

// rule catalogue.popular-row
test('arrows page on, back, and round at the end', { tag: '@deep' }, async ({ page }) => {
  const row = await open(page, '/products/engine-bearings', 'Popular items');
  await awake(row);
  await row.scrollIntoViewIfNeeded();
  await expect(first(row)).toBeInViewport();
  await row.getByRole('button', { name: 'Previous items' }).click();
  await expect(last(row)).toBeInViewport({ ratio: 0.9 });
  await row.getByRole('button', { name: 'Next items' }).click();
  await expect(first(row)).toBeInViewport({ ratio: 0.9 });
  await row.getByRole('button', { name: 'Next items' }).click();
  await expect(first(row)).not.toBeInViewport({ ratio: 0.9 });
  if (isPhone(page)) return;
  // by key alone
  await row.getByRole('button', { name: 'Next items' }).focus();
  await tabTo(page, row.getByRole('link', { name: /6B2960H-STD/ }), 8);
  await expect(row.getByRole('link', { name: /6B2960H-STD/ })).toBeInViewport({ ratio: 0.9 });
});

// rule catalogue.popular-row
test(
  'moves by itself, rests while it has the focus, and stays where it was stopped',
  { tag: '@deep' },
  async ({ page }) => {
    await page.clock.install();
    const row = await open(page, '/products/engine-bearings', 'Popular items');
    await awake(row);
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-seen', '');
    await page.clock.runFor(5_100);
    await expect(first(row)).not.toBeInViewport({ ratio: 0.9 });

    await row.getByRole('button', { name: 'Stop the items moving' }).click();
    await expect(row.getByRole('button', { name: 'Start the items moving' })).toBeFocused();
    await row.getByRole('button', { name: 'Previous items' }).click();
    await expect(first(row)).toBeInViewport({ ratio: 0.9 });
    await page.mouse.move(0, 0);
    await page.getByRole('main').focus();
    await page.clock.runFor(20_000);
    await expect(first(row)).toBeInViewport({ ratio: 0.9 });

    await row.getByRole('button', { name: 'Start the items moving' }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(20_000);
    await expect(first(row)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('main').focus();
    await page.clock.runFor(5_100);
    await expect(first(row)).not.toBeInViewport({ ratio: 0.9 });
  },
);

test.describe('with less motion wished', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // rule catalogue.popular-row
  test('nothing moves by itself, and the arrows work', { tag: '@deep' }, async ({ page }) => {
    await page.clock.install();
    const row = await open(page, '/products/engine-bearings', 'Popular items');
    await awake(row);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: 'Start the items moving' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(first(row)).toBeInViewport({ ratio: 0.9 });
    await row.getByRole('button', { name: 'Next items' }).click();
    await expect(first(row)).not.toBeInViewport({ ratio: 0.9 });
  });
});

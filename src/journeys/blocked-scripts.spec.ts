import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openQuiet } from './screens/quiet.ts';
import { holdScript } from './screens/visitor.ts';

/** Everything of the build but the pages themselves: what a broken proxy or a filter keeps away. */
const block = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());
const anything = /\/_astro\//;
const scripts = /\/_astro\/.*\.js/;

test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED|Error hydrating/] });

const said = (page: Page) => page.getByRole('main').getByRole('alert');

/** The page says it once, in its own column, and waits for nothing. */
async function expectSaid(page: Page): Promise<void> {
  await expect(said(page)).toContainText('This part of the page could not be loaded');
  await expect(page.locator('main .sk:visible, main noscript')).toHaveCount(0);
  const { x } = (await page.getByText('This part of the page could not be loaded').boundingBox()) ?? { x: 0 };
  const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
  expect(x).toBeGreaterThanOrEqual(heading?.x ?? 0);
}

// rules access.no-script and finder.early-input
test('without scripts the pages go on as where none runs', { tag: '@deep' }, async ({ page }) => {
  await block(page, scripts);
  await page.goto('/');
  await expectSaid(page);
  await page.locator('#part-finder').getByRole('link', { name: 'Open the catalogue' }).click();
  await expectSaid(page);
  await page.goto('/search');
  await expectSaid(page);
  await page.getByRole('main').getByRole('textbox').fill('4b1946h.25');
  await page.getByRole('main').getByRole('textbox').press('Enter');
  await expect(page).toHaveURL('/details/4B1946H-.25');
  await expect(page.getByText('€125.34').first()).toBeVisible();
  await expectSaid(page);
  for (const path of ['/basket', '/checkout', '/contact', '/build-list', '/quick-order']) {
    await page.goto(path);
    await expectSaid(page);
  }
});

test('without styles either no icon covers the page', { tag: '@desktop' }, async ({ page }) => {
  await block(page, anything);
  for (const path of ['/catalogue/Honda/K20A', '/details/4B1946H-STD']) {
    await page.goto(path);
    await expect(said(page)).toContainText('could not be loaded');
    const heights = await page
      .locator('svg[aria-hidden]')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(40);
  }
});

// rule access.no-script
test(
  'where nothing wakes islands, no answer puts in one that cannot be pressed',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await block(page, /\/_astro\/islands\..*\.js/);
    for (const [path, live] of [
      ['/details/4B1946H-STD', '/details/box/4B1946H-STD'],
      ['/catalogue/Honda/K20A', '/catalogue/offers/Honda/K20A'],
    ] as const) {
      await openQuiet(page, path);
      await expectSaid(page);
      await expect(page.getByRole('main').getByRole('button', { name: /Add to Cart/ })).toHaveCount(0);
      expect(asked).not.toContain(live);
    }
  },
);

// rule finder.early-input
test('letters for a panel that never comes stand in no other', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  const fail = await holdScript(page, /\/_astro\/core\..*\.js/, 'abort');
  await page.goto('/contact');
  await page.getByRole('main').getByRole('tab').last().click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  fail();
  await expect(said(page)).toContainText('could not be loaded');
  await expect(page).toHaveURL('/contact');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await expect(field).toHaveValue('');
});

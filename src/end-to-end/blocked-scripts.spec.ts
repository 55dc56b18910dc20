import type { Page } from '@playwright/test';
import { readNounFile } from '#editors/noun-file.ts';
import { expect, test } from './fixtures.ts';
import { holdScript, isPhone } from './screens/visitor.ts';

/** Everything of the build but the pages themselves: what a broken proxy or a filter keeps away. */
const block = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());
const anything = /\/_astro\//;
const scripts = /\/_astro\/.*\.js/;

test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED|Error hydrating/] });

const notice = (page: Page) => page.getByRole('main').getByRole('alert');

/** The page says it once, in its own column. */
async function expectNotice(page: Page): Promise<void> {
  await expect(notice(page)).toContainText('This part of the page could not be loaded');
  const { x } = (await page.getByText('This part of the page could not be loaded').boundingBox()) ?? { x: 0 };
  const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
  expect(x).toBeGreaterThanOrEqual(heading?.x ?? 0);
}

// rule finder.early-input
test('without scripts every page says so, and its links work', { tag: '@deep' }, async ({ page }) => {
  await block(page, scripts);
  await page.goto('/');
  await expectNotice(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  const entry = readNounFile('menu').main.find(({ href }) => href.startsWith('/'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: entry?.label ?? '', exact: true })
    .filter({ visible: true })
    .click();
  await expectNotice(page);
  for (const path of ['/search?q=k20', '/basket', '/checkout', '/contact', '/build-list', '/quick-order']) {
    await page.goto(path);
    await expectNotice(page);
  }
});

test('without styles either no icon covers the page', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await block(page, anything);
  for (const path of ['/catalogue/Honda/K20A', '/details/4B1946H-STD']) {
    await page.goto(path);
    await expect(notice(page)).toContainText('could not be loaded');
    const heights = await page
      .locator('svg[aria-hidden]')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(40);
  }
});

// rule finder.early-input
test('letters for a panel that never comes stand in no other', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  const fail = await holdScript(page, /\/_astro\/core\..*\.js/, 'abort');
  await page.goto('/contact');
  await page.getByRole('main').getByRole('tab').last().click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  fail();
  await expect(notice(page)).toContainText('could not be loaded');
  await expect(page).toHaveURL('/contact');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await expect(field).toHaveValue('');
});

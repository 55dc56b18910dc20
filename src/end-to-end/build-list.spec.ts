import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerCookies, isPhone } from './screens/visitor.ts';

const twelve = [
  ...['4B1946H-STD', '4B1946HX-.25', '4B1946HC-STD', '5M1959H-STD', '5M1959HX-.25', '5M1959HC-STD'],
  ...['1T1957-STD', '1T1957-.10', 'OPHD1194HP', '4B1946H+5M1959H+1T1957', 'AG-1', 'AR-1'],
];
const row = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByText(number, { exact: true }) });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('build_list'));

/** The list of a visitor who has been here before. */
const keepList = (page: Page, text: string) =>
  page.addInitScript((list) => {
    if (localStorage.getItem('build_list') === null) localStorage.setItem('build_list', list);
  }, text);

test.beforeEach(({ page }) => answerCookies(page));

test('parts go on the list with quantities, are ordered, taken off and brought back', async ({ page }) => {
  await page.goto('/details/4B1946H-STD');
  await page.getByRole('button', { name: 'Add to build list' }).click();
  await page.getByRole('button', { name: 'Increase quantity of 4B1946H-STD, Build list' }).click();
  await page.goto('/details/4B1946HX-.25');
  await page.getByRole('button', { name: 'Add to build list' }).click();
  await expect(page.getByRole('link', { name: 'On your build list' })).toBeVisible();
  if (!isPhone(page))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Build list, 2 parts' })).toBeVisible();
  await page.getByRole('link', { name: 'On your build list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build list' })).toBeVisible();
  await expect(row(page, '4B1946H-STD')).toContainText('In stock');
  await page.getByRole('button', { name: 'Move 4B1946H-STD down' }).click();
  await page.getByRole('textbox', { name: 'Build for' }).fill('Stroker, bench 2');
  expect(await kept(page)).toBe('v1=Stroker%2C%20bench%202/4B1946HX-.25/4B1946H-STD:2');
  await page.getByRole('button', { name: 'Take 4B1946H-STD off the build list' }).click();
  await expect(row(page, '4B1946H-STD')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, '4B1946H-STD')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Build for' })).toHaveValue('Stroker, bench 2');
  await expect(row(page, '4B1946H-STD')).toBeVisible();
});

// rule finder.early-input: the first press is meant for the size that stood there
test('the list of the page follows to another size', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/details/4B1946H-STD');
  await page.getByRole('button', { name: 'Add to build list' }).click();
  await page
    .getByRole('link', { name: /^\.25/ })
    .or(page.getByRole('radio', { name: /^\.25/ }))
    .first()
    .click();
  await expect(page).toHaveURL('/details/4B1946H-.25');
  await page.getByRole('button', { name: 'Add to build list' }).click();
  expect(await kept(page)).toBe('v1=/4B1946H-STD/4B1946H-.25');
});

test('the copied link opens the same list elsewhere', { tag: '@deep' }, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepList(page, 'v1=Bench/4B1946H-STD:2/AG-1');
  await page.goto('/build-list');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(row(other, '4B1946H-STD')).toBeVisible();
  await other.getByRole('button', { name: 'Take over as mine' }).click();
  await expect(other).toHaveURL('/build-list');
  expect(await kept(other)).toBe('v1=Bench/4B1946H-STD:2/AG-1');
  await elsewhere.close();
});

// rule part.one-name
test('a list filled from an engine’s page goes into the basket under its names', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/catalogue/Honda/K20A');
  const set = page.getByRole('row', { name: /4B1946H Conrod bearing set/ });
  await expect(set.getByText('In stock')).toBeVisible();
  await set.getByRole('button', { name: 'Add 4B1946H-STD to the build list' }).click();
  await expect.poll(() => kept(page)).toBe('v1=/4B1946H-STD:Honda%2FK20A');
  await page.goto('/build-list');
  await expect(row(page, '4B1946H-STD')).toContainText('for Honda K20A and 18 more engines');
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page.getByText('1 added to the basket')).toBeVisible();
  await page.goto('/basket');
  await expect(row(page, '4B1946H-STD')).toContainText('for Honda K20A and 18 more engines');
});

test('twelve parts are printed on one page', { tag: '@deep' }, async ({ page }) => {
  await keepList(page, `v1=${encodeURIComponent('Honda K20A')}/${twelve.join(':2/')}:2`);
  await page.goto('/build-list');
  await expect(row(page, 'AR-1')).toContainText('€');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

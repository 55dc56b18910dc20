import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { answerCookies, isPhone } from './screens/visitor.ts';

const twelve = [
  ...['4B1946H-STD', '4B1946HX-.25', '4B1946HC-STD', '5M1959H-STD', '5M1959HX-.25', '5M1959HC-STD'],
  ...['1T1957-STD', '1T1957-.10', 'OPHD1194HP', '4B1946H+5M1959H+1T1957', 'AG-1', 'AR-1'],
];
const link = (title: string, parts: readonly string[]) =>
  `/build-list#v1=${encodeURIComponent(title)}/${parts.join('/')}`;
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

test.describe('with a number that no part has', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/status of 404.*NOSUCHT/] });

  test(
    'all parts go into the basket, each with its outcome, none above its stock',
    { tag: '@deep' },
    async ({ page, sandbox }) => {
      await sandbox.changePart('OPHD1040HP', { stock: 2 });
      await keepList(page, 'v1=/4B1972H-STD/OPHD1040HP:3/NOSUCHT-STD/AR-1:2');
      await page.goto('/build-list');
      await expect(row(page, 'OPHD1040HP')).toContainText('Only 2 left.');
      await expect(page.getByText('No part has this number')).toBeVisible();
      await page.getByRole('button', { name: 'Add all to basket' }).click();
      await expect(page.getByText('2 of 4 parts added. The lines say what happened.')).toBeVisible();
      await expect(row(page, 'AR-1')).toContainText('2 added to the basket');
      await expect(row(page, 'OPHD1040HP')).toContainText('Not added: fewer can be ordered');
      await page.goto('/basket');
      const basket = page.getByRole('main');
      await expect(basket.getByText('AR-1', { exact: true })).toBeVisible();
      await expect(basket.getByText('OPHD1040HP', { exact: true })).toHaveCount(0);
    },
  );

  test('a shared list never overwrites the own one without asking', { tag: '@deep' }, async ({ page }) => {
    await keepList(page, 'v1=Mine/AG-1');
    await page.goto(link('Honda K20A', ['4B1946H-STD:2', 'what?', 'NOSUCHT-STD']));
    await expect(page.getByText('Shared list')).toBeVisible();
    await expect(page.getByText('One entry of the link could not be read.')).toBeVisible();
    await expect(page.getByText('No part has this number')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Honda K20A' })).toBeVisible();
    expect(await kept(page)).toBe('v1=Mine/AG-1');
    await page.getByRole('button', { name: 'Take over as mine' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to my list' }).click();
    await expect(page).toHaveURL('/build-list');
    expect(await kept(page)).toBe('v1=Mine/AG-1/4B1946H-STD:2/NOSUCHT-STD');
    await page.goto(link('', ['AR-1']));
    await page.getByRole('button', { name: 'Show my list' }).click();
    await expect(row(page, 'AG-1')).toBeVisible();
    await page.goto('/build-list#v7=x');
    await expect(page.getByText('newer version of the shop')).toBeVisible();
  });
});

test('parts side by side, with what differs', { tag: '@deep' }, async ({ page }) => {
  await keepList(page, 'v1=/4B1946H-STD/4B1946HX-.25/5M1959H-STD');
  await page.goto('/build-list');
  await page.getByRole('button', { name: 'Compare' }).click();
  const rods = page.getByRole('region', { name: 'Conrod bearings' });
  await expect(rods.getByRole('row', { name: /^Oil clearance differs 0\.049–0\.058 mm/ })).toBeVisible();
  await expect(rods.getByRole('row', { name: /^Bearing length max 17\.50 mm/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
  await expect(rods.getByRole('row', { name: /^Bearing length max/ })).toHaveCount(0);
  await rods.getByRole('link', { name: '4B1946H-STD' }).click();
  await expect(page).toHaveURL('/details/4B1946H-STD');
  await page.goBack();
  await expect(rods).toBeVisible();
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

test('two tabs show one list', { tag: ['@desktop', '@deep'] }, async ({ page, context }) => {
  await keepList(page, 'v1=/AG-1');
  await page.goto('/build-list');
  const other = await context.newPage();
  await other.goto('/build-list');
  await other.getByRole('button', { name: 'Increase quantity of AG-1' }).click();
  await expect(page.getByRole('group', { name: 'Quantity of AG-1' })).toContainText('2');
  await other.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.getByRole('heading', { name: 'Your build list is empty' })).toBeVisible();
});

test.describe('without an answer from the shop', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/503|Failed to load|ERR_/] });

  test('the list stays readable and asks again', { tag: '@deep' }, async ({ page }) => {
    await keepList(page, 'v1=/4B1946H-STD');
    await page.route('**/api/parts/ids', (route) => route.abort());
    await page.goto('/build-list');
    await expect(page.getByText('Price and stock could not be loaded.')).toBeVisible();
    await expect(row(page, '4B1946H-STD')).toContainText('€');
    await page.unroute('**/api/parts/ids');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, '4B1946H-STD')).toContainText('In stock');
  });
});

test('twelve parts are printed on one page', { tag: '@deep' }, async ({ page }) => {
  await keepList(page, `v1=${encodeURIComponent('Honda K20A')}/${twelve.join(':2/')}:2`);
  await page.goto('/build-list');
  await expect(row(page, 'AR-1')).toContainText('€');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test.describe('axe finds no fault', () => {
  const check = async (page: Page) => expect(await findFaults(page)).toEqual([]);

  test('on an empty list', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/build-list');
    await expect(page.getByRole('heading', { name: 'Your build list is empty' })).toBeVisible();
    await check(page);
  });

  test('on a shared list, and on the question what to do with the own one', { tag: '@deep' }, async ({ page }) => {
    await keepList(page, 'v1=Mine/AG-1');
    await page.goto(link('Honda K20A', twelve));
    await expect(row(page, 'AR-1')).toContainText('€');
    await page.getByRole('button', { name: 'Take over as mine' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page);
  });

  test('on the own list', { tag: '@deep' }, async ({ page }) => {
    await keepList(page, `v1=/${twelve.slice(4).join('/')}`);
    await page.goto('/build-list');
    await expect(row(page, 'AR-1')).toContainText('In stock');
    await check(page);
  });

  test('on a comparison', { tag: '@deep' }, async ({ page }) => {
    await keepList(page, 'v1=/4B1946H-STD/4B1946HX-.25/AG-1');
    await page.goto('/build-list?view=compare');
    await expect(page.getByRole('region', { name: 'Conrod bearings' })).toBeVisible();
    await check(page);
  });
});

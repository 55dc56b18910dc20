import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchQuiet } from './screens/quiet.ts';
import { untilLive } from './screens/visitor.ts';

/** Below this width the head has no field of its own: one searches on the page /search. */
const searchesOnPage = (page: Page) => (page.viewportSize()?.width ?? 0) < 1201;

/** The field that is at hand everywhere: in the head of the page, on small screens behind its icon. */
async function openField(page: Page) {
  await page.goto('/catalogue');
  if (searchesOnPage(page)) {
    await page.getByRole('banner').getByRole('link', { name: 'Search by part number' }).click();
    return page.getByRole('main').getByRole('searchbox', { name: 'Number, engine or car' });
  }
  return page.getByRole('banner').getByRole('combobox', { name: 'Number, engine or car' });
}

const rows = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Parts' }).getByRole('listitem');
const rowOf = (page: Page, number: string) =>
  rows(page).filter({ has: page.getByRole('link', { name: number, exact: true }) });
const listed = (page: Page, number: string | RegExp) =>
  searchesOnPage(page)
    ? rows(page).filter({ has: page.getByRole('link', { name: number, exact: true }) })
    : page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: number });

/** Chooses what is found for a text: a suggestion, on the search page a row. */
async function choose(page: Page, number: string | RegExp) {
  const row = listed(page, number).first();
  await (searchesOnPage(page) ? row.getByRole('link').first() : row).click();
}

test('a number, however it is written, leads to its part', { tag: '@deep' }, async ({ page }) => {
  for (const [typed, slug] of [
    ['4b1606h .50', '4B1606H-.50'],
    ['4B1606H-0.50', '4B1606H-.50'],
    ['11247841703', '10B1580HX-STD'],
    ['4b16o6h std', '4B1606H-STD'],
  ] as const) {
    await (await openField(page)).fill(typed);
    await choose(page, slug);
    await expect(page).toHaveURL(`/details/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('the search page', () => {
  test('filters narrow, stand in the address, and go back and forward', async ({ page }) => {
    await page.goto('/search?q=4b1606');
    await expect(rowOf(page, '4B1606H-STD')).toBeVisible();
    const all = await rows(page).count();
    await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption({ value: '.25' });
    await expect(page).toHaveURL('/search?q=4b1606&size=.25');
    await expect(rowOf(page, '4B1606H-STD')).toHaveCount(0);
    await expect(rowOf(page, '4B1606H-.25')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption({ index: 1 });
    await page.goBack();
    await expect(page).toHaveURL('/search?q=4b1606&size=.25');
    await expect(page.getByRole('combobox', { name: 'Kind', exact: true })).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=4b1606');
    await expect(rows(page)).toHaveCount(all);
    await page.goForward();
    await expect(page.getByRole('combobox', { name: 'Size', exact: true })).toHaveValue('.25');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/search?q=4b1606');
    await page.reload();
    await expect(rows(page)).toHaveCount(all);
  });

  test('a part newer than the build is found live', { tag: '@deep' }, async ({ page, sandbox }) => {
    const slug = `4B7777H-${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
    await sandbox.addPart(slug);
    await page.goto(`/search?q=${slug}`);
    await expect(rowOf(page, slug)).toBeVisible();
  });
});

test.describe('offline', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the index once loaded goes on answering; what it does not know is said', async ({ page, context }) => {
    const untilQuiet = watchQuiet(page);
    await page.goto('/search?q=4b1606');
    await expect(rows(page).first()).toBeVisible();
    await untilQuiet();
    await untilLive(page);
    await context.setOffline(true);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('5m1959');
    await expect(rowOf(page, '5M1959H-STD')).toBeVisible();
    await field.fill('9Z9Z9Z');
    await expect(page.getByRole('alert')).toContainText('No connection');
    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /No part for/ })).toBeVisible();
  });
});

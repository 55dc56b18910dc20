import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerCookies, isPhone, skipToContent, tabTo } from './screens/visitor.ts';

test.beforeEach(({ page }) => answerCookies(page));

/** Names of the distributors in the order shown: rows of the table, or cards on a phone. */
const names = (page: Page) =>
  isPhone(page)
    ? page.getByRole('main').getByRole('listitem').locator('b').allTextContents()
    : page.getByRole('rowheader').allTextContents();
const entriesOf = (page: Page) =>
  isPhone(page) ? page.getByRole('main').getByRole('listitem') : page.getByRole('rowheader');

test(
  'one country at a time; the nearest first, also for a country without a distributor',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/distributors');
    await expect(entriesOf(page)).toHaveCount(44);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Austria');
    await expect(entriesOf(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('All countries');
    await expect(entriesOf(page)).toHaveCount(44);
    await page.getByRole('combobox', { name: 'Nearest to' }).selectOption('Austria');
    await expect(page.getByRole('status').filter({ hasText: 'distributor' })).toHaveText(
      '44 distributors, nearest to Austria first',
    );
    expect((await names(page)).slice(0, 2)).toEqual(['Beispiel Motorenteile Wien', 'Muster Rennsport Graz']);
    await page.getByRole('combobox', { name: 'Nearest to' }).selectOption('Andorra');
    await expect(entriesOf(page).first()).not.toHaveText(/Beispiel/);
    await page.getByRole('combobox', { name: 'Nearest to' }).selectOption('Choose a country');
    await expect(page.getByRole('status').filter({ hasText: 'distributor' })).toHaveText('44 distributors');
    expect((await names(page))[0]).toBe('Beispiel Motorenteile Wien');
  },
);

// rule distributor.order
test('columns sort by keyboard, both ways', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.goto('/distributors');
  await expect(page.getByRole('columnheader', { name: 'Country' })).toHaveAttribute('aria-sort', 'ascending');
  await skipToContent(page);
  await tabTo(page, page.getByRole('button', { name: 'Name' }), 6);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('columnheader', { name: 'Country' })).not.toHaveAttribute('aria-sort');
  const ascending = await names(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual(ascending.toReversed());
  await page.getByRole('button', { name: 'Phone' }).click();
  const phones = await page.locator('td[data-cell=phone]').allTextContents();
  expect(phones).toEqual(phones.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare));
});

test('cards lead to telephone and mail', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await page.goto('/distributors');
  const card = page.getByRole('listitem').filter({ hasText: 'Muster Rennsport Graz' });
  await expect(card.getByRole('link', { name: 'Call Muster Rennsport Graz' })).toHaveAttribute(
    'href',
    'tel:+4310000002',
  );
  await expect(card.getByRole('link', { name: 'E-mail Muster Rennsport Graz' })).toHaveAttribute('href', /^mailto:/);
});

/** Two distributors that the build does not know. */
const newer = (() => {
  const one = { address: 'Testweg 1', city: 'Bern', state: '', phone: '', email: 'a@b.example', website: '' };
  return [
    { ...one, country: 'Spain', name: 'Nuevo' },
    { ...one, country: 'Switzerland', name: '<b>Neu</b>', website: 'https://neu.example/' },
  ];
})();

test.describe('when the list cannot be loaded', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/status of 503|ERR_FAILED/] });

  // rule distributor.unreachable
  test('a toast says so, and the list of the build stays with its day', { tag: '@deep' }, async ({ page }) => {
    const expectListOfBuild = async () => {
      await page.goto('/distributors');
      await expect(page.getByText('Failed to load distributors. Please try again later.').last()).toBeVisible();
      await expect(page.getByText(/^This list is from \d+ \w+ \d{4}\.$/)).toBeVisible();
      await expect(entriesOf(page)).toHaveCount(44);
    };
    await page.route('**/api/distributors', (route) =>
      route.fulfill({ status: 503, json: { code: 'shop-unavailable', ref: 'abc123' } }),
    );
    await expectListOfBuild();
    // the same where what puts another list in cannot be loaded
    await page.unroute('**/api/distributors');
    await page.route('**/api/distributors', (route) => route.fulfill({ json: { data: newer } }));
    await page.route(/\/_astro\/fill-lists\..*\.js/, (route) => route.abort());
    await expectListOfBuild();
  });
});

test(
  'a newer list takes the place of that of the build, in the order chosen',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/distributors', async (route) => {
      await gate.promise;
      await route.fulfill({ json: { data: newer } });
    });
    await page.goto('/distributors');
    await expect(entriesOf(page)).toHaveCount(44);
    await page.getByRole('combobox', { name: 'Nearest to' }).selectOption('Austria');
    gate.resolve();
    await expect(entriesOf(page)).toHaveCount(2);
    expect(await names(page)).toEqual(['<b>Neu</b>', 'Nuevo']);
    await expect(page.getByRole('link', { name: 'neu.example', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Country' }).getByRole('option')).toHaveCount(3);
  },
);

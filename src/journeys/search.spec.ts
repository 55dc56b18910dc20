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
    return page.getByRole('main').getByRole('searchbox', { name: /Part number/ });
  }
  return page.getByRole('banner').getByRole('combobox', { name: 'Part number' });
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

test.describe('a number, however it is written, leads to its part', () => {
  for (const [typed, slug, tag] of [
    ['4b1606h .50', '4B1606H-.50', '@desktop'],
    ['4B1606H-0.50', '4B1606H-.50', '@deep'],
    ['11247841703', '10B1580HX-STD', '@deep'],
    ['4b16o6h std', '4B1606H-STD', '@deep'],
  ] as const) {
    test(typed, { tag }, async ({ page }) => {
      await (await openField(page)).fill(typed);
      await choose(page, slug);
      await expect(page).toHaveURL(`/details/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('with one typing error', { tag: '@deep' }, async ({ page }) => {
    await (await openField(page)).fill('4B1660H');
    await expect(listed(page, '4B1606H-STD').first()).toBeVisible();
  });
});

test('what another maker calls it is named', { tag: '@deep' }, async ({ page }) => {
  await (await openField(page)).fill('cr819hp');
  await expect(listed(page, '8B663H-STD').first()).toContainText('replaces King CR819HP');
});

test('words find the engine and its main bearings', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/search?q=honda+k20a+mains');
  await expect(page.getByRole('region', { name: 'Engines' }).getByRole('link', { name: /^K20A/ })).toBeVisible();
  const sets = page.getByRole('region', { name: 'Parts' });
  await expect(sets.getByRole('listitem').filter({ hasText: '5M1959H' }).first()).toContainText('Main bearing set');
});

// the field in the head is there on wide screens
test.describe('keyboard only', { tag: '@desktop' }, () => {
  test('Enter takes the number that was typed whole', { tag: '@deep' }, async ({ page }) => {
    const field = await openField(page);
    await field.focus();
    await page.keyboard.type('4b1606h .50');
    await expect(listed(page, '4B1606H-.50').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/details/4B1606H-.50');
  });

  test('Enter pressed at once waits for the answer', { tag: '@deep' }, async ({ page }) => {
    const field = await openField(page);
    await field.focus();
    // before the script has come, Enter sends the form to the search page
    const listening = page.getByRole('banner').locator('astro-island:not([ssr])');
    await expect(listening.filter({ has: page.getByRole('combobox') })).toHaveCount(1);
    await page.keyboard.type('4B1606H-.25');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/details/4B1606H-.25');
  });

  test('arrows choose, Escape closes, a part of a number leads to all', { tag: '@deep' }, async ({ page }) => {
    const field = await openField(page);
    await field.focus();
    await page.keyboard.type('4b1606');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.last()).toHaveText(/^All \d+ sets$/);
    await expect(
      page
        .getByRole('banner')
        .getByRole('status')
        .filter({ hasText: /results found/ }),
    ).toBeAttached();
    await page.keyboard.press('ArrowDown');
    const first = await options.first().getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    await expect(field).toHaveValue('x4b1606');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=4b1606');
    await page.goBack();
    await field.fill('4b');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  });
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

  test('rows show price and stock of now', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/search?q=4b1606h+std');
    const row = rowOf(page, '4B1606H-STD');
    await expect(row).toContainText(/€\d/);
    await expect(row).toContainText(/stock|way|maker/i);
  });

  test.describe('while prices fail', () => {
    test.use({ expectedErrors: [/api\/parts\/ids/] });

    test('the list still reads', { tag: '@deep' }, async ({ page }) => {
      await page.route('**/api/parts/ids', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto('/search?q=4b1606');
      await expect(page.getByText('Prices and stock could not be loaded.')).toBeVisible();
      await page.unroute('**/api/parts/ids');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page).first()).toContainText(/€\d/);
    });
  });

  test('many results are shown in steps, and again after a reload', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/search?q=4b9');
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    await more.click();
    await expect.poll(async () => rows(page).count()).toBeGreaterThan(24);
    const shown = await rows(page).count();
    await page.reload();
    await expect(rows(page)).toHaveCount(shown);
  });

  test('nothing asked explains how to ask', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('link', { name: '4B1606H-.50' }).click();
    await expect(page).toHaveURL('/search?q=4B1606H-.50');
    await expect(rowOf(page, '4B1606H-.50')).toBeVisible();
  });

  test('nothing found says what may be wrong', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/search?q=zeppelin');
    await expect(page.getByRole('heading', { name: 'No part for “zeppelin”' })).toBeVisible();
    await expect(page.getByText('If the size is unknown, search by part number alone.')).toBeVisible();
  });

  test('a part newer than the build is found live', async ({ page, sandbox }) => {
    const slug = `4B7777H-${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
    await sandbox.addPart(slug);
    await page.goto(`/search?q=${slug}`);
    await expect(rowOf(page, slug)).toBeVisible();
  });
});

test.describe('when the index cannot be had', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/search\/root\.json/] });

  test('numbers are still found live', { tag: '@deep' }, async ({ page }) => {
    await page.route('**/search/index.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/search?q=4B1606H');
    await expect(page.getByText('The quick index could not be loaded.')).toBeVisible();
    await expect(rowOf(page, '4B1606H-STD')).toBeVisible();
  });
});

test('what is typed before the page is ready is taken over', { tag: '@deep' }, async ({ page }) => {
  let letPass = () => {};
  const isReady = new Promise<void>((resolve) => (letPass = resolve));
  await page.route(/SearchScreen.*\.js/, async (route) => {
    await isReady;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('5m1959h');
  letPass();
  await expect(rowOf(page, '5M1959H-STD')).toBeVisible();
  await expect(field).toHaveValue('5m1959h');
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

test.describe('part not found', { tag: ['@desktop', '@deep'] }, () => {
  test.use({ expectedErrors: [/status of 404/] });

  // rule part.unknown
  test('an unknown number proposes the nearest', async ({ page }) => {
    const answer = await page.goto('/details/4B1607H-STD');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: /^4B1606H-STD\b(?!-)/ }).click();
    await expect(page).toHaveURL('/details/4B1606H-STD');
  });

  test('the page itself proposes what its address asks for', async ({ page }) => {
    await page.goto('/404/part-not-found?q=4B1660H');
    await expect(page.getByRole('link', { name: /^4B1606H-STD\b(?!-)/ })).toBeVisible();
  });
});

test.describe('other spellings of a part lead to it', { tag: '@desktop' }, () => {
  for (const [asked, status, target] of [
    ['/details/4b1606h%20.50', 308, '/details/4B1606H-.50'],
    ['/details/4B1606H-0.50', 308, '/details/4B1606H-.50'],
    ['/details/4B1183H%205M1172H', 308, '/details/4B1183H+5M1172H'],
    ['/products/', 308, '/products/engine-bearings'],
    ['/catalogue/citroen/b2a%20(xu52c%2Fk)/', 308, '/catalogue/Citroen/B2A-XU52C-K'],
  ] as const) {
    test(asked, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([status, target]);
    });
  }

  // rule page.clauses
  test('the terms open at the clause, with and without the slash', { tag: '@deep' }, async ({ page }) => {
    for (const address of ['/terms/#shipping', '/terms#exceptions']) {
      await page.goto(address);
      await expect(page).toHaveURL(address.replace('/#', '#'));
      await expect(page.locator(address.replace(/^.*#/, '#'))).toBeInViewport();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole number is found by the server, and the makes are linked', async ({ page }) => {
    await page.goto('/search?q=4b1606h');
    await page.getByRole('textbox', { name: /Without JavaScript/ }).fill('4b1606h .50');
    await page.getByRole('button', { name: 'Open the part' }).click();
    await expect(page).toHaveURL('/details/4B1606H-.50');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Honda', exact: true }).click();
    await expect(page).toHaveURL('/catalogue/Honda');
  });
});

import { readNounFile } from '#editors/noun-file.ts';
import { expect, test } from './fixtures.ts';
import { isPhone } from './screens/visitor.ts';

const tiles = 'main section li a';

test.describe('the makes', () => {
  test(
    'stand in the order of their image names, under the names that visitors read',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/catalogue');
      await expect(page).toHaveTitle(/Race Series Catalogue$/);
      const makes = page.getByRole('region', { name: 'Makes', exact: true }).getByRole('link');
      const titles = (await makes.locator('b').allTextContents()).map((title) => title.trim());
      expect(titles).toEqual(titles.toSorted((a, b) => imageName(a).localeCompare(imageName(b))));
      expect(titles).toEqual(expect.arrayContaining(['General Motors', 'Dodge', 'Škoda']));
      await expect(page.locator(tiles).filter({ hasText: 'engine' })).toHaveCount(54);
      await expect(page.getByRole('link', { name: /^Škoda \d+ engines$/ })).toHaveAttribute('href', '/catalogue/Skoda');
      // and the parts that belong to no engine
      const others = page.getByRole('table', { name: 'Gauges and other parts' });
      for (const code of ['AG-1', 'AR-1', 'AB-1', 'AY-1', 'OPTA1077', '1B5562H'])
        await expect(others.getByRole('link', { name: code, exact: true })).toBeVisible();
    },
  );

  test('are filtered while one types, without regard to accents', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/catalogue');
    const field = page.getByRole('searchbox', { name: 'Make or engine' });
    await field.fill('SKO');
    await expect(page.getByRole('link', { name: /^Škoda \d/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Honda \d/ })).toBeHidden();
    // rule catalogue.make-examples
    await field.fill('4g63t');
    await expect(page.getByRole('listitem').filter({ hasText: 'Mitsubishi' }).getByText('4G63T')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Honda \d/ })).toBeHidden();
    await field.fill('yugo');
    await expect(page.getByText('No make or engine has this name')).toBeVisible();
  });

  test('a choice kept in the browser restricts them until it is lifted', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/catalogue');
    await page.getByRole('button', { name: 'Makes to show' }).click();
    const dialog = page.getByRole('dialog', { name: 'Makes to show' });
    await dialog.getByRole('checkbox', { name: 'Honda' }).check();
    await dialog.getByRole('checkbox', { name: 'Škoda' }).check();
    await dialog.getByRole('button', { name: 'Show these makes' }).click();
    await page.reload();
    await expect(page.getByText('2 of 54 makes shown')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Makes', exact: true }).getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Show all makes' }).click();
    await expect(page.getByRole('link', { name: /^Acura \d/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('makes shown')).toBeHidden();
  });

  test.describe('before any script file has come', () => {
    test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED|Error hydrating/] });

    test('the others are hidden already, so that nothing flashes', { tag: '@deep' }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('shown_makes', '["GM","Polaris"]'));
      await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
      await page.goto('/catalogue');
      await expect(page.getByText('2 of 54 makes shown')).toBeVisible();
      await expect(page.getByRole('link', { name: /^General Motors \d/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Honda \d/ })).toBeHidden();
    });
  });

  const imageName = (title: string) =>
    ({ 'General Motors': 'gm', Škoda: 'skoda' })[title] ?? title.toLowerCase().replaceAll(' ', '-');
});

test.describe('the engine table', () => {
  test.beforeEach(({ page }) => page.goto('/catalogue/Honda'));

  test(
    'is searched in all its columns or one, says when nothing is found, and is cleared',
    { tag: '@deep' },
    async ({ page }) => {
      const field = page.getByRole('searchbox', { name: 'Search engines' });
      const choose = (filter: string) =>
        page.getByRole('group', { name: 'Search in' }).getByText(filter, { exact: true }).click();
      for (const [filter, query, visible, hidden] of [
        ['Models', 'type r', 'K20A', 'D15B'],
        ['Capacity', '1998', 'K20A', 'K24A1'],
        ['All', 'prelude', 'H22A1', 'K20A'],
        ['Engine', 'k20', 'K20A', 'B16A'],
      ] as const) {
        await choose(filter);
        await field.fill(query);
        await expect(page.getByRole('link', { name: visible, exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: hidden, exact: true })).toBeHidden();
        await expect(page.getByText(/^\d+ of 32 engines$/)).toBeVisible();
      }
      await field.fill('20A');
      await expect(page.getByText('No engine starts with “20A”')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(page.getByText('32 engines', { exact: true })).toBeVisible();
    },
  );

  test('keeps what was asked when one comes back', { tag: '@deep' }, async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search engines' }).fill('k20a');
    await page.getByRole('link', { name: 'K20A', exact: true }).click();
    await expect(page).toHaveURL('/catalogue/Honda/K20A');
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search engines' })).toHaveValue('k20a');
    await expect(page.getByRole('link', { name: 'B16A', exact: true })).toBeHidden();
  });

  // rule catalogue.engine-row
  test('the whole row leads to the engine', { tag: '@deep' }, async ({ page }) => {
    // the link of the name lies over the whole row, so the cell itself is never what is hit
    await page.getByRole('cell', { name: 'Civic Type R EP3, Integra Type R DC5' }).click({ force: true });
    await expect(page).toHaveURL('/catalogue/Honda/K20A');
    await expect(page.getByRole('heading', { name: 'Other Honda Engine Options' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Other Honda Engine Options' }).getByText('K20A')).toHaveCount(0);
  });

  test('a note on the name is described and can be seen', { tag: '@deep' }, async ({ page }) => {
    const link = page.getByRole('link', { name: 'H22A1', exact: true });
    await expect(link).toHaveAccessibleDescription('Early block, 50 mm mains');
    const note = page.getByText('Early block, 50 mm mains');
    if (isPhone(page)) return expect(note).toBeVisible();
    await expect(note).toBeHidden();
    await link.getByText('H22A1').hover();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
  });

  // rules catalogue.engine-row and catalogue.engine-prices
  test('has three, four and all columns as the window grows', { tag: '@deep' }, async ({ page }) => {
    const table = page.getByRole('table', { name: 'Honda Available Engine Variants' });
    const all = ['Engine', 'Models', 'Capacity', 'Description', 'Cylinders', 'Conrod from', 'Main from', 'In stock'];
    for (const [width, columns] of [
      // what has room is told by the table's own width: 568 px in a window of 616
      [600, ['Engine', 'Conrod from', 'In stock']],
      [616, ['Engine', 'Conrod from', 'In stock']],
      [617, ['Engine', 'Models', 'Conrod from', 'In stock']],
      [960, ['Engine', 'Models', 'Conrod from', 'In stock']],
      [961, all],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // a head that is only read out is clipped away
      const seen = await table
        .getByRole('columnheader')
        .evaluateAll((heads) =>
          heads
            .filter((head) => getComputedStyle(head).clipPath === 'none')
            .map((head) => (head as HTMLElement).innerText.trim()),
        );
      expect(seen).toEqual([...columns]);
    }
    await expect(table.getByRole('row', { name: /^K20A/ })).toContainText(
      /1998\s*cc.*€125\.34.*€188\.07.*21\s*of\s*22/,
    );
  });
});

// rule catalogue.make-guides
test('makes with a guide name it, others say where the data is', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  const sentence = page.getByText('For further technical data click on the part no. listed below');
  const { documents } = readNounFile('downloads');
  for (const [address, guide] of [
    ['/catalogue/Ford', 'ford-application-guide-2024'],
    ['/catalogue/Ford/YBB', 'ford-application-guide-2024'],
    ['/catalogue/Chevrolet', 'chevrolet-ls-application-guide-2023'],
    ['/catalogue/Polaris', 'polaris-product-information-bulletin'],
  ] as const) {
    await page.goto(address);
    const title = documents.find(({ file }) => file === `/files/${guide}.pdf`)?.title ?? guide;
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await expect(sentence).toBeHidden();
  }
  await page.goto('/catalogue/Honda/K20A');
  await expect(sentence).toBeVisible();
  await page.goto('/catalogue/Honda');
  await expect(sentence).toBeVisible();
  const parts = page.getByRole('region', { name: 'Part numbers for Honda engines' });
  await expect(parts.getByRole('link', { name: /^4B1946H / })).toHaveAttribute('href', '/details/4B1946H');
});

import { sellers } from '#config/sellers.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

// rule access.no-script
test('from the home page to a part by links alone', async ({ page }) => {
  await page.goto('/');
  await page.locator('noscript').getByRole('link', { name: 'Open the catalogue' }).click();
  await page
    .getByRole('region', { name: 'Makes', exact: true })
    .getByRole('link', { name: /^Honda/ })
    .click();
  await expect(page.getByRole('searchbox', { name: 'Search engines' })).toBeHidden();
  await page.getByRole('link', { name: 'K20A', exact: true }).click();
  // what only works with scripts is not there, whatever the screen
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Everything for a bottom end')).toBeHidden();
  await page.getByRole('link', { name: '4B1946H in size .25' }).click();
  await expect(page).toHaveURL('/details/4B1946H-.25');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^4B1946H-\.25 /);
});

test('a whole number is found by the server, and the makes are linked', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/search?q=4b1606h');
  await page.getByRole('textbox', { name: /type a whole part number/ }).fill('4b1606h .50');
  await page.getByRole('button', { name: 'Open the part' }).click();
  await expect(page).toHaveURL('/details/4B1606H-.50');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Honda', exact: true }).click();
  await expect(page).toHaveURL('/catalogue/Honda');
});

test('lists read completely, without fields or buttons that do nothing', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/distributors');
  const isPhone = (page.viewportSize()?.width ?? 0) <= 960;
  await expect(page.getByRole('main').getByRole(isPhone ? 'listitem' : 'rowheader')).toHaveCount(44);
  await expect(page.getByRole('combobox', { name: /Country|Nearest/ })).toHaveCount(0);
  await page.goto('/products/engine-bearings');
  const row = page.getByRole('region', { name: 'Popular items' });
  await expect(row.getByRole('button')).toHaveCount(0);
  const last = row.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('8:00-16:00 CET/CEST Mon-Fri')).toBeVisible();
  await expect(main.getByRole('link', { name: /Sponsorship enquiry/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeHidden();
  await page.goto('/terms');
  for (const seller of ['dutch', 'polish'] as const)
    await expect(
      page.getByRole('region', { name: 'Seller', exact: true }).getByText(sellers[seller].name, { exact: true }),
    ).toBeVisible();
});

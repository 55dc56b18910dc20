import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';

test.use({ javaScriptEnabled: false });

// rule access.no-script
test('from the home page to a part by links alone', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('noscript').getByRole('link', { name: 'Open the catalogue' }).click();
  await page
    .getByRole('region', { name: 'Makes', exact: true })
    .getByRole('link', { name: /^Honda/ })
    .click();
  await expect(page.getByRole('searchbox', { name: 'Search engines' })).toBeHidden();
  await page.getByRole('link', { name: 'K20A', exact: true }).click();
  await page.getByRole('link', { name: '4B1946H in size .25' }).click();
  await expect(page).toHaveURL('/details/4B1946H-.25');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^4B1946H-\.25 /);
});

test('an engine page says its figures, its parts and its other engines', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/catalogue/Honda/K20A');
  for (const [term, value] of [
    ['Capacity', /1998\s*cc/],
    ['Cylinders', /I4/],
    ['Bore Size', /86\.00\s*mm/],
    ['Stroke', /86\.00\s*mm/],
  ] as const)
    await expect(page.locator('dl > div').filter({ hasText: term })).toContainText(value);
  await expect(page.getByRole('row', { name: /4B1946H / }).first()).toContainText('Standard oil clearance');
  await expect(page.getByRole('link', { name: 'B16A', exact: true })).toBeVisible();
  // what only works with scripts is not there, whatever the screen
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Everything for a bottom end')).toBeHidden();
});

// rule part.page
test('a part page reads completely', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/details/4B1946H-STD');
  await expect(page.getByText('€125.34').first()).toBeVisible();
  await expect(page.getByText('Price including VAT').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Housing bore range/ })).toContainText('48.000');
  await expect(page.getByRole('cell', { name: 'Integra GS-R DB2' }).first()).toBeVisible();
  await page.getByRole('link', { name: /^\.25/ }).click();
  await expect(page).toHaveURL('/details/4B1946H-.25');
});

// rule part.kit-contents
test('a kit lists what is in it', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/details/4B1946H+5M1959H+1T1957');
  await page
    .getByRole('link', { name: /5M1959H/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/details\/5M1959H/);
});

test.describe('axe', () => {
  // axe is a script: the page is read without scripts, and only then they may run
  test.use({ javaScriptEnabled: true });

  for (const address of ['/', '/catalogue', '/catalogue/Honda', '/catalogue/Honda/K20A', '/details/4B1946H-STD']) {
    test(`finds no fault on ${address}`, { tag: '@deep' }, async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto(address);
      await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
      expect(await findFaults(page)).toEqual([]);
    });
  }
});

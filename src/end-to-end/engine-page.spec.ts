import { expect, test } from './fixtures.ts';
import { openDrawer } from './screens/basket.ts';
import { answerCookies } from './screens/visitor.ts';

const engine = '/catalogue/Honda/K20A';

// rules catalogue.engine-rows and basket.adding
test('a set is bought in its row of the engine page', { tag: '@deep' }, async ({ page }) => {
  await answerCookies(page);
  await page.goto(engine);
  const row = page.getByRole('row', { name: /4B1946H Conrod bearing set/ });
  await expect(row.getByText('€125.34')).toBeVisible();
  await row.getByRole('radio', { name: /^\.25/ }).check();
  await row.getByRole('button', { name: 'Add 4B1946H-.25 to the basket' }).click();
  await expect(row.getByText('In basket, 1')).toBeVisible();
  const drawer = await openDrawer(page);
  await expect(drawer.getByText('4B1946H-.25', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

// rule catalogue.bottom-end
test('everything for a bottom end in one press', async ({ page }) => {
  await answerCookies(page);
  await page.goto(engine);
  const block = page.getByRole('region', { name: 'Everything for a bottom end' });
  await block.getByRole('radio', { name: '.25' }).check();
  await block.getByRole('button', { name: 'Add all three' }).click();
  await expect(block.getByText('All 3 in basket')).toBeVisible();
  const drawer = await openDrawer(page);
  for (const number of ['4B1946H-.25', '5M1959H-.25', '1T1957-STD'])
    await expect(drawer.getByText(number, { exact: true })).toBeVisible();
});

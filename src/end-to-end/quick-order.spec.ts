import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerCookies } from './screens/visitor.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Part numbers and quantities, one part per line' });
const check = (page: Page) => page.getByRole('button', { name: 'Check the lines' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });

async function enter(page: Page, list: string): Promise<void> {
  await page.goto('/quick-order');
  await field(page).fill(list);
  await check(page).click();
}

test.beforeEach(({ page }) => answerCookies(page));

test(
  'a pasted list is accounted for line by line and goes into the basket in one press',
  { tag: '@deep' },
  async ({ page }) => {
    await enter(page, 'Part;Qty\n4B1946H-STD;2\n4b1946hx .25;1\n4B1946HC;1\nZZTOP99;4');
    await expect(page.getByText('4 lines read. One heading was left out. 2 rows are not clear yet.')).toBeVisible();
    await expect(row(page, '4B1946H-STD')).toContainText('In stock');
    await expect(row(page, '4B1946HX-.25')).toContainText('“4b1946hx .25;1” was read as this part');
    await expect(row(page, 'ZZTOP99;4')).toContainText('No part has this number.');
    await page.getByRole('group', { name: '4B1946HC: choose the size' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Remove “ZZTOP99;4”' }).click();
    await page.getByRole('button', { name: 'Remove 4B1946HC-STD' }).click();
    await page.getByRole('button', { name: 'Add all to basket' }).click();
    await expect(page.getByText('All 2 parts are in the basket.')).toBeVisible();
    await expect(row(page, '4B1946H-STD')).toContainText('2 in the basket');
    await expect(page.getByRole('button', { name: 'Add all to basket' })).toHaveAccessibleDescription(
      'There is no row to add.',
    );
    await page.getByRole('complementary', { name: 'Total' }).getByRole('link', { name: 'View basket' }).click();
    await expect(page).toHaveURL('/basket');
    await expect(page.getByRole('group', { name: 'Quantity of 4B1946H-STD' })).toContainText('2');
  },
);

test('a CSV file is chosen; a workbook is refused', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.goto('/quick-order');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'book.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\0\0') });
  await expect(page.getByText('This file is not text.')).toBeVisible();
  const csv = '\u{FEFF}"Qty","Part number"\r\n"2","AG-1"\r\n"3","AG-1"\r\n';
  await files.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(row(page, 'AG-1')).toContainText('2 lines combined');
  await expect(page.getByRole('group', { name: 'Quantity of AG-1' })).toContainText('5');
});

import { type Page, expect } from '@playwright/test';

/** Chooses the country where it stands beside the days. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /change the country of delivery/ }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/visitor/country'));
  await page.getByRole('combobox', { name: 'Country of delivery' }).selectOption({ label: name });
  await kept;
  await expect(page.getByRole('button', { name: `to ${name}, change the country of delivery` })).toBeVisible();
}

import { type Locator, type Page, expect } from '@playwright/test';
import { availabilityCopy } from '#config/copy/availability.ts';
import type { RecordedPart } from '../sandbox.ts';
import { isPhone } from './visitor.ts';

/** What one costs with VAT, and where none is charged. */
export const writeGross = ({ price }: RecordedPart): string => `€${(Math.round(price * 123) / 100).toFixed(2)}`;
export const writeNet = ({ price }: RecordedPart): string => `€${price.toFixed(2)}`;

/** What a visitor is told of a part, worked out from the sandbox's own record of it. */
export function expectOf(part: RecordedPart): { slug: string; gross: string; stock: string } {
  const { slug, stock } = part;
  const gross = writeGross(part);
  const atHand = stock.default + stock.dropship + stock.alternative;
  if (atHand > 0) return { slug, gross, stock: availabilityCopy.inStock };
  if (stock.inTransit.some(({ days }) => days <= 28)) return { slug, gross, stock: availabilityCopy.inTransit };
  return { slug, gross, stock: stock.manufacturer > 0 ? availabilityCopy.airfreight : availabilityCopy.outOfStock };
}

export const buyBox = (page: Page, slug: string): Locator =>
  page.getByRole('region', { name: `Price and availability of ${slug}`, exact: true });

/** Address, title, heading, breadcrumb, price, stock, chosen size, structured data: all of one part, none of another. */
export async function expectPart(page: Page, part: RecordedPart): Promise<void> {
  const { slug, gross, stock } = expectOf(part);
  await expect(page).toHaveURL(`/details/${slug}`);
  await expect(page).toHaveTitle(new RegExp(`^${escape(slug)} `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${escape(slug)} `));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(slug, { exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/details/${escape(slug)}$`));
  await expect(chosenSize(page)).toHaveAttribute('href', `/details/${slug}`);
  const box = buyBox(page, slug);
  await expect(box.getByText(gross, { exact: true })).toBeVisible();
  await expect(box.getByText(stock, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Price and availability of/ })).toHaveCount(1);
  expect(await readOffer(page)).toEqual({ sku: slug, price: gross.slice(1) });
}

const escape = (text: string) => text.replaceAll(/[.+]/g, '\\$&');

/** Number and price as the structured data of the page says them. */
async function readOffer(page: Page): Promise<{ sku: unknown; price: unknown }> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.flatMap((text) => [JSON.parse(text) as unknown].flat()) as Record<string, unknown>[];
  const variants = things.flatMap((thing) => (thing['hasVariant'] ?? []) as Record<string, unknown>[]);
  const product = [...things, ...variants].find((thing) => thing['offers'] !== undefined);
  return { sku: product?.['sku'], price: (product?.['offers'] as { price?: unknown } | undefined)?.price };
}

export const sizeGroup = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Choose your size:' });
export const chosenSize = (page: Page): Locator => sizeGroup(page).getByRole('radio', { checked: true });

export const sizeOf = (page: Page, slug: string): Locator => sizeGroup(page).locator(`a[href="/details/${slug}"]`);
export const chooseSize = (page: Page, slug: string): Promise<void> => sizeOf(page, slug).click();

/** Marks the page as it stands; `isSamePage` then tells whether it was loaded anew meanwhile. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
export const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** Opens a panel: a tab on a wide screen, a heading that unfolds on a small one. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('button', { name, exact: true });
  if (isPhone(page) && (await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  if (!isPhone(page)) await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { basketRows, fillBasket, raise, remove } from './screens/basket.ts';
import { addOwnPart } from './screens/order.ts';
import { readAnnouncements } from './screens/announcements.ts';
import { answerCookies } from './screens/visitor.ts';

const liveRegions = (page: Page) =>
  page.locator(':is([aria-live], [role=status], [role=log], output):not([aria-live=off])');

/** Waits for the sentence; answers all that the press had said, each sentence once. */
async function hear(page: Page, sentence: RegExp): Promise<string[]> {
  const sentences: string[] = [];
  await expect(async () => {
    sentences.push(...(await readAnnouncements(page)));
    expect(sentences.join(' | ')).toMatch(sentence);
  }).toPass({ timeout: 10_000 });
  expect(sentences).toEqual([...new Set(sentences)]);
  return sentences;
}

// a promo code that the shop refuses
test.use({ expectedErrors: [/status of 422/] });

// rule access.said-once
test(
  'what a press changes is said once, by the one live region of the page',
  { tag: ['@desktop', '@deep'] },
  async ({ page, sandbox }) => {
    await answerCookies(page);
    await page.goto(`/details/${await addOwnPart(sandbox)}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await hear(page, /Item added/);
    await expect(liveRegions(page)).toHaveCount(1);

    await fillBasket(page, [
      ['AG-1', 2],
      ['AY-1', 1],
    ]);
    await page.goto('/basket');
    await expect(basketRows(page)).toHaveCount(3);
    await raise(page, 'AY-1').click();
    await hear(page, /Quantity 2.*Subtotal/);
    await remove(page, 'AG-1').click();
    await hear(page, /Subtotal/);

    await page.goto('/checkout');
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await hear(page, /We do not know this promo code/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /^Check \d+ fields/ })).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeFocused();
    expect(await readAnnouncements(page)).toEqual([]);
    await expect(liveRegions(page)).toHaveCount(1);
  },
);

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { buyerFrom, fillCheckout } from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

const [times, withinMs] = [500, 10_000];

/** Asks so often in that time, at even distances, whatever the answers take; their statuses. */
async function flood(url: string): Promise<Record<number, number>> {
  const begun = performance.now();
  const asked: Promise<number>[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    asked.push(fetch(`${url}&w=${600 + turn}`).then(({ status }) => status));
    await pause(Math.max(0, begun + ((turn + 1) * withinMs) / times - performance.now()));
  }
  const counts: Record<number, number> = {};
  for (const status of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Milliseconds from the page of a part to the placed order. */
async function buy(page: Page, name: string): Promise<number> {
  const begun = performance.now();
  await page.goto('/details/AG-1');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Item added')).toBeVisible();
  await page.goto('/checkout');
  await fillCheckout(page, buyerFrom('DE', name), { shipping: /UPS Standard/, payment: /^PayPal/ });
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  return performance.now() - begun;
}

// rule request.listed
test(
  'five hundred requests for what the framework could draw take nothing from a purchase',
  { tag: ['@desktop', '@deep'] },
  async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await answerCookies(page);
    await page.goto('/details/AG-1');
    const photo = await page.locator('main img[src]').first().getAttribute('src');
    const alone = await buy(page, 'flood-alone');
    const flooded = flood(`${baseURL}/_image?href=${encodeURIComponent(photo ?? '')}&f=avif&q=100`);
    const beside = await buy(page, 'flood-beside');
    expect(await flooded).toEqual({ 404: times });
    expect(beside).toBeLessThan(1.5 * alone + 1_000);
  },
);

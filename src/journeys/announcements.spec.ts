import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { basketRows, fillBasket, raise, remove } from './screens/basket.ts';
import { addOwnPart } from './screens/order.ts';
import { answerCookies } from './screens/visitor.ts';

type Heard = { role: string; text: string };

/** Notes what every live region of the page comes to say, as a screen reader is told of it: the whole region, when it has settled. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.addInitScript(() => {
    const regions = ':is([role=status], [role=alert], [aria-live]):not([aria-live=off])';
    const heard: { role: string; text: string }[] = [];
    const before = new WeakMap<Element, string>();
    const read = (region: HTMLElement) => region.innerText.replace(/\s+/g, ' ').trim();
    const say = () => {
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        const text = region.checkVisibility() && region.ariaBusy !== 'true' ? read(region) : '';
        if (text !== '' && text !== before.get(region) && (before.has(region) || region.role === 'alert'))
          heard.push({ role: region.role ?? 'live', text });
        before.set(region, text);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(say, 100);
    };
    Object.assign(window, { heard, say });
    addEventListener('DOMContentLoaded', () => {
      say();
      new MutationObserver(later).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
  return () =>
    page.evaluate(() => {
      const { heard, say } = window as unknown as { heard: Heard[]; say: () => void };
      say();
      return heard.splice(0);
    });
}

/** Each sentence once, and nothing that the focus has been moved to: that is read by itself. */
async function expectOnce(page: Page, heard: Heard[], act: string): Promise<void> {
  const texts = heard.map(({ text }) => text);
  expect(texts, act).toEqual([...new Set(texts)]);
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? '');
  if (focused !== '') expect(texts, `${act}: what has the focus`).not.toContain(focused);
}

// rule access.said-once
test('what a press changes is said once', { tag: ['@desktop', '@deep'] }, async ({ page, sandbox }) => {
  const readHeard = await listen(page);
  await answerCookies(page);
  await page.goto(`/details/${await addOwnPart(sandbox)}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Item added')).toBeVisible();
  const added = await readHeard();
  expect(added.filter(({ text }) => text.includes('Item added'))).toHaveLength(1);
  await expectOnce(page, added, 'Add to Cart');

  await fillBasket(page, [
    ['AG-1', 2],
    ['AY-1', 1],
  ]);
  await page.goto('/basket');
  await expect(basketRows(page)).toHaveCount(3);
  await readHeard();
  await raise(page, 'AY-1').click();
  await expect(page.getByRole('complementary', { name: 'Subtotal' }).getByRole('status')).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expectOnce(page, await readHeard(), 'one more');
  await remove(page, 'AG-1').click();
  await expect(basketRows(page)).toHaveCount(2);
  await expectOnce(page, await readHeard(), 'a line taken out');

  await page.goto('/checkout');
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible();
  await readHeard();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Check \d+ fields/).first()).toBeVisible();
  await expectOnce(page, await readHeard(), 'Continue with nothing filled in');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know this promo code').first()).toBeVisible();
  await expectOnce(page, await readHeard(), 'an unknown promo code');
});

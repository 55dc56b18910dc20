import { type Locator, type Page, expect } from '@playwright/test';
import { type Ask, fillBasket as putIn, type Goods } from '#scripts/test-kit/http-buyer.ts';
import { maxRetries } from '../sandbox.ts';
import { answerCookies, shopUrl } from './visitor.ts';

/** Asks as a page of the shop would, with the cookies of this one; fails unless the answer is good. */
export const asksFrom =
  (page: Page, shop = shopUrl): Ask =>
  async <T>(method: string, path: string, data?: unknown) => {
    const headers = { origin: shop, 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.fetch(path, { method, headers, maxRetries, ...(data ? { data } : {}) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return (text === '' ? null : JSON.parse(text)) as T;
  };

/** A visitor who has answered the cookie question and has these goods in the basket. */
export async function fillBasket(page: Page, goods: Goods, shop = shopUrl): Promise<void> {
  await answerCookies(page, shop);
  await putIn(asksFrom(page, shop), goods);
}

export const badge = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Basket, / })
    .filter({ visible: true });

/** What was added is in the basket. The notice says so for four seconds, the badge as long as it is true. */
export const expectInBasket = (page: Page, pieces: number): Promise<void> =>
  expect(badge(page)).toHaveAccessibleName(`Basket, ${pieces} item${pieces === 1 ? '' : 's'}`);

export const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Basket/ });

/** By the badge in the page's head. */
export async function openDrawer(page: Page): Promise<Locator> {
  await badge(page).click();
  await expect(drawerOf(page).getByText('before shipping')).toBeVisible();
  return drawerOf(page);
}

/** The lines of the basket page, one row each. */
export const basketRows = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Shopping Cart' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

export const quantityOf = (within: Page | Locator, number: string): Locator =>
  within.getByRole('group', { name: `Quantity of ${number}` });
export const raise = (within: Page | Locator, number: string): Locator =>
  within.getByRole('button', { name: `Increase quantity of ${number}` });
export const remove = (within: Page | Locator, number: string): Locator =>
  within.getByRole('button', { name: `Remove ${number}` });

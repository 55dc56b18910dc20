/** How a visitor comes to a screen: by the requests and presses of the end-to-end, in the real shop and sandbox. */
import { expect, type Page } from '@playwright/test';
import { answerCard } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from '#end-to-end/screens/hands.ts';
import type { Goods } from '../test-kit/http-buyer.ts';
import { fillBasket, openDrawer } from '#end-to-end/screens/basket.ts';
import { placeByRequest, standAtSummary } from '#end-to-end/screens/order.ts';
import { buyerFrom } from '#end-to-end/screens/shop.ts';

const goods: Goods = [
  ['4B1946H-STD', 2],
  ['5M1959HX-.25', 1],
  ['AG-1', 1],
];
const choice = { part: '4B1946H-STD', provider: 'Revolut', quantity: 2 } as const;

export const haveBasket = (page: Page): Promise<void> => fillBasket(page, goods);

/** More than one line on the summary and in the order, as a buyer has them. */
const haveGoods = (page: Page): Promise<void> => fillBasket(page, goods.slice(1));

export async function haveDetails(page: Page): Promise<void> {
  await haveGoods(page);
  await standAtSummary(page, buyerFrom('DE', 'look'), choice);
}

export async function placeOrder(page: Page): Promise<string> {
  await haveGoods(page);
  return `/order/${await placeByRequest(page, buyerFrom('DE', 'look'), choice)}`;
}

export async function payOrder(page: Page): Promise<string> {
  const path = await placeOrder(page);
  await page.goto(path);
  await answerCard(handsOf(page), 'Pay');
  await expect(page.getByRole('heading', { name: /^Your order is paid - / })).toBeVisible({ timeout: 20_000 });
  return path;
}

/** An order for each picture: one that is declined again says something else. */
export async function declineOrder(page: Page): Promise<void> {
  await page.goto(await placeOrder(page));
  await answerCard(handsOf(page), 'Decline');
  await expect(page.getByText('The payment was declined', { exact: false }).first()).toBeVisible();
}

export async function findArticle(page: Page): Promise<string> {
  await page.goto('/news');
  return (await page.getByRole('main').locator('a[href^="/news/"]').first().getAttribute('href')) ?? '/news';
}

export async function keepBuildList(page: Page): Promise<void> {
  const list = 'v1=Stroker%2C%20bench%202/4B1946H-STD:2/5M1959HX-.25/1T1957-STD/OPHD1194HP/AG-1:2';
  await page.goto('/faq');
  await page.evaluate((text) => localStorage.setItem('build_list', text), list);
}

export async function fillQuickOrder(page: Page): Promise<void> {
  const list = 'Part;Qty\n4B1946H-STD;2\n4b1946hx .25;1\n4B1946HC;1\n5M1959H-STD;900\nAG-1;2\nZZTOP99;4';
  await page.getByRole('textbox', { name: 'Part numbers and quantities, one part per line' }).fill(list);
  await page.getByRole('button', { name: 'Check the lines' }).click();
  await expect(page.getByText(/lines read/)).toBeVisible();
}

export const chooseByNumber = (page: Page): Promise<void> => page.getByRole('tab', { name: 'By part number' }).click();

export const pressContinue = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

export const openBasketDrawer = async (page: Page): Promise<void> => void (await openDrawer(page));

export async function openEmptyDrawer(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Basket/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('dialog', { name: /^Basket/ }).getByRole('heading', { name: /empty/ })).toBeVisible();
}

export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Open menu' }).click();

export async function openCatalogueMenu(page: Page): Promise<void> {
  await page.locator('[data-menu-opener]').first().hover();
  await expect(page.locator('[data-menu-panel]').first()).toBeVisible();
}

export async function typeSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').fill('4B1946');
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
}

/** The banner comes 2.5 s after the first thing that a visitor does. */
export async function showBanner(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeVisible({ timeout: 10_000 });
}

export async function openCookieSettings(page: Page): Promise<void> {
  await showBanner(page);
  await page.getByRole('button', { name: 'Manage', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible();
}

export async function openZoom(page: Page): Promise<void> {
  await page.locator('[data-zoom], .shot a, .shot button').first().click();
  await expect(page.locator('.pswp--open')).toBeVisible();
}

export async function openQuickEnquiry(page: Page): Promise<void> {
  await page.getByRole('main').getByText('Quick enquiry', { exact: true }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
}

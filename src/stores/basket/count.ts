/**
 * The number on the basket badge. Lives apart from the basket store, so that a static page can show it
 * from the cookies `basketCount` and `orderedBasket` without a request and without the weight of the basket (rule basket.badge).
 */
import { limits } from '#config/limits.ts';
import { atom } from 'nanostores';
import { readCookies, toCookie, writeCookie } from '../browser/cookies.ts';

const readCookie = (cookies: string, name: string, value: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`).exec(cookies)?.[1] ?? '';

/** The cookie `basketCount`, "3" or "3.mark": pieces, and the mark of the basket that they are in; empty where there is none. */
export const readCountText = (cookies: string): string => readCookie(cookies, 'basketCount', '\\d{1,5}(?:\\.[\\w-]+)?');

/** Pieces in the basket by the cookies; 0 without a usable cookie, and for a basket that has been ordered since. */
export function readBasketCount(cookies: string): number {
  const [count, mark] = readCountText(cookies).split('.');
  return mark && mark === readCookie(cookies, 'orderedBasket', '[\\w-]+') ? 0 : Number(count);
}

/**
 * What the cookie of the badge becomes after an answer; null where it stays. It stays when it says the same already, and when it is no
 * longer `countBefore`, the text from before the request: what was written since is newer (rule basket.late-answers).
 */
export function decideCountText(cookies: string, quantity: number, countBefore: string): string | null {
  const [count, mark] = countBefore.split('.');
  if (quantity === Number(count) || readCountText(cookies) !== countBefore) return null;
  return mark ? `${quantity}.${mark}` : String(quantity);
}

export const $basketCount = atom(readBasketCount(readCookies()));

const keptSeconds = limits.cartDays * 24 * 60 * 60;

/** The text of the cookie that the next page's badge is drawn from. */
export const readKeptCount = (): string => readCountText(readCookies());

/** Shows the number, and keeps it for the next page where the cookie is still `countBefore`, the text from before the request. */
export function keepBasketCount(quantity: number, countBefore: string): void {
  $basketCount.set(quantity);
  const text = decideCountText(readCookies(), quantity, countBefore);
  if (text === null) return;
  writeCookie(toCookie('basketCount', text, keptSeconds));
}

/** Looks at the cookie again: after a visit to another tab, or when the browser brought a page back from its memory. */
export const refreshBasketCount = (): void => $basketCount.set(readBasketCount(readCookies()));

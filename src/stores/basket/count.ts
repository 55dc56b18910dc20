/**
 * The number on the basket badge. Lives apart from the basket store, so that a static page can show it
 * from the cookies `basketCount` and `orderedBasket` without a request and without the weight of the basket (rule basket.badge).
 */
import { limits } from '#config/limits.ts';
import { atom } from 'nanostores';

const readCookie = (cookies: string, name: string, value: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`).exec(cookies)?.[1] ?? '';

/** What a cookie header says of the basket: pieces, and behind a point the mark of it; empty where it says nothing usable. */
export const readCountText = (cookies: string): string => readCookie(cookies, 'basketCount', '\\d{1,5}(?:\\.[\\w-]+)?');

/** Pieces in the basket as a cookie header tells it; 0 where it says nothing usable, and for one that was ordered since. */
export function readBasketCount(cookies: string): number {
  const [count, mark] = readCountText(cookies).split('.');
  return mark && mark === readCookie(cookies, 'orderedBasket', '[\\w-]+') ? 0 : Number(count);
}

/**
 * What the next page's badge has to stand on after an answer, as in the cookie; null where that is left alone: it says the same, or
 * is not as it was `asked` any more, when the shop was asked, and what was written since is younger (rule basket.late-answers).
 */
export function decideCountText(cookies: string, quantity: number, countBefore: string): string | null {
  const [count, mark] = countBefore.split('.');
  if (quantity === Number(count) || readCountText(cookies) !== countBefore) return null;
  return mark ? `${quantity}.${mark}` : String(quantity);
}

export const $basketCount = atom(typeof document === 'undefined' ? 0 : readBasketCount(document.cookie));

const keptSeconds = limits.cartDays * 24 * 60 * 60;

/** What the next page's badge stands on. */
export const readKeptCount = (): string => readCountText(document.cookie);

/** Shows the number, and leaves it for the next page where nothing younger has come since the shop was `asked` for it. */
export function keepBasketCount(quantity: number, countBefore: string): void {
  $basketCount.set(quantity);
  const text = decideCountText(document.cookie, quantity, countBefore);
  if (text === null) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `basketCount=${text}; path=/; max-age=${keptSeconds}; samesite=lax${secure}`;
}

/** Looks at the cookie again: after a visit to another tab, or when the browser brought a page back from its memory. */
export const refreshBasketCount = (): void => $basketCount.set(readBasketCount(document.cookie));

/**
 * The number on the basket badge. Lives apart from the basket store, so that a static page can show it
 * from the cookie `basketCount` without a request and without the weight of the basket (rule basket.badge).
 */
import { limits } from '#config/limits.ts';
import { atom } from 'nanostores';

const basketCountCookie = 'basketCount';

/** Pieces in the basket as a cookie header tells it; 0 where it says nothing usable. */
export function readBasketCount(cookies: string): number {
  const found = new RegExp(`(?:^|;\\s*)${basketCountCookie}=(\\d{1,5})(?:;|$)`).exec(cookies);
  return found ? Number(found[1]) : 0;
}

export const $basketCount = atom(typeof document === 'undefined' ? 0 : readBasketCount(document.cookie));

const keptSeconds = limits.cartDays * 24 * 60 * 60;

/** The number that the next page would show. */
export const readKeptCount = (): number => readBasketCount(document.cookie);

/**
 * Shows the number, and leaves it for the next page where the cookie is still as `asked`, when the shop was asked for it: one that
 * was written since is younger (rule basket.late-answers).
 */
export function keepBasketCount(quantity: number, asked: number): void {
  $basketCount.set(quantity);
  if (quantity === asked || readKeptCount() !== asked) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${basketCountCookie}=${quantity}; path=/; max-age=${keptSeconds}; samesite=lax${secure}`;
}

/** Looks at the cookie again: after a visit to another tab, or when the browser brought a page back from its memory. */
export const refreshBasketCount = (): void => $basketCount.set(readKeptCount());

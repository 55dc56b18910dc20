/**
 * The number on the basket badge. Lives apart from the basket store, so that a static page can show it
 * from the cookie `basketCount` without a request and without the weight of the basket (decision 17).
 */
import { atom } from 'nanostores';

export const basketCountCookie = 'basketCount';

/** Pieces in the basket as a cookie header tells it; 0 where it says nothing usable. */
export function readBasketCount(cookies: string): number {
  const found = new RegExp(`(?:^|;\\s*)${basketCountCookie}=(\\d{1,5})(?:;|$)`).exec(cookies);
  return found ? Number(found[1]) : 0;
}

export const $basketCount = atom(typeof document === 'undefined' ? 0 : readBasketCount(document.cookie));

/** Looks at the cookie again: after a visit to another tab, or when the browser brought a page back from its memory. */
export const refreshBasketCount = (): void => $basketCount.set(readBasketCount(document.cookie));

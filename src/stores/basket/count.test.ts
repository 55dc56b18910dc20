import { limits } from '#config/limits.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $basketCount, keepBasketCount, readBasketCount, refreshBasketCount } from './count.ts';

afterEach(() => vi.unstubAllGlobals());

// rule basket.badge
describe('readBasketCount', () => {
  test.each([
    ['', 0],
    ['basketCount=3', 3],
    ['consent=v1.1.Mandatory; basketCount=12; other=1', 12],
    ['xbasketCount=5', 0],
    ['basketCount=-2', 0],
    ['basketCount=<b>', 0],
    ['basketCount=', 0],
    ['basketCount=3.first', 3],
    ['basketCount=3.first; orderedBasket=first', 0],
    ['orderedBasket=first; basketCount=4.second', 4],
    ['basketCount=4.second; xorderedBasket=second', 4],
    ['basketCount=3; orderedBasket=first', 3],
    ['basketCount=3; orderedBasket=', 3],
  ])('%j gives %d', (cookies, count) => expect(readBasketCount(cookies)).toBe(count));
});

/** What the browser has, and what a page writes into it. */
function openPage(cookie: string, protocol = 'http:') {
  const page = { cookie };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  return page;
}

// rule basket.late-answers
describe('keepBasketCount', () => {
  test.each([
    ['a cookie that is as it was when the shop was asked takes the answer', 'basketCount=1.a', 2, '1.a', 2],
    ['a cookie without a mark does so too', 'basketCount=1', 2, '1', 2],
    ['a cookie that another tab has written since is left', 'basketCount=5.a', 2, '1.a', 5],
    ['a cookie that is gone since is left away', '', 2, '1.a', 0],
    ['the cookie of a basket that was begun since is left', 'basketCount=1.b', 0, '4.a', 1],
    ['and where it holds as many', 'basketCount=4.b', 0, '4.a', 4],
    ['an answer that says the same changes nothing', 'basketCount=2.a', 2, '2.a', 2],
    ['a basket that is found empty is empty', 'basketCount=1.a', 0, '1.a', 0],
    ['a basket that is found where none was known is counted', '', 3, '', 3],
  ])('%s', (_what, cookie, quantity, countBefore, left) => {
    const page = openPage(cookie);
    keepBasketCount(quantity, countBefore);
    expect([$basketCount.get(), readBasketCount(page.cookie)]).toEqual([quantity, left]);
    refreshBasketCount();
    expect($basketCount.get()).toBe(left);
  });

  test.each([
    ['http:', ''],
    ['https:', '; Secure'],
  ])('by %s the cookie goes to all pages, for as long as a basket lives%s', (protocol, secure) => {
    const page = openPage('basketCount=1.a', protocol);
    keepBasketCount(2, '1.a');
    const seconds = limits.cartDays * 24 * 60 * 60;
    expect(page.cookie).toBe(`basketCount=2.a; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
  });
});

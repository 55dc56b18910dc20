import { describe, expect, test } from 'vitest';
import {
  dropOrder,
  handBasket,
  handCountry,
  handOrder,
  keepCart,
  readCartCookie,
  readChosenCountry,
  readKnownOrderIds,
  readOwnOrderId,
} from './cookies.ts';
import { createSeal } from './seal.ts';

const now = Date.UTC(2026, 0, 1);
const part = { env: { SITE_URL: 'https://shop.example' }, seal: createSeal('s'.repeat(32), () => now) };
/** an order whose link was opened: of no basket of this browser */
const opened = (orderId: string) => ({ orderId, cartId: null });
const inCart = (id: string, key: string | null = null) => ({ id, key });
const asRequest = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

// rule privacy.cookies
describe('cookies of the trade', () => {
  // rule basket.lifetime
  test('cart_id is sealed, unreadable for scripts, for one day; basketCount is a number and a mark of the cart', async () => {
    const [cart = '', count = ''] = await handBasket(part, inCart('cart-4711'), 3);
    expect(cart).toMatch(/^__Host-cart_id=ey[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cart).not.toContain('4711');
    expect(count).toMatch(/^basketCount=3\.[\w-]{6}; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/);
    expect(count).not.toContain('4711');
    expect(await readCartCookie(part, asRequest([cart, count]))).toEqual(inCart('cart-4711'));
  });

  // rule basket.late-answers
  test.each([
    ['the basket and number that the browser has', 'cart-1', 3, 0, [], []],
    ['another number', 'cart-1', 4, 0, ['basketCount'], []],
    ['no pieces any more', 'cart-1', 0, 0, ['basketCount'], []],
    ['another basket', 'cart-2', 3, 0, ['__Host-cart_id', 'basketCount'], ['__Host-cart_id', 'basketCount']],
    ['one of an hour ago', 'cart-1', 3, 3_600, ['__Host-cart_id', 'basketCount'], ['__Host-cart_id', 'basketCount']],
    ['one of a little less than an hour ago', 'cart-1', 3, 3_599, [], []],
    ['one of a little less than an hour ago with another number', 'cart-1', 4, 3_599, ['basketCount'], []],
  ])('an answer about %s hands out no more than that', async (_, cartId, count, ageSeconds, changed, read) => {
    const header = asRequest(await handBasket(part, inCart('cart-1'), 3));
    const later = { ...part, seal: createSeal('s'.repeat(32), () => now + ageSeconds * 1000) };
    const namesOf = async (isCounted: boolean) =>
      (await keepCart(later, header, { cart: inCart(cartId), count, isCounted, keepRows: async () => true })).map(
        (cookie) => cookie.split('=')[0],
      );
    expect([await namesOf(true), await namesOf(false)]).toEqual([changed, read]);
  });

  // rule basket.late-answers
  test.each([
    ['the basket that the last order was made of is none', 'cart-1', 'cart-1', null],
    ['one that was begun since is one', 'cart-2', 'cart-1', 'cart-2'],
    ['an order that was opened by its link ends none', 'cart-1', null, 'cart-1'],
  ])('%s', async (_what, held, orderedFrom, found) => {
    const cart = await handBasket(part, inCart(held), 1);
    const order = await handOrder(part, null, { orderId: 'o1', cartId: orderedFrom });
    expect(order.join()).not.toContain('cart_id');
    const [[, mark = 'none'] = []] = [...order.join().matchAll(/orderedBasket=([^;]+)/g)];
    expect(cart.some((cookie) => cookie.startsWith(`basketCount=1.${mark};`))).toBe(found === null);
    const header = asRequest([...cart, ...order]);
    expect((await readCartCookie(part, header))?.id ?? null).toBe(found);
    const another = await handOrder(part, header, opened('o2'));
    expect((await readCartCookie(part, asRequest([...cart, ...another])))?.id ?? null).toBe(found);
  });

  test('who comes without a basket is handed it', async () => {
    const answered = { cart: inCart('cart-1'), count: 3, isCounted: false, keepRows: async () => true };
    expect(await keepCart(part, null, answered)).toHaveLength(2);
    expect(await keepCart(part, '__Host-cart_id=forged; basketCount=3', answered)).toHaveLength(2);
  });

  // rule checkout.nothing-lost
  test.each([
    ['lasts as long', 3_600, 'cart-1', true, ['sealed', 'kept'], 2],
    ['cannot be made to, the cookie that is held stays', 3_600, 'cart-1', false, ['sealed', 'kept'], 0],
    ['cannot be made to, a cookie that is not held is handed out', 0, 'cart-2', false, ['sealed', 'kept'], 2],
    ['is not touched before the cookie is made to last anew', 3_599, 'cart-1', true, [], 0],
  ])('what is stored of a cart %s', async (_what, ageSeconds, cartId, isKept, calls, cookies) => {
    const header = asRequest(await handBasket(part, inCart('cart-1'), 3));
    const seal = createSeal('s'.repeat(32), () => now + ageSeconds * 1000);
    const made: string[] = [];
    const noted: typeof seal.seal = (...args) => (made.push('sealed'), seal.seal(...args));
    const keepRows = async () => (made.push('kept'), isKept);
    const answered = { cart: inCart(cartId), count: 3, isCounted: false, keepRows };
    expect(await keepCart({ ...part, seal: { ...seal, seal: noted } }, header, answered)).toHaveLength(cookies);
    expect(made).toEqual(calls);
  });

  test('order_id is sealed and unreadable for scripts, and no cart cookie opens an order', async () => {
    const [order = ''] = await handOrder(part, null, opened('o1'));
    expect(order).toMatch(/^__Host-order_id=ey[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await readOwnOrderId(part, asRequest([order]))).toBe('o1');
    const [cart = ''] = await handBasket(part, inCart('o1'), 1);
    expect(await readOwnOrderId(part, asRequest([cart]).replace('cart_id', 'order_id'))).toBeNull();
  });

  // rule privacy.order-for-buyer
  test('known_orders holds the last ones of this browser, each once, also when the last one is forgotten', async () => {
    let cookies: string[] = [];
    for (const id of ['o1', 'o2', 'o1', 'o3']) cookies = await handOrder(part, asRequest(cookies), opened(id));
    expect(cookies[1]).toMatch(
      /^__Host-known_orders=ey[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await readKnownOrderIds(part, asRequest(cookies))).toEqual(['o3', 'o1', 'o2']);
    expect(await readKnownOrderIds(part, asRequest(cookies.slice(1)))).toEqual(['o3', 'o1', 'o2']);
    for (let more = 0; more < 20; more += 1) cookies = await handOrder(part, asRequest(cookies), opened(`more${more}`));
    expect(await readKnownOrderIds(part, asRequest(cookies))).toHaveLength(10);
    expect(cookies.join('').length).toBeLessThan(3_000);
    expect(await readKnownOrderIds(part, '__Host-known_orders=o1')).toEqual([]);
    expect(await readKnownOrderIds(part, null)).toEqual([]);
  });

  // rule privacy.ids-prove-nothing
  test('a bare id is never trusted', async () => {
    expect(await readCartCookie(part, '__Host-cart_id=cart-4711')).toBeNull();
    expect(await readOwnOrderId(part, '__Host-order_id=o1')).toBeNull();
    expect(await readOwnOrderId(part, null)).toBeNull();
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'is not marked Secure on http://%s, so that it works there',
    async (host) => {
      const local = { ...part, env: { SITE_URL: `http://${host}:4321` } };
      expect((await handOrder(local, null, opened('o1'))).join()).not.toContain('Secure');
    },
  );

  test('a forgotten order expires at once', () => {
    expect(dropOrder(part)).toContain('Max-Age=0');
  });

  test('a name without the prefix is not believed on https, where a neighbour could set it', async () => {
    const [cart = ''] = await handBasket(part, inCart('cart-4711'), 3);
    expect(await readCartCookie(part, asRequest([cart]).replace('__Host-', ''))).toBeNull();
    expect(readChosenCountry(part, 'delivery_country=DE')).toBeNull();
    expect(readChosenCountry(part, asRequest([handCountry(part, 'DE')]))).toBe('DE');
  });
});

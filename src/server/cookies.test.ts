import { describe, expect, test } from 'vitest';
import { dropCart, dropOrder, handCart, handOrder, readCartId, readOwnOrderId } from './cookies.ts';
import { createSeal } from './seal.ts';

const part = { env: { SITE_URL: 'https://shop.example' }, seal: createSeal('s'.repeat(32), () => Date.now()) };
const asRequest = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

// rule privacy.cookies
describe('cookies of the trade', () => {
  // rule basket.lifetime
  test('cart_id is sealed, unreadable for scripts, for one day; basketCount is a bare number', async () => {
    const [cart = '', count = ''] = await handCart(part, 'cart-4711', 3);
    expect(cart).toMatch(/^cart_id=ey[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cart).not.toContain('4711');
    expect(count).toBe('basketCount=3; Max-Age=86400; Path=/; Secure; SameSite=Lax');
    expect(await readCartId(part, asRequest([cart, count]))).toBe('cart-4711');
  });

  test('order_id is sealed and unreadable for scripts, and no cart cookie opens an order', async () => {
    const order = await handOrder(part, 'o1');
    expect(order).toMatch(/^order_id=ey[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await readOwnOrderId(part, asRequest([order]))).toBe('o1');
    const [cart = ''] = await handCart(part, 'o1', 1);
    expect(await readOwnOrderId(part, asRequest([cart]).replace('cart_id', 'order_id'))).toBeNull();
  });

  // rule privacy.ids-prove-nothing
  test('a bare id is never trusted', async () => {
    expect(await readCartId(part, 'cart_id=cart-4711')).toBeNull();
    expect(await readOwnOrderId(part, 'order_id=o1')).toBeNull();
    expect(await readOwnOrderId(part, null)).toBeNull();
  });

  test('is not marked Secure on http://localhost, so that it works there', async () => {
    const local = { ...part, env: { SITE_URL: 'http://localhost:4321' } };
    expect(await handOrder(local, 'o1')).not.toContain('Secure');
  });

  test('dropping expires them at once', () => {
    expect([...dropCart(part), dropOrder(part)].every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });
});

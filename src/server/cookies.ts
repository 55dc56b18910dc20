import { limits } from '#config/limits.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from './env.ts';
import type { Seal } from './seal.ts';

/**
 * Cookies of the trade (rule privacy.cookies). `cart_id` and `order_id` are sealed and unreadable for scripts;
 * `basketCount` is a bare number for the badge. Names as in the cookie table of the policy.
 */
export const cookieNames = {
  cart: 'cart_id',
  order: 'order_id',
  count: 'basketCount',
  country: 'delivery_country',
} as const;

const day = 24 * 60 * 60;
/** seconds; an order page is needed as long as a payment or a delivery may be outstanding */
export const cookieAges = {
  cart: limits.cartDays * day,
  order: limits.orderDays * day,
  count: limits.cartDays * day,
  country: limits.countryDays * day,
} as const;

type Part = { env: Pick<Env, 'SITE_URL'>; seal: Seal };
const isSecure = (siteUrl: string) =>
  new URL(siteUrl).protocol === 'https:' || new URL(siteUrl).hostname !== 'localhost';

const write = ({ env }: Part, name: string, value: string, maxAge: number) =>
  stringifySetCookie({
    name,
    value,
    maxAge,
    path: '/',
    sameSite: 'lax',
    secure: isSecure(env.SITE_URL),
    httpOnly: name !== cookieNames.count,
  });

const readId = async ({ seal }: Part, header: string | null, purpose: 'cart' | 'order') => {
  const text = parseCookie(header ?? '')[cookieNames[purpose]];
  return text === undefined ? null : ((await seal.open(purpose, text))?.['id'] ?? null);
};

/** Id of the visitor's cart out of a Cookie header; null when there is none that we sealed. */
export const readCartId = (part: Part, header: string | null) => readId(part, header, 'cart');

/** Id of the order whose data this visitor may see; null when there is none that we sealed. */
export const readOwnOrderId = (part: Part, header: string | null) => readId(part, header, 'order');

/** Set-Cookie texts that hand a cart to the visitor, with the number for the badge. */
export async function handCart(part: Part, cartId: string, count: number): Promise<string[]> {
  const sealed = await part.seal.seal('cart', { id: cartId }, cookieAges.cart);
  return [
    write(part, cookieNames.cart, sealed, cookieAges.cart),
    write(part, cookieNames.count, String(count), cookieAges.count),
  ];
}

/** Set-Cookie texts that take the cart from the visitor. */
export const dropCart = (part: Part): string[] => [
  write(part, cookieNames.cart, '', 0),
  write(part, cookieNames.count, '0', 0),
];

/** Set-Cookie text that lets this visitor see the order (rule privacy.order-for-buyer). */
export async function handOrder(part: Part, orderId: string): Promise<string> {
  const sealed = await part.seal.seal('order', { id: orderId }, cookieAges.order);
  return write(part, cookieNames.order, sealed, cookieAges.order);
}

/** Set-Cookie text that forgets the visitor's last order (rule basket.adding). */
export const dropOrder = (part: Part): string => write(part, cookieNames.order, '', 0);

/** Set-Cookie text that keeps the country of delivery that the visitor chose; no more than its code, and not sealed. */
export const handCountry = (part: Part, country: string): string =>
  write(part, cookieNames.country, country, cookieAges.country);

/** The country that this visitor chose, as it stands in the cookie; null where none was chosen. */
export const readChosenCountry = (header: string | null): string | null =>
  parseCookie(header ?? '')[cookieNames.country] ?? null;

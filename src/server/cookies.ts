import { limits } from '#config/limits.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from './env.ts';
import type { Seal } from './seal.ts';
import { isThisMachine } from './proxy-networks.ts';

/**
 * Cookies of the trade (rule privacy.cookies). `cart_id`, `order_id` and `known_orders` are sealed and unreadable for scripts;
 * `basketCount` is a number for the badge with the mark of its cart, `orderedBasket` the mark of the cart that was ordered last.
 * Names as in the cookie table of the policy.
 */
export const cookieNames = {
  cart: 'cart_id',
  order: 'order_id',
  known: 'known_orders',
  count: 'basketCount',
  ordered: 'orderedBasket',
  country: 'delivery_country',
} as const;

const day = 24 * 60 * 60;
/** seconds; an order page is needed as long as a payment or a delivery may be outstanding */
export const cookieAges = {
  cart: limits.cartDays * day,
  order: limits.orderDays * day,
  known: limits.orderDays * day,
  count: limits.cartDays * day,
  ordered: limits.cartDays * day,
  country: limits.countryDays * day,
} as const;

type Part = { env: Pick<Env, 'SITE_URL'>; seal: Seal };
const isSecure = (siteUrl: string) =>
  new URL(siteUrl).protocol === 'https:' || !isThisMachine(new URL(siteUrl).hostname);

/**
 * The cookies that a browser takes with the prefix `__Host-` on https, so that no other host of the same domain can set or
 * overwrite them: all that only the server reads. On plain http at localhost browsers refuse the prefix.
 */
const guarded: readonly string[] = [cookieNames.cart, cookieNames.order, cookieNames.known, cookieNames.country];
const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** What a cookie is called at this address of the shop; by another name it means nothing. */
export const toCookieName = (siteUrl: string, name: string): string =>
  isHttps(siteUrl) && guarded.includes(name) ? `__Host-${name}` : name;

const write = ({ env }: Pick<Part, 'env'>, name: string, value: string, maxAge: number) =>
  stringifySetCookie({
    name: toCookieName(env.SITE_URL, name),
    value,
    maxAge,
    path: '/',
    sameSite: 'lax',
    secure: isSecure(env.SITE_URL),
    httpOnly: name !== cookieNames.count && name !== cookieNames.ordered,
  });

const read = async ({ env, seal }: Part, header: string | null, purpose: 'cart' | 'order', leastSeconds = 0) => {
  const text = parseCookie(header ?? '')[toCookieName(env.SITE_URL, cookieNames[purpose])];
  return text === undefined ? null : seal.open(purpose, text, leastSeconds);
};

/** A cart as a cookie names it; `key`: of its holder, null where none had one when it was sealed (`cart-holder.ts`). */
export type CartCookie = { id: string; key: string | null };

/**
 * The visitor's cart out of a Cookie header; null when there is none that we sealed, and when it is the one that the visitor's
 * last order was made of: no answer takes its cookie away (rule basket.late-answers).
 */
export async function readCartCookie(part: Part, header: string | null): Promise<CartCookie | null> {
  const { id, key = null } = (await read(part, header, 'cart')) ?? {};
  if (id === undefined) return null;
  return (await read(part, header, 'order'))?.['cart'] === id ? null : { id, key };
}

/** True where no cookie of the trade tells of a basket: then the answer about a part is everybody's. */
export const isWithoutBasket = (part: Pick<Part, 'env'>, header: string | undefined): boolean =>
  header === undefined || parseCookie(header)[toCookieName(part.env.SITE_URL, cookieNames.cart)] === undefined;

/** Id of the visitor's last order; null when there is none that we sealed. */
export const readOwnOrderId = async (part: Part, header: string | null): Promise<string | null> =>
  (await read(part, header, 'order'))?.['id'] ?? null;

/**
 * The cart of the cart cookie, also of one that is over, for no longer than an order is shown: where the clock was set on, a browser has
 * it for a day all the same. Null where there is none that we sealed.
 */
export async function readLapsedCart(part: Part, header: string | null): Promise<CartCookie | null> {
  const { id, key = null } = (await read(part, header, 'cart', -cookieAges.order)) ?? {};
  return id === undefined ? null : { id, key };
}

/** Id of the cart that the visitor's last order was made of; null where the order cookie names none. */
export const readLastCartId = async (part: Part, header: string | null): Promise<string | null> =>
  (await read(part, header, 'order'))?.['cart'] ?? null;

/** Tells one basket of a visitor from another, and nothing else (rule basket.late-answers). */
const toMark = ({ seal }: Pick<Part, 'seal'>, cartId: string): string => seal.fingerprint('count', cartId).slice(0, 6);

const toCount = (part: Part, cartId: string, count: number): string => `${count}.${toMark(part, cartId)}`;

/** Set-Cookie text that hands a cart to the visitor. */
export async function handCart(part: Part, { id, key }: CartCookie): Promise<string> {
  const sealed = await part.seal.seal('cart', key === null ? { id } : { id, key }, cookieAges.cart);
  return write(part, cookieNames.cart, sealed, cookieAges.cart);
}

/** Set-Cookie texts that hand a cart to the visitor, with the number for the badge. */
export const handBasket = async (part: Part, cart: CartCookie, count: number): Promise<string[]> => [
  await handCart(part, cart),
  write(part, cookieNames.count, toCount(part, cart.id, count), cookieAges.count),
];

/** Seconds for which a cart's cookie is left as it is before an answer makes it last anew. */
const cartRenewal = 60 * 60;

/**
 * A cart as an answer tells of it; `key`: of its holder now; `isCounted`: the request was one that changes its pieces; `keepRows`:
 * makes what is stored of it last as long as a cookie of now, false where that cannot be.
 */
type AnsweredCart = { cart: CartCookie; count: number; isCounted: boolean; keepRows: () => Promise<boolean> };

/**
 * Set-Cookie texts that keep cart and badge alive, as far as the visitor's Cookie header does not say so already: answers
 * overtake each other, and one that says again what it was asked with, or what others have changed, would undo what is younger.
 * The number of all other answers is the page's to leave, which knows what came meanwhile (rule basket.late-answers). What is stored of
 * the cart is made to last after its cookie is sealed, so never less long (rule checkout.nothing-lost); where that fails, the cookie that
 * is held stays as it is and the next answer tries again. An older cookie of the same cart is never exchanged for the holder's (rule
 * privacy.cart-holder).
 */
export async function keepCart(
  part: Part,
  header: string | null,
  { cart, count, isCounted, keepRows }: AnsweredCart,
): Promise<string[]> {
  const held = parseCookie(header ?? '');
  const sealed = held[toCookieName(part.env.SITE_URL, cookieNames.cart)] ?? '';
  const now = await part.seal.open('cart', sealed);
  const isHeld = now?.['id'] === cart.id;
  const isOlder = isHeld && cart.key !== null && now['key'] !== cart.key;
  const isFresh = isHeld && (await part.seal.open('cart', sealed, cookieAges.cart - cartRenewal)) !== null;
  if (!isOlder && !isFresh) {
    const handed = await handBasket(part, cart, count);
    if ((await keepRows()) || !isHeld) return handed;
  }
  const text = toCount(part, cart.id, count);
  return !isCounted || held[cookieNames.count] === text ? [] : [write(part, cookieNames.count, text, cookieAges.count)];
}

const toIds = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

/** Ids of the orders whose data this visitor may see, the last one first: this browser has placed them, or opened their link. */
export async function readKnownOrderIds(part: Part, header: string | null): Promise<string[]> {
  const last = await readOwnOrderId(part, header);
  const text = parseCookie(header ?? '')[toCookieName(part.env.SITE_URL, cookieNames.known)];
  const known = text === undefined ? [] : toIds((await part.seal.open('known-orders', text))?.['ids']);
  return [...new Set([...(last === null ? [] : [last]), ...known])];
}

/** An order for its buyer; `cartId`: the cart that it was made of, where that is the visitor's. */
type HandedOrder = { orderId: string; cartId: string | null };

/**
 * Set-Cookie texts that let this visitor see the order, beside those that the Cookie header lets them see (rule
 * privacy.order-for-buyer), and say that the cart is no basket any more.
 */
export async function handOrder(
  part: Part,
  header: string | null,
  { orderId, cartId }: HandedOrder,
): Promise<string[]> {
  const others = (await readKnownOrderIds(part, header)).filter((id) => id !== orderId);
  const ids = [orderId, ...others].slice(0, limits.knownOrdersMax).join(' ');
  // an order that is only opened does not make the basket of the last one a basket again
  const ordered = cartId ?? (await read(part, header, 'order'))?.['cart'];
  const payload = { id: orderId, ...(ordered === undefined ? {} : { cart: ordered }) };
  const last = await part.seal.seal('order', payload, cookieAges.order);
  const known = await part.seal.seal('known-orders', { ids }, cookieAges.known);
  return [
    write(part, cookieNames.order, last, cookieAges.order),
    write(part, cookieNames.known, known, cookieAges.known),
    ...(cartId === null ? [] : [write(part, cookieNames.ordered, toMark(part, cartId), cookieAges.ordered)]),
  ];
}

/** Set-Cookie text that forgets which was the visitor's last order (rule basket.adding); they may still see it. */
export const dropOrder = (part: Part): string => write(part, cookieNames.order, '', 0);

/** Set-Cookie text that keeps the country of delivery that the visitor chose; no more than its code, and not sealed. */
export const handCountry = (part: Part, country: string): string =>
  write(part, cookieNames.country, country, cookieAges.country);

/** The country that this visitor chose, as it stands in the cookie; null where none was chosen. */
export const readChosenCountry = ({ env }: Pick<Part, 'env'>, header: string | null): string | null =>
  parseCookie(header ?? '')[toCookieName(env.SITE_URL, cookieNames.country)] ?? null;

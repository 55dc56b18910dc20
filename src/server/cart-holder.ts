import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { retention } from '#config/retention.ts';
import { type CartCookie, readCartCookie, readLapsedCart, readLastCartId } from './cookies.ts';
import type { Services } from './services.ts';
import type { RowFormat } from './storage/row-format.ts';
import { openRows } from './storage/versioned-rows.ts';

/**
 * Who holds a cart (rule privacy.cart-holder). Until something personal is typed every cookie of it is as good as another. From then on
 * the cart has a key, which stands in the cookie that the browser gets with that save; the cookies of before open nothing of what was
 * typed, and soon nothing at all.
 */

/** `seenAt`: when the cookie with the key first came back, by our clock; null before. */
type CartHolder = { key: string; seenAt: number | null };

/** One row for each cart whose buyer has typed something. */
export const cartHolderRows: RowFormat<CartHolder> = {
  kind: 'cart-holder',
  prefix: 'cart-holder:',
  schema: z.strictObject({ key: z.string().min(1), seenAt: z.int().nullable() }),
  // set aside, a row that cannot be read would make everybody the holder
  staysInPlace: true,
  keptSeconds: retention['cart-holder'].seconds,
};

/**
 * Milliseconds after the new cookie was seen for which a request with the one of before still reaches the basket: it was sent before
 * the answer came. A page gives up a call after 15 s (`api/call.ts`).
 */
const lateMs = 15_000;

type Parts = Pick<Services, 'env' | 'seal' | 'storage' | 'log' | 'now'>;

/**
 * A cart as a request may have it; `isHolder` false: lines and amounts, nothing typed, no order, no placing. `isKeyed`: by the key, and
 * not only because there is none so far.
 */
export type HeldCart = { id: string; isHolder: boolean; isKeyed: boolean };

/** The visitor's cart; null where there is none, and for a cookie of before the holder's. */
export async function readCart(parts: Parts, header: string | null): Promise<HeldCart | null> {
  const cookie = await readCartCookie(parts, header);
  if (cookie === null) return null;
  const rows = openRows(cartHolderRows, parts);
  const row = await rows.find(cookie.id);
  if (row === null) return { id: cookie.id, isHolder: true, isKeyed: false };
  const holder = row.value;
  // it cannot be read: who has a key, which we sealed, had it from the row
  if (holder === null) return { id: cookie.id, isHolder: cookie.key !== null, isKeyed: cookie.key !== null };
  const { key, seenAt } = holder;
  if (key === cookie.key) {
    // where it cannot be written the next request notes it
    if (seenAt === null) await rows.replace(row, { key, seenAt: parts.now() }).catch(() => false);
    return { id: cookie.id, isHolder: true, isKeyed: true };
  }
  const isLate = seenAt === null || Math.abs(parts.now() - seenAt) < lateMs;
  return isLate ? { id: cookie.id, isHolder: false, isKeyed: false } : null;
}

/** Id of the visitor's cart, for what concerns lines and amounts alone. */
export const readCartId = async (parts: Parts, header: string | null): Promise<string | null> =>
  (await readCart(parts, header))?.id ?? null;

/** The same for what was typed, for placing, and for the order that comes of it. */
export async function readHeldCartId(parts: Parts, header: string | null): Promise<string | null> {
  const cart = await readCart(parts, header);
  return cart?.isHolder ? cart.id : null;
}

/** The key of a cart's holder; null where it has none. */
export const readHolderKey = async (parts: Parts, cartId: string): Promise<string | null> =>
  (await openRows(cartHolderRows, parts).read(cartId))?.key ?? null;

/**
 * The cart of a visitor without a basket that may have become an order: the one that they hold, else the one that their last order was
 * made of; null where there is neither. `isCartHolder`: the cart cookie names it, with the key of its holder.
 */
export async function readOrderedCart(
  parts: Parts,
  header: string | null,
): Promise<{ id: string; isCartHolder: boolean } | null> {
  const cart = await readLapsedCart(parts, header);
  // a row that is over tells nothing more of a key that we have sealed ourselves
  const isCartHolder =
    cart !== null && cart.key !== null && [null, cart.key].includes(await readHolderKey(parts, cart.id));
  const id = isCartHolder ? cart.id : await readLastCartId(parts, header);
  return id === null ? null : { id, isCartHolder };
}

const newKey = (): string => randomBytes(16).toString('base64url');

/** The key of a cart that is about to be handed with what was typed; `key` where it has none. */
export async function keyCart(parts: Parts, cartId: string, key = newKey()): Promise<string> {
  const isNew = await openRows(cartHolderRows, parts).add(cartId, { key, seenAt: null });
  return isNew ? key : ((await readHolderKey(parts, cartId)) ?? key);
}

/** What a visitor is to a cart; `renewed`: its holder, to whom this cookie is to be handed. */
type Hold = { kind: 'held' } | { kind: 'renewed'; cart: CartCookie } | { kind: 'foreign' };

/** `name`: what the browser calls itself; `isPersonal`: there is something to be kept from others. */
type HoldRequest = { name: string | undefined; isPersonal: boolean };

/**
 * Makes the visitor the holder of their cart, unless somebody else is. Nobody else knows the name of a browser: who comes with the
 * cookie of before, as the answer with the new one was lost, is known by it.
 */
export async function holdCart(parts: Parts, cart: CartCookie, { name, isPersonal }: HoldRequest): Promise<Hold> {
  const rows = openRows(cartHolderRows, parts);
  const named = name === undefined ? null : parts.seal.fingerprint('cart', `${cart.id} ${name}`);
  const row = await rows.find(cart.id);
  if (row !== null && row.value === null) return cart.key === null ? { kind: 'foreign' } : { kind: 'held' };
  const before = row?.value?.key ?? null;
  if (before === null && !isPersonal) return { kind: 'held' };
  const made = named ?? newKey();
  const isNew = before === null && (await rows.add(cart.id, { key: made, seenAt: null }));
  const key = isNew ? made : await readHolderKey(parts, cart.id);
  if (key !== null && key === cart.key) return { kind: 'held' };
  return isNew || (key !== null && key === named)
    ? { kind: 'renewed', cart: { id: cart.id, key } }
    : { kind: 'foreign' };
}

import * as z from 'zod';
import type { RestoreBasket } from '#api/order.ts';
import type { Cart } from '#commerce/commerce.ts';
import { defaultCountry } from '#config/countries.ts';
import { retention } from '#config/retention.ts';
import { countOrderable } from '#domain/availability/stock.ts';
import { type BasketLine, countPieces, visibleLines } from '#domain/basket/basket.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import { fail, isRefusedAs, type Result, succeed } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import { readTerms, toVatNumberState } from '../checkout/buyer-terms.ts';
import { type Choices, keepDraftWith, restoreChoices } from '../checkout/carry-draft.ts';
import { readDraft } from '../checkout/stored-draft.ts';
import type { Services } from '../services.ts';
import type { RowFormat } from '../storage/row-format.ts';

const rowSchema = z.strictObject({
  cartId: z.string().min(1),
  next: z.enum(['summary', 'checkout', 'basket']),
  missing: z.array(z.strictObject({ number: z.string(), asked: z.int(), put: z.int() })),
  /** pieces taken over from baskets begun since, by cart and part (`keyOf`), so that a second press does not add them twice */
  joined: z.record(z.string(), z.int()),
});
/** The cart that the parts of an order were put into, and which pieces are missing. */
export type RestoredBasketRow = z.infer<typeof rowSchema>;

/** One row for each order whose parts were put back, so that a second press finds the same basket. */
export const restoredBasketRows: RowFormat<RestoredBasketRow> = {
  kind: 'put-back',
  prefix: 'put-back:',
  schema: rowSchema,
  keptSeconds: retention['put-back'].seconds,
};

/** An order, and what was chosen for it. */
export type OrderChoices = Choices & { order: Order };

type Filled = { cart: Cart; missing: RestoreBasket['missing'] };

const countIn = (cart: Cart | null, partId: string): number =>
  countPieces(visibleLines(cart?.basket.lines ?? []).filter((line) => line.partId === partId));

/** Pieces of the line that can still be added to the `held` ones in the cart; where the stock cannot be asked, all: adding them then tells. */
async function countLeft(
  { commerce }: Services,
  { partId, quantity }: BasketLine,
  { country, held }: { country: string; held: number },
): Promise<number> {
  const stock = await commerce.getStock(partId, country);
  return stock.ok ? Math.min(quantity, countOrderable(stock.value) - held) : quantity;
}

/** Adds the pieces of a line that are in stock; null where none is. */
async function add(
  services: Services,
  cart: Cart | null,
  { line, country }: { line: BasketLine; country: string },
): Promise<Result<{ cart: Cart; put: number } | null>> {
  const put = await countLeft(services, line, { country, held: countIn(cart, line.partId) });
  if (put < 1) return succeed(null);
  const added = await services.commerce.addToCart(cart?.id ?? null, { partId: line.partId, quantity: put, country });
  if (added.ok) return succeed({ cart: added.value, put });
  return isRefusedAs(added.failure, 'out-of-stock', 'not-found') ? succeed(null) : added;
}

type ToFill = { lines: BasketLine[]; country: string; into: Cart | null };

/** Adds the lines to a cart, or to a new one, as far as they are in stock; null where nothing is. */
async function fill(services: Services, { lines, country, into }: ToFill): Promise<Result<Filled | null>> {
  const missing: Filled['missing'] = [];
  let cart = into;
  for (const line of lines) {
    const added: Awaited<ReturnType<typeof add>> = await add(services, cart, { line, country });
    if (!added.ok) return added;
    const put = added.value?.put ?? 0;
    const held = countIn(cart, line.partId);
    cart = added.value?.cart ?? cart;
    if (put < line.quantity) missing.push({ number: line.number, asked: held + line.quantity, put: held + put });
  }
  return succeed(cart && { cart, missing });
}

/** The lines of an order and of a basket begun since, with one line for each part. */
function joinLines(ordered: BasketLine[], begun: BasketLine[]): BasketLine[] {
  const parts = Map.groupBy([...visibleLines(ordered), ...visibleLines(begun)], ({ partId }) => partId);
  return [...parts.values()].flatMap((lines) =>
    lines.slice(0, 1).map((line) => ({ ...line, quantity: countPieces(lines) })),
  );
}

/** Saves the draft with what is chosen in the cart. Gives where the buyer goes on: the summary, when nothing is left to be typed. */
async function keepDraft(services: Services, cart: Cart, draft: CheckoutDraft): Promise<'summary' | 'checkout'> {
  const kept = await keepDraftWith(services, cart, draft);
  const vatNumber = toVatNumberState(cart, await readTerms(services, cart.id));
  return Object.keys(checkDraft(kept, { vatNumber })).length === 0 ? 'summary' : 'checkout';
}

const countryOf = ({ draft }: OrderChoices): string => draft.shipping.country || defaultCountry;
const keyOf = ({ id }: Cart, { partId }: BasketLine): string => `${id}/${partId}`;

/** The pieces of a basket begun since that were not taken over into the cart of the row yet. */
function listUnjoined({ cartId, joined }: RestoredBasketRow, begun: Cart | null): { key: string; line: BasketLine }[] {
  if (begun === null || begun.id === cartId) return [];
  const lines = joinLines([], begun.basket.lines).map((line) => ({ key: keyOf(begun, line), line }));
  return lines
    .map(({ key, line }) => ({ key, line: { ...line, quantity: line.quantity - (joined[key] ?? 0) } }))
    .filter(({ line }) => line.quantity > 0);
}

/**
 * Puts the parts of an unpaid order into a new cart, with the order's address and choices (rule order.put-back), and those of `begun`, the
 * basket that the buyer has begun since. Stock is asked again, and missing pieces are listed. The order itself stays unpaid. A new cart
 * whose filling broke off is never used. Refused as `out-of-stock` where nothing is in stock.
 */
export async function restoreBasket(
  services: Services,
  choices: OrderChoices,
  begun: Cart | null,
): Promise<Result<RestoredBasketRow>> {
  const lines = joinLines(choices.order.lines, begun?.basket.lines ?? []);
  const filled = await fill(services, { lines, country: countryOf(choices), into: null });
  if (!filled.ok) return filled;
  if (filled.value === null) return fail({ kind: 'refused', operation: 'put-back', reason: 'out-of-stock' });
  const { missing } = filled.value;
  const cart = await restoreChoices(services, filled.value.cart, choices);
  const next = await keepDraft(services, cart, choices.draft);
  const row = { cartId: cart.id, next: missing.length > 0 ? ('basket' as const) : next, missing, joined: {} };
  const joined = Object.fromEntries(listUnjoined(row, begun).map(({ key, line }) => [key, line.quantity]));
  return succeed({ ...row, joined });
}

type RestoredBefore = {
  row: RestoredBasketRow;
  /** the cart of the row, which has lines */
  cart: Cart;
  begun: Cart | null;
  choices: OrderChoices;
  /** stores the row after each part, so that a part is not added twice when the work breaks off */
  keep: (row: RestoredBasketRow) => Promise<unknown>;
};

async function joinBegun(
  services: Services,
  again: RestoredBefore,
): Promise<Result<{ cart: Cart; row: RestoredBasketRow }>> {
  let { cart, row } = again;
  for (const { key, line } of listUnjoined(row, again.begun)) {
    const filled = await fill(services, { lines: [line], country: countryOf(again.choices), into: cart });
    if (!filled.ok) return filled;
    cart = filled.value?.cart ?? cart;
    const others = row.missing.filter(({ number }) => number !== line.number);
    const missing = [...others, ...(filled.value?.missing ?? [])];
    row = { ...row, missing, joined: { ...row.joined, [key]: (row.joined[key] ?? 0) + line.quantity } };
    await again.keep(row);
  }
  return succeed({ cart, row });
}

/** Takes over the promo code of a basket begun since, where the cart has none; one that is refused by now is left out. */
async function takePromoCode({ commerce }: Services, cart: Cart, begun: Cart | null): Promise<Cart> {
  const code = begun?.id === cart.id ? null : begun?.basket.promoCode;
  if (!code || cart.basket.promoCode !== null) return cart;
  const set = await commerce.setCartFields(cart.id, [{ field: 'promoCode', value: code }]);
  return set.ok ? set.value : cart;
}

/**
 * A second press finds the same basket. What was begun elsewhere since is added to it, and the payment method that was pressed is
 * chosen.
 */
export async function restoreBasketAgain(
  services: Services,
  again: RestoredBefore,
): Promise<Result<RestoredBasketRow>> {
  const joined = await joinBegun(services, again);
  if (!joined.ok) return joined;
  const { row } = joined.value;
  let cart = await takePromoCode(services, joined.value.cart, again.begun);
  const pressed = again.choices.paymentMethodId;
  const isOffered = cart.basket.paymentMethods.some(({ id }) => id === pressed);
  const isOther = pressed !== undefined && isOffered && pressed !== cart.basket.paymentMethodId;
  if (cart === again.cart && !isOther) return succeed(row);
  if (isOther) {
    const set = await services.commerce.setCartFields(cart.id, [{ field: 'paymentMethod', value: pressed }]);
    if (!set.ok) return set;
    cart = set.value;
  }
  const next = await keepDraft(services, cart, await readDraft(services, cart.id));
  const now = { ...row, next: row.missing.length > 0 ? ('basket' as const) : next };
  await again.keep(now);
  return succeed(now);
}

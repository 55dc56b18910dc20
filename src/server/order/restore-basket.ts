import * as z from 'zod';
import type { RestoreBasket } from '#api/order.ts';
import type { Cart } from '#commerce/commerce.ts';
import { defaultCountry } from '#config/countries.ts';
import { countOrderable } from '#domain/availability/stock.ts';
import { type BasketLine, countPieces, visibleLines } from '#domain/basket/basket.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import { fail, isRefusedAs, type Result, succeed } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import { readTerms, toVatNumberState } from '../checkout/buyer-terms.ts';
import { type Choices, keepDraftWith, restoreChoices } from '../checkout/carry-draft.ts';
import { readDraft } from '../checkout/stored-draft.ts';
import { cookieAges } from '../cookies.ts';
import type { Services } from '../services.ts';
import type { RowFormat } from '../storage/row-format.ts';

const rowSchema = z.strictObject({
  cartId: z.string().min(1),
  next: z.enum(['summary', 'checkout', 'basket']),
  missing: z.array(z.strictObject({ number: z.string(), asked: z.int(), put: z.int() })),
  /** pieces that came out of baskets begun since, by basket and part: pressed again they do not come twice */
  joined: z.record(z.string(), z.int()),
});
/** What became of an order's parts, with the cart that holds them. */
export type RestoredBasketRow = z.infer<typeof rowSchema>;

/** One row for each order whose parts were put back, so that a second press finds the same basket. */
export const restoredBasketRows: RowFormat<RestoredBasketRow> = {
  kind: 'put-back',
  prefix: 'put-back:',
  schema: rowSchema,
  keptSeconds: cookieAges.cart,
};

/** An order, and what was chosen for it. */
export type OrderChoices = Choices & { order: Order };

type Filled = { cart: Cart; missing: RestoreBasket['missing'] };

const countIn = (cart: Cart | null, partId: string): number =>
  countPieces(visibleLines(cart?.basket.lines ?? []).filter((line) => line.partId === partId));

/** Pieces that there are by now beside those that are `held`, at most those asked for; where the stock cannot be asked, adding them tells. */
async function countLeft(
  { commerce }: Services,
  { partId, quantity }: BasketLine,
  { country, held }: { country: string; held: number },
): Promise<number> {
  const stock = await commerce.getStock(partId, country);
  return stock.ok ? Math.min(quantity, countOrderable(stock.value) - held) : quantity;
}

/** A line as far as it can be had; null where none of it can. */
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

/** All that can still be had into a cart, a new one where there is none; null where nothing can. */
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

/** The lines of an order and those of a basket begun since, one for each part. */
function joinLines(ordered: BasketLine[], begun: BasketLine[]): BasketLine[] {
  const parts = Map.groupBy([...visibleLines(ordered), ...visibleLines(begun)], ({ partId }) => partId);
  return [...parts.values()].flatMap((lines) =>
    lines.slice(0, 1).map((line) => ({ ...line, quantity: countPieces(lines) })),
  );
}

/** The draft follows what is chosen in the cart. Answers where the buyer goes on: the summary when nothing is left to be typed. */
async function keepDraft(services: Services, cart: Cart, draft: CheckoutDraft): Promise<'summary' | 'checkout'> {
  const kept = await keepDraftWith(services, cart, draft);
  const vatNumber = toVatNumberState(cart, await readTerms(services, cart.id));
  return Object.keys(checkDraft(kept, { vatNumber })).length === 0 ? 'summary' : 'checkout';
}

const countryOf = ({ draft }: OrderChoices): string => draft.shipping.country || defaultCountry;
const keyOf = ({ id }: Cart, { partId }: BasketLine): string => `${id}/${partId}`;

/** Of a basket begun since, the pieces that are not in the cart of the row yet. */
function listUnjoined({ cartId, joined }: RestoredBasketRow, begun: Cart | null): { key: string; line: BasketLine }[] {
  if (begun === null || begun.id === cartId) return [];
  const lines = joinLines([], begun.basket.lines).map((line) => ({ key: keyOf(begun, line), line }));
  return lines
    .map(({ key, line }) => ({ key, line: { ...line, quantity: line.quantity - (joined[key] ?? 0) } }))
    .filter(({ line }) => line.quantity > 0);
}

/**
 * The parts of an order that is not paid, in a new cart with address and choices of then (rule order.put-back); what is in the
 * basket that the buyer has begun since, `begun`, comes along. Stock is asked again, what cannot be had is named. The order itself stays as it is, unpaid. A cart that was begun and not finished is
 * nobody's. Refused as out-of-stock where nothing can be had.
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

type Again = {
  row: RestoredBasketRow;
  /** of the row, with lines */
  cart: Cart;
  begun: Cart | null;
  choices: OrderChoices;
  /** stores the row after each part, so that a press that breaks off does not put it in twice */
  keep: (row: RestoredBasketRow) => Promise<unknown>;
};

async function joinBegun(services: Services, again: Again): Promise<Result<{ cart: Cart; row: RestoredBasketRow }>> {
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

/** The code of a basket begun since, where the cart has none; one that is not taken any more is left out. */
async function takePromoCode({ commerce }: Services, cart: Cart, begun: Cart | null): Promise<Cart> {
  const code = begun?.id === cart.id ? null : begun?.basket.promoCode;
  if (!code || cart.basket.promoCode !== null) return cart;
  const set = await commerce.setCartFields(cart.id, [{ field: 'promoCode', value: code }]);
  return set.ok ? set.value : cart;
}

/**
 * Pressed again, it is the same basket: what has been begun elsewhere since comes into it, and the payment method that was
 * pressed is taken.
 */
export async function restoreBasketAgain(services: Services, again: Again): Promise<Result<RestoredBasketRow>> {
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

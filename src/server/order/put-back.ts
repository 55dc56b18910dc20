import * as z from 'zod';
import type { PutBack } from '#api/order.ts';
import type { Cart } from '#commerce/commerce.ts';
import { defaultCountry } from '#config/countries.ts';
import { countOrderable } from '#domain/availability/max-orderable.ts';
import type { BasketLine } from '#domain/basket/basket.ts';
import { countPieces, visibleLines } from '#domain/basket/basket-count.ts';
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import type { Failure, Result } from '#domain/failure.ts';
import { fail, succeed } from '#domain/failure.ts';
import { readTerms, toVatNumberState } from '../checkout/buyer-terms.ts';
import { type Choices, restoreChoices } from '../checkout/restore-choices.ts';
import { saveDraft } from '../checkout/stored-draft.ts';
import { cookieAges } from '../cookies.ts';
import type { Services } from '../services.ts';
import { type RowFormat, unchanged } from '../storage/row-format.ts';

const rowSchema = z.strictObject({
  cartId: z.string().min(1),
  next: z.enum(['summary', 'checkout', 'basket']),
  missing: z.array(z.strictObject({ number: z.string(), asked: z.int(), put: z.int() })),
});
/** What became of an order's parts, with the cart that holds them. */
export type PutBackRow = z.infer<typeof rowSchema>;

/** One row for each order whose parts were put back, so that a second press finds the same basket. */
export const putBackRows: RowFormat<PutBackRow> = {
  kind: 'put-back',
  prefix: 'put-back:',
  schema: rowSchema,
  upgrades: [unchanged],
  keptSeconds: cookieAges.cart,
};

type Filled = { cart: Cart; missing: PutBack['missing'] };

const isShort = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.reason === 'out-of-stock' || failure.reason === 'not-found');

/** Pieces that there are by now, at most those asked for; where the stock cannot be asked, adding them tells. */
async function countLeft({ commerce }: Services, { partId, quantity }: BasketLine, country: string): Promise<number> {
  const stock = await commerce.getStock(partId, country);
  return stock.ok ? Math.min(quantity, countOrderable(stock.value)) : quantity;
}

/** A line as far as it can be had; null where none of it can. */
async function add(
  services: Services,
  cart: Cart | null,
  { line, country }: { line: BasketLine; country: string },
): Promise<Result<{ cart: Cart; put: number } | null>> {
  const put = await countLeft(services, line, country);
  if (put < 1) return succeed(null);
  const added = await services.commerce.addToCart(cart?.id ?? null, { partId: line.partId, quantity: put, country });
  if (added.ok) return succeed({ cart: added.value, put });
  return isShort(added.failure) ? succeed(null) : added;
}

/** All that can still be had into a new cart; null where nothing can. */
async function fill(services: Services, lines: BasketLine[], country: string): Promise<Result<Filled | null>> {
  const missing: Filled['missing'] = [];
  let cart: Cart | null = null;
  for (const line of lines) {
    const added: Awaited<ReturnType<typeof add>> = await add(services, cart, { line, country });
    if (!added.ok) return added;
    const put = added.value?.put ?? 0;
    cart = added.value?.cart ?? cart;
    if (put < line.quantity) missing.push({ number: line.number, asked: line.quantity, put });
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

/**
 * The parts of an order that is not paid, in a new cart with address and choices of then (rule order.put-back); what is in the
 * basket that the buyer has begun since, `begun`, comes along. Stock is asked again, what cannot be had is named. The order itself stays as it is, unpaid. A cart that was begun and not finished is
 * nobody's. Refused as out-of-stock where nothing can be had.
 */
export async function putBack(
  services: Services,
  choices: Choices,
  begun: BasketLine[] = [],
): Promise<Result<PutBackRow>> {
  const { order, draft } = choices;
  const filled = await fill(services, joinLines(order.lines, begun), draft.shipping.country || defaultCountry);
  if (!filled.ok) return filled;
  if (filled.value === null) return fail({ kind: 'refused', operation: 'put-back', reason: 'out-of-stock' });
  const { missing } = filled.value;
  const cart = await restoreChoices(services, filled.value.cart, choices);
  const { shippingMethodId, paymentMethodId } = cart.basket;
  const restored = { ...draft, shippingMethodId: shippingMethodId ?? '', paymentMethodId: paymentMethodId ?? '' };
  await saveDraft(services, cart.id, { draft: restored });
  const vatNumber = toVatNumberState(cart, await readTerms(services, cart.id));
  const isComplete = Object.keys(checkDraft(restored, { vatNumber })).length === 0;
  const next = isComplete ? 'summary' : 'checkout';
  return succeed({ cartId: cart.id, next: missing.length > 0 ? 'basket' : next, missing });
}

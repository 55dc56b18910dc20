import { createHash } from 'node:crypto';
import type { AddressInput, Cart, CartField, Commerce } from '#commerce/commerce.ts';
import { isOutcomeUnknown, type Failure, type Result } from '#domain/failure.ts';
import { succeed } from '#domain/failure.ts';
import type { OrderTax } from '../checkout/order-tax.ts';
import type { LeasedRecord } from '../journal/journal.ts';
import type { TakenAddress } from '../journal/placing-record.ts';

/** What is to be set on the cart before it becomes an order; `fields` in the order of rule order.placing-fields. */
export type PlacingPlan = {
  shipping: AddressInput;
  billing: AddressInput | null;
  /** kept with the order that comes of it */
  tax: OrderTax;
  fields: (refs: { shipping: string; billing: string | null }) => CartField[];
};

type PrepareDependencies = { commerce: Pick<Commerce, 'createAddress' | 'setCartFields'> };

/**
 * Repeats a write whose outcome is unknown once. Only for writes where twice is as good as once: setting a field, and
 * making an address (a second one is never used by anybody).
 */
async function twice<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await write();
  return first.ok || !isOutcomeUnknown(first.failure) ? first : write();
}

const digestOf = (address: AddressInput) => createHash('sha256').update(JSON.stringify(address)).digest('base64url');

/** The reference of an address at the commerce API; one that was taken in an earlier attempt is used again. */
async function takeAddress(
  { commerce }: PrepareDependencies,
  { cartId, address, known }: { cartId: string; address: AddressInput; known: TakenAddress | null },
): Promise<Result<TakenAddress>> {
  const digest = digestOf(address);
  if (known?.digest === digest) return succeed(known);
  const made = await twice(() => commerce.createAddress(cartId, address));
  return made.ok ? succeed({ digest, ref: made.value }) : made;
}

async function takeAddresses(deps: PrepareDependencies, held: LeasedRecord, plan: PlacingPlan): Promise<Result<null>> {
  const { cartId } = held.record;
  for (const kind of ['shipping', 'billing'] as const) {
    const address = plan[kind];
    if (address === null) continue;
    const taken = await takeAddress(deps, { cartId, address, known: held.record[kind] });
    if (!taken.ok) return taken;
    await held.write({ [kind]: taken.value });
  }
  return succeed(null);
}

/** Field by field, one call each, in the order given; answers the cart as it is after the last one. */
async function setFields(
  { commerce }: PrepareDependencies,
  cartId: string,
  fields: CartField[],
): Promise<Result<Cart | null>> {
  let cart: Cart | null = null;
  for (const field of fields) {
    const set = await twice(() => commerce.setCartFields(cartId, [field]));
    if (!set.ok) return set;
    cart = set.value;
  }
  return succeed(cart);
}

/**
 * Everything before the conversion: addresses, then fields. May be done again from the start at any time; an address
 * that was made but not journalled is made once more, which harms nobody.
 */
export async function prepareCart(
  deps: PrepareDependencies,
  held: LeasedRecord,
  plan: PlacingPlan,
): Promise<Result<Cart | null, Failure>> {
  const addresses = await takeAddresses(deps, held, plan);
  if (!addresses.ok) return addresses;
  const { shipping, billing, cartId } = held.record;
  if (shipping === null) throw new Error('prepareCart: the shipping address was not journalled');
  const refs = { shipping: shipping.ref, billing: plan.billing === null ? null : (billing?.ref ?? null) };
  return setFields(deps, cartId, plan.fields(refs));
}

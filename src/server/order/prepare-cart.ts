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
  /** stored with the order */
  tax: OrderTax;
  fields: (refs: { shipping: string; billing: string | null }) => CartField[];
};

type PrepareDependencies = { commerce: Pick<Commerce, 'createAddress' | 'setCartFields'> };

/**
 * Repeats a write whose outcome is unknown, once. Only for writes that do no harm when they happen twice: setting a field, and making an
 * address (the first one is then never used).
 */
async function withOneRepeat<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await write();
  return first.ok || !isOutcomeUnknown(first.failure) ? first : write();
}

const digestOf = (address: AddressInput) => createHash('sha256').update(JSON.stringify(address)).digest('base64url');

/** The commerce API's reference of an address; where an earlier attempt has made the same address, its reference. */
async function takeAddress(
  { commerce }: PrepareDependencies,
  { cartId, address, known }: { cartId: string; address: AddressInput; known: TakenAddress | null },
): Promise<Result<TakenAddress>> {
  const digest = digestOf(address);
  if (known?.digest === digest) return succeed(known);
  const made = await withOneRepeat(() => commerce.createAddress(cartId, address));
  return made.ok ? succeed({ digest, ref: made.value }) : made;
}

async function takeAddresses(
  deps: PrepareDependencies,
  leased: LeasedRecord,
  plan: PlacingPlan,
): Promise<Result<null>> {
  const { cartId } = leased.record;
  for (const kind of ['shipping', 'billing'] as const) {
    const address = plan[kind];
    if (address === null) continue;
    const taken = await takeAddress(deps, { cartId, address, known: leased.record[kind] });
    if (!taken.ok) return taken;
    await leased.write({ [kind]: taken.value });
  }
  return succeed(null);
}

/** Sets the fields in the order given, one call each; the cart as it is after the last one. */
async function setFields(
  { commerce }: PrepareDependencies,
  cartId: string,
  fields: CartField[],
): Promise<Result<Cart | null>> {
  let cart: Cart | null = null;
  for (const field of fields) {
    const set = await withOneRepeat(() => commerce.setCartFields(cartId, [field]));
    if (!set.ok) return set;
    cart = set.value;
  }
  return succeed(cart);
}

/**
 * All that is set on the cart before createOrder: addresses, then fields. Can be repeated from the start at any time; an address that
 * was made but not journalled is made once more, which does no harm.
 */
export async function prepareCart(
  deps: PrepareDependencies,
  leased: LeasedRecord,
  plan: PlacingPlan,
): Promise<Result<Cart | null, Failure>> {
  const addresses = await takeAddresses(deps, leased, plan);
  if (!addresses.ok) return addresses;
  const { shipping, billing, cartId } = leased.record;
  if (shipping === null) throw new Error('prepareCart: the shipping address was not journalled');
  const refs = { shipping: shipping.ref, billing: plan.billing === null ? null : (billing?.ref ?? null) };
  return setFields(deps, cartId, plan.fields(refs));
}

import type { Cart, CartField, Commerce } from '#commerce/commerce.ts';
import type { TypedNumber } from '#domain/checkout/draft-number.ts';
import { fail, type Failure, isRefusedAs, type Result } from '#domain/failure.ts';
import { writePostcode } from '#domain/postcode-spelling.ts';
import { isEuNumber } from '#domain/tax/vat-number.ts';
import { failureFacts, type Log } from '../log.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import { type BuyerTerms, readTerms, saveTerms, taxOf, taxOfOpening } from './buyer-terms.ts';

type TaxedCart = Pick<Cart, 'basket' | 'postcode'>;
type Dependencies = RowDependencies & { commerce: Pick<Commerce, 'getCart' | 'setCartFields'> };

const isCheckDown = (failure: Failure) => isRefusedAs(failure, 'vat-service-down');

/** What the change makes of the basket, as far as tax looks at it. */
const after = ({ basket, postcode }: Cart, change: Partial<Cart['basket']>): TaxedCart => ({
  postcode,
  basket: { ...basket, ...change },
});

const taxField = (cart: TaxedCart, terms: BuyerTerms): CartField => ({
  field: 'tax',
  value: taxOf(cart, terms).setting,
});

/** The tax that holds as long as no VAT number is known to be valid: never less than what may be due. */
const cautiousTax = (cart: Cart, terms: BuyerTerms): CartField =>
  taxField(after(cart, { vatNumberValid: null }), { ...terms, vatNumber: null, isUnchecked: false });

/** Sets the tax that fits the number on the cart; without a valid one the cautious tax stands already. */
async function applyTax({ commerce }: Dependencies, cart: Cart, terms: BuyerTerms): Promise<Result<Cart>> {
  const tax = taxField(cart, terms);
  const isCautious = tax.value === cautiousTax(cart, terms).value;
  return isCautious ? { ok: true, value: cart } : commerce.setCartFields(cart.id, [tax]);
}

/** Sends a number to be checked. The check being down is an outcome, not a failure (rule vat-number.outcomes). */
async function sendNumber(
  deps: Dependencies,
  cart: Cart,
  { terms, number }: { terms: BuyerTerms; number: TypedNumber },
): Promise<Result<Cart>> {
  const { commerce } = deps;
  const sent = await commerce.setCartFields(cart.id, [{ field: 'vatNumber', value: number }]);
  if (!sent.ok && !isCheckDown(sent.failure)) return sent;
  const checked = { ...terms, isUnchecked: !sent.ok };
  await saveTerms(deps, cart.id, checked);
  return sent.ok ? applyTax(deps, sent.value, checked) : commerce.getCart(cart.id);
}

/**
 * Checks a VAT number in the register of its country and sets the tax by the outcome; null takes the number off. The
 * cautious tax is set first, so that at no moment VAT is off without a valid number. A number of a country outside the EU is
 * kept and nobody is asked.
 */
export async function setVatNumber(deps: Dependencies, cart: Cart, number: TypedNumber | null): Promise<Result<Cart>> {
  const before = await readTerms(deps, cart.id);
  const cleared = await deps.commerce.setCartFields(cart.id, [
    cautiousTax(cart, before),
    { field: 'vatNumber', value: null },
  ]);
  if (!cleared.ok) return cleared;
  const { country: vatCountry, number: vatNumber } = number ?? { country: null, number: null };
  const terms = { ...before, vatNumber, vatCountry, isUnchecked: false };
  await saveTerms(deps, cart.id, terms);
  return number && isEuNumber(number.country) ? sendNumber(deps, cleared.value, { terms, number }) : cleared;
}

/**
 * Company or private buyer (rules vat-number.companies-only and checkout.method-cleared): takes the VAT number off,
 * clears the shipping method, sets the tax.
 */
export async function setCompany(deps: Dependencies, cart: Cart, isCompany: boolean): Promise<Result<Cart>> {
  const before = await readTerms(deps, cart.id);
  const changed = await deps.commerce.setCartFields(cart.id, [
    cautiousTax(cart, before),
    { field: 'vatNumber', value: null },
    { field: 'shippingMethod', value: null },
  ]);
  const { postcode } = before;
  if (changed.ok)
    await saveTerms(deps, cart.id, { isCompany, vatNumber: null, vatCountry: null, isUnchecked: false, postcode });
  return changed;
}

/**
 * Delivery country (rules tax.server-decides and checkout.method-cleared): sets country and tax and clears the shipping
 * method, in one call. The VAT number stays: it has a country of its own. The postcode was one of the country before.
 */
export async function setShippingCountry(deps: Dependencies, cart: Cart, country: string): Promise<Result<Cart>> {
  const before = await readTerms(deps, cart.id);
  const isSame = country === cart.basket.shippingCountry;
  const hasPostcode = cart.postcode !== null || before.postcode !== null;
  const terms = isSame ? before : { ...before, postcode: null };
  // first what is known: a postcode of another country must never take VAT off
  if (!isSame) await saveTerms(deps, cart.id, terms);
  return deps.commerce.setCartFields(cart.id, [
    { field: 'shippingCountry', value: country },
    { field: 'shippingMethod', value: null },
    ...(isSame || !hasPostcode ? [] : [{ field: 'postcode', value: null } as const]),
    taxField({ ...after(cart, { shippingCountry: country }), ...(isSame ? {} : { postcode: null }) }, terms),
  ]);
}

/**
 * Postcode of the delivery, sent alone, without what stands around it (rule postcode.spelling):
 * clears the shipping method and sets the tax, because some places have one of their own (rule tax.places).
 */
export async function setPostcode(deps: Dependencies, cart: Cart, typed: string): Promise<Result<Cart>> {
  const postcode = writePostcode(cart.basket.shippingCountry ?? '', typed);
  const terms = { ...(await readTerms(deps, cart.id)), postcode };
  const changed = await deps.commerce.setCartFields(cart.id, [
    { field: 'postcode', value: postcode },
    { field: 'shippingMethod', value: null },
    taxField({ ...cart, postcode }, terms),
  ]);
  if (changed.ok) await saveTerms(deps, cart.id, terms);
  return changed;
}

/**
 * The cart with the tax that is decided for it: where it charges VAT although none is due, or none although it is due (a call was
 * lost, the commerce API fell back), it is set once more. Amounts tell whether VAT is charged and not why it is not: reverse charge
 * and export cost the same, so a setting without VAT is set in any case.
 */
export async function correctTax(deps: Dependencies, cart: Cart): Promise<Result<Cart>> {
  const tax = taxField(cart, await readTerms(deps, cart.id));
  const { total, tax: charged } = cart.basket.totals;
  const isRight = total.amount === 0 || (tax.value === 'standard' && charged.amount > 0);
  return isRight ? { ok: true, value: cart } : deps.commerce.setCartFields(cart.id, [tax]);
}

const notKept: Failure = { kind: 'status', operation: 'open-for-country', status: 500 };

/**
 * A new cart goes to the country that it was opened for at once where VAT is not simply charged: it then says of VAT what the part
 * was shown with (rule price.as-in-basket). Elsewhere the checkout sets the country. The part is in the cart by now, so a
 * failure is only logged: the cart then charges VAT until the checkout, and says so.
 */
export async function openForCountry(deps: Dependencies & { log: Log }, cart: Cart, country: string): Promise<Cart> {
  if (taxOfOpening(country).reason === 'private-buyer') return cart;
  const sent = await setShippingCountry(deps, cart, country).catch((): Result<Cart> => fail(notKept));
  if (sent.ok) return sent.value;
  deps.log.warn('cart-not-opened-for-country', failureFacts(sent.failure));
  return cart;
}

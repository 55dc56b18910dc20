import type { Cart, CartField, Commerce } from '#commerce/commerce.ts';
import { normaliseVatNumber } from '#domain/checkout/vat-number.ts';
import type { Failure, Result } from '#domain/failure.ts';
import { decideTax } from '#domain/price/tax-rule.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import { type BuyerTerms, readTerms, saveTerms, toVatNumberState } from './buyer-terms.ts';

type Dependencies = RowDependencies & { commerce: Pick<Commerce, 'getCart' | 'setCartFields'> };

const isCheckDown = (failure: Failure) => failure.kind === 'refused' && failure.reason === 'vat-service-down';

/** The tax that holds as long as no VAT number is known to be valid: never less than what may be due. */
const cautiousTax = (country: string | null): CartField => ({
  field: 'tax',
  value: decideTax({ country, isCompany: false, vatNumber: null }),
});

/** Sets the tax that fits the number on the cart; without a valid one the cautious tax stands already. */
async function applyTax({ commerce }: Dependencies, cart: Cart, terms: BuyerTerms): Promise<Result<Cart>> {
  const buyer = {
    country: cart.basket.shippingCountry,
    isCompany: terms.isCompany,
    vatNumber: toVatNumberState(cart, terms),
  };
  const tax = decideTax(buyer);
  const isCautious = tax === cautiousTax(buyer.country).value;
  return isCautious ? { ok: true, value: cart } : commerce.setCartFields(cart.id, [{ field: 'tax', value: tax }]);
}

/** Sends a number to be checked. The check being down is an outcome, not a failure (rule vat-number.three-outcomes). */
async function sendNumber(
  deps: Dependencies,
  cart: Cart,
  country: string,
  terms: BuyerTerms & { vatNumber: string },
): Promise<Result<Cart>> {
  const { commerce } = deps;
  const sent = await commerce.setCartFields(cart.id, [
    { field: 'vatNumber', value: { country, number: terms.vatNumber } },
  ]);
  if (!sent.ok && !isCheckDown(sent.failure)) return sent;
  const checked = { ...terms, isUnchecked: !sent.ok };
  await saveTerms(deps, cart.id, checked);
  return sent.ok ? applyTax(deps, sent.value, checked) : commerce.getCart(cart.id);
}

/**
 * Checks a VAT number for the cart's delivery country and sets the tax by the outcome; null takes the number off. The
 * cautious tax is set first, so that at no moment VAT is off without a valid number.
 */
export async function setVatNumber(deps: Dependencies, cart: Cart, number: string | null): Promise<Result<Cart>> {
  const { commerce } = deps;
  const country = cart.basket.shippingCountry;
  const before = await readTerms(deps, cart.id);
  const cleared = await commerce.setCartFields(cart.id, [cautiousTax(country), { field: 'vatNumber', value: null }]);
  if (!cleared.ok) return cleared;
  const terms = { ...before, vatNumber: number, isUnchecked: false };
  await saveTerms(deps, cart.id, terms);
  if (number === null || country === null) return cleared;
  return sendNumber(deps, cleared.value, country, { ...terms, vatNumber: number });
}

/**
 * Company or private buyer (rules vat-number.companies-only and checkout.method-cleared): takes the VAT number off,
 * clears the shipping method, sets the tax.
 */
export async function setCompany(deps: Dependencies, cart: Cart, isCompany: boolean): Promise<Result<Cart>> {
  const changed = await deps.commerce.setCartFields(cart.id, [
    cautiousTax(cart.basket.shippingCountry),
    { field: 'vatNumber', value: null },
    { field: 'shippingMethod', value: null },
  ]);
  if (changed.ok) await saveTerms(deps, cart.id, { isCompany, vatNumber: null, isUnchecked: false });
  return changed;
}

/**
 * Delivery country (rules tax.server-decides and checkout.method-cleared): sets country and tax and clears the shipping
 * method, in one call; a VAT number is checked again, because it belongs to a country.
 */
export async function setShippingCountry(deps: Dependencies, cart: Cart, country: string): Promise<Result<Cart>> {
  const terms = await readTerms(deps, cart.id);
  const changed = await deps.commerce.setCartFields(cart.id, [
    ...(terms.vatNumber === null ? [] : [{ field: 'vatNumber' as const, value: null }]),
    { field: 'shippingCountry', value: country },
    { field: 'shippingMethod', value: null },
    cautiousTax(country),
  ]);
  const mayStay = terms.vatNumber !== null && 'number' in normaliseVatNumber(country, terms.vatNumber);
  return changed.ok && mayStay ? setVatNumber(deps, changed.value, terms.vatNumber) : changed;
}

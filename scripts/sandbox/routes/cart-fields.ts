import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { StoredCart } from '../store/carts.ts';
import type { Store } from '../store/store.ts';
import { currencies } from '../trade/amounts.ts';
import { findCountry } from '../trade/countries.ts';
import { listPaymentMethods } from '../trade/payment-methods.ts';
import { readPromoCode } from '../trade/promo-codes.ts';
import { listShippingMethods } from '../trade/shipping.ts';
import { findTaxFault, isTaxFit, taxSettings } from '../trade/tax.ts';
import { checkVatNumber } from '../trade/vat-numbers.ts';
import { parse } from './operation.ts';

type CartChange = Partial<StoredCart>;
type FieldRule = (store: Store, cart: StoredCart, value: unknown) => CartChange;

/** One rule for each field: what a value must be, and what it changes. */
const rules: Record<string, FieldRule> = {
  promocode: rule(z.string().max(40), (_store, _cart, text) => ({
    promoCode: text.trim() === '' ? null : knownPromoCode(text),
  })),
  taxnumber: rule(z.string().max(40), (_store, cart, text) => withFitTax(cart, toTaxNumber(text))),
  currency: rule(z.enum(currencies), (_store, _cart, currency) => ({ currency })),
  paymentmethod: rule(z.string(), (_store, cart, id) => ({
    paymentMethod: offered(listPaymentMethods(cart.shipCountry), id, 'paymentmethod'),
  })),
  shippingmethod: rule(z.string(), (_store, cart, id) => ({
    shippingMethod: id === '' ? null : offered(listShippingMethods(cart.shipCountry), id, 'shippingmethod'),
  })),
  billcountry: rule(z.string(), (_store, _cart, code) => ({ billCountry: knownCountry(code) })),
  shipcountry: rule(z.string(), (_store, cart, code) => moveTo(cart, knownCountry(code))),
  shipzip: rule(z.string().trim().max(20), (_store, cart, zip) =>
    withFitTax(cart, { shipZip: zip === '' ? null : zip }),
  ),
  tax: rule(z.enum(taxSettings), (_store, cart, tax) => {
    const fault = findTaxFault(tax, cart);
    if (fault === null) return { tax };
    throw new Refusal(422, 'invalid_tax', `${tax} is refused: ${fault}.`);
  }),
  reqpayment: rule(z.literal(true), () => ({
    shippingAddress: null,
    billingAddress: null,
    comment: null,
    shipEmail: null,
  })),
  sendtogether: rule(z.literal(true), () => ({})),
  shippingaddress: rule(z.string(), (store, cart, ref) => ({ shippingAddress: shippingAddressOf(store, cart, ref) })),
  billingaddress: rule(z.string(), (store, cart, ref) => ({ billingAddress: addressOf(store, cart, ref).ref })),
  comment: rule(z.string().max(1000), (_store, _cart, comment) => ({ comment })),
  shipemail: rule(z.email().max(254), (_store, _cart, shipEmail) => ({ shipEmail })),
};

/** The fields that make up the placing of an order, in the order they must be set (rule order.placing-fields). */
export const placingFields = [
  'reqpayment',
  'sendtogether',
  'shippingaddress',
  'billingaddress',
  'comment',
  'shipemail',
  'paymentmethod',
] as const;

/**
 * The cart with one field set; 422 for an unknown field or a value that does not fit. `reqpayment` begins a placing:
 * addresses, comment and e-mail of an earlier one that came to nothing are forgotten.
 */
export function setCartField(store: Store, cart: StoredCart, field: string, value: unknown): StoredCart {
  const set = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (!set) throw new Refusal(422, 'invalid_field', `A cart has no field ${field} that can be set so.`);
  return { ...cart, ...set(store, cart, value), placing: notePlacing(cart.placing, field) };
}

function rule<T>(schema: z.ZodType<T>, change: (store: Store, cart: StoredCart, value: T) => CartChange): FieldRule {
  return (store, cart, value) => change(store, cart, parse(schema, value, 'invalid_field'));
}

function notePlacing(sofar: string[], field: string): string[] {
  if (field === 'reqpayment') return [field];
  return placingFields.some((name) => name === field) ? [...sofar, field] : sofar;
}

/** A new country takes the shipping method off, and whatever else does not fit it: the payment method, the tax setting. */
function moveTo(cart: StoredCart, shipCountry: string): CartChange {
  const pays = listPaymentMethods(shipCountry).some(({ _id }) => _id === cart.paymentMethod);
  return {
    ...withFitTax(cart, { shipCountry }),
    shippingMethod: null,
    paymentMethod: pays ? cart.paymentMethod : null,
  };
}

/** A tax setting that the change leaves without ground falls back to standard. */
function withFitTax(cart: StoredCart, change: CartChange): CartChange {
  return isTaxFit(cart.tax, { ...cart, ...change }) ? change : { ...change, tax: 'standard' };
}

function toTaxNumber(text: string): CartChange {
  const taxNumber = text.trim();
  if (taxNumber === '') return { taxNumber: null, taxNumberValid: null };
  const answer = checkVatNumber(taxNumber);
  return { taxNumber, taxNumberValid: answer === 'unavailable' ? null : answer === 'valid' };
}

function knownPromoCode(text: string): string {
  const read = readPromoCode(text);
  if (read === 'expired') throw new Refusal(422, 'expired_promocode', 'This promo code has expired.');
  if (read === 'unknown') throw new Refusal(422, 'invalid_promocode', 'This promo code is not valid.');
  return read.code;
}

function knownCountry(code: string): string {
  if (findCountry(code)) return code;
  throw new Refusal(422, 'invalid_field', `Nothing is sent to a country ${code}.`);
}

function offered(methods: { _id: string }[], id: string, field: string): string {
  if (methods.some(({ _id }) => _id === id)) return id;
  throw new Refusal(422, 'invalid_field', `${field} is none of those offered for the country of the cart.`);
}

function addressOf(store: Store, cart: StoredCart, ref: string) {
  const address = store.addresses.byRef(ref);
  if (address?.cartId === cart.id) return address;
  throw new Refusal(422, 'invalid_field', 'The cart has no such address.');
}

function shippingAddressOf(store: Store, cart: StoredCart, ref: string): string {
  const { addressee, phone, country } = addressOf(store, cart, ref);
  if (addressee === '' || phone === '')
    throw new Refusal(422, 'invalid_field', 'A shipping address needs an addressee and a phone number.');
  if (country !== cart.shipCountry)
    throw new Refusal(
      422,
      'invalid_field',
      `The address is in ${country}, the cart goes to ${cart.shipCountry ?? 'no country yet'}.`,
    );
  return ref;
}

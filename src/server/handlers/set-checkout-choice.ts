import type * as z from 'zod/mini';
import {
  companyRequestSchema,
  countryRequestSchema,
  currencyRequestSchema,
  methodRequestSchema,
  postcodeRequestSchema,
  vatNumberRequestSchema,
} from '#api/checkout.ts';
import type { Cart } from '#commerce/commerce.ts';
import { countries } from '#config/countries.ts';
import { isPostcodeSufficient } from '#domain/checkout/postcode.ts';
import type { Result } from '#domain/failure.ts';
import { normaliseVatNumber, numberCountries } from '#domain/tax/vat-number.ts';
import {
  setCompany as applyCompany,
  setPostcode as applyPostcode,
  setShippingCountry as applyCountry,
  setVatNumber as applyVatNumber,
} from '../checkout/set-tax.ts';
import type { Services } from '../services.ts';
import { answerProblem, type Handler, readBody } from './answer.ts';
import { changeCart } from './cart-access.ts';

type Change<T> = (services: Services, cart: Cart, body: T) => Promise<Result<Cart> | Response>;

/**
 * An endpoint for one intent: strict body, the cart as it is, one change; answers the whole basket
 * (rule checkout.one-intent-one-endpoint).
 */
const onCart =
  <T>(schema: z.ZodMiniType<T>, change: Change<T>): Handler =>
  async (services, request) => {
    const body = await readBody(services, request, schema);
    if (!body.ok) return body.failure;
    return changeCart(services, request, async (cartId) => {
      const cart = await services.commerce.getCart(cartId);
      if (!cart.ok) return cart;
      if (cart.value.orderId !== null)
        return { ok: false, failure: { kind: 'refused', operation: 'getCart', reason: 'cart-closed' } };
      return change(services, cart.value, body.value);
    });
  };

const isOffered = (code: string) => countries.some((country) => country.code === code);
const refuse = (services: Services) => answerProblem(services, 422, 'invalid-request');

/** PUT /api/checkout/shipping-country: country and tax, no shipping method any more. */
export const setShippingCountry = onCart(countryRequestSchema, async (services, cart, { country }) =>
  isOffered(country) ? applyCountry(services, cart, country) : refuse(services),
);

/** PUT /api/checkout/billing-country */
export const setBillingCountry = onCart(countryRequestSchema, async (services, { id }, { country }) =>
  isOffered(country)
    ? services.commerce.setCartFields(id, [{ field: 'billingCountry', value: country }])
    : refuse(services),
);

/**
 * PUT /api/checkout/postcode: only one that is whole for its country, or that tells the tax (rules postcode.complete and
 * postcode.prices-shipping); clears the shipping method and sets the tax.
 */
export const setPostcode = onCart(postcodeRequestSchema, async (services, cart, { postcode }) =>
  isPostcodeSufficient(cart.basket.shippingCountry ?? '', postcode)
    ? applyPostcode(services, cart, postcode)
    : refuse(services),
);

/** PUT /api/checkout/shipping-method: one of those that the basket offers. */
export const setShippingMethod = onCart(methodRequestSchema, async (services, cart, { id }) =>
  cart.basket.shippingMethods.some((method) => method.id === id)
    ? services.commerce.setCartFields(cart.id, [{ field: 'shippingMethod', value: id }])
    : refuse(services),
);

/** PUT /api/checkout/payment-method: one of those that the basket offers. */
export const setPaymentMethod = onCart(methodRequestSchema, async (services, cart, { id }) =>
  cart.basket.paymentMethods.some((method) => method.id === id)
    ? services.commerce.setCartFields(cart.id, [{ field: 'paymentMethod', value: id }])
    : refuse(services),
);

/** PUT /api/checkout/company */
export const setCompany = onCart(companyRequestSchema, (services, cart, { isCompany }) =>
  applyCompany(services, cart, isCompany),
);

const hasNumbers = (code: string) => numberCountries.some((country) => country.code === code);

/**
 * PUT /api/checkout/vat-number: empty takes it off; 422 invalid-vat-number with the field's text when it cannot be one; the country that it names
 * counts, as on the page (rule vat-number.other-country). What came of the check is told by the basket.
 */
export const setVatNumber = onCart(vatNumberRequestSchema, async (services, cart, body) => {
  if (body.vatNumber.trim() === '') return applyVatNumber(services, cart, null);
  const { country = '' } = body;
  if (!hasNumbers(country)) return refuse(services);
  const typed = normaliseVatNumber(country, body.vatNumber);
  if ('error' in typed)
    return answerProblem(services, 422, 'invalid-vat-number', { fields: { vatNumber: typed.error } });
  return applyVatNumber(services, cart, { country: typed.country ?? country, number: typed.number });
});

/** PUT /api/checkout/currency */
export const setCurrency = onCart(currencyRequestSchema, (services, { id }, { currency }) =>
  services.commerce.setCartFields(id, [{ field: 'currency', value: currency }]),
);

import * as z from 'zod/mini';
import { checkoutLengths } from '#config/checkout-lengths.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { basketAnswerSchema, currencyPath } from './basket.ts';
import { browserNameSchema, countryCodeSchema, currencySchema, opaqueIdSchema } from './field-schemas.ts';

/**
 * Checkout endpoints: one per intent; no field of the commerce API is named by the browser
 * (rule checkout.one-intent-one-endpoint). Every PUT answers with the basket as it then is, except the draft.
 */
export const checkoutPaths = {
  /** GET `checkoutAnswerSchema` */
  checkout: '/api/checkout',
  /**
   * PUT `draftSaveSchema`: what was typed, unchecked, kept on the server for a day. Answers 204, or `keptDraftSchema` where a
   * save of this number or a later one is there already: nothing was kept then
   */
  draft: '/api/checkout/draft',
  /** PUT {country}: sets country and tax, clears the shipping method */
  shippingCountry: '/api/checkout/shipping-country',
  /** PUT {country} */
  billingCountry: '/api/checkout/billing-country',
  /** PUT {postcode}: sets the postcode, clears the shipping method */
  postcode: '/api/checkout/postcode',
  /** PUT {id} */
  shippingMethod: '/api/checkout/shipping-method',
  /** PUT {id} */
  paymentMethod: '/api/checkout/payment-method',
  /** PUT {isCompany}: clears VAT number and shipping method, sets tax */
  company: '/api/checkout/company',
  /** PUT {vatNumber, country}: an empty number takes it off; `country` is that of the number, chosen beside it */
  vatNumber: '/api/checkout/vat-number',
  /** PUT {currency} */
  currency: currencyPath,
};

const line = (max: number) => z.string().check(z.maxLength(max));
const field = (name: keyof typeof checkoutLengths) => line(checkoutLengths[name]);
/** A field that the shop is told of; the draft is kept as it is typed, and cleaned when it is read (`cleanDraft`). */
const code = (name: keyof typeof checkoutLengths) => field(name).check(z.overwrite(cleanCode));

const shippingSchema = z.strictObject({
  firstName: field('firstName'),
  lastName: field('lastName'),
  company: field('company'),
  phone: field('phone'),
  address: field('address'),
  address2: field('address2'),
  city: field('city'),
  postcode: field('postcode'),
  country: line(2),
});
const billingSchema = z.strictObject({
  name: field('name'),
  address: field('address'),
  address2: field('address2'),
  city: field('city'),
  postcode: field('postcode'),
  country: line(2),
});

export const checkoutDraftSchema = z.strictObject({
  email: field('email'),
  repeatEmail: field('repeatEmail'),
  isCompany: z.boolean(),
  vatNumber: field('vatNumber'),
  vatCountry: line(2),
  reference: field('reference'),
  shipping: shippingSchema,
  showBilling: z.boolean(),
  billing: billingSchema,
  shippingMethodId: line(64),
  paymentMethodId: line(64),
  termsAccepted: z.boolean(),
});

/**
 * `saveNumber`: one above that of the save that the page knows of. What was typed before comes after (a request that was slow), and
 * is told by it; one without a number is the newest. `holder`: the browser's own name for itself, by which it is known where the answer
 * that made it the holder of the basket was lost (rule privacy.cart-holder).
 */
export const draftSaveSchema = z.extend(checkoutDraftSchema, {
  saveNumber: z.optional(z.int().check(z.positive())),
  holder: z.optional(browserNameSchema),
});
export const keptDraftSchema = z.strictObject({ draft: checkoutDraftSchema, saveNumber: z.int() });

export const countryRequestSchema = z.strictObject({ country: countryCodeSchema });
export const postcodeRequestSchema = z.strictObject({ postcode: code('postcode') });
export const methodRequestSchema = z.strictObject({ id: opaqueIdSchema });
export const companyRequestSchema = z.strictObject({ isCompany: z.boolean() });
/** `country` of the register; left out only with an empty number, which takes it off */
export const vatNumberRequestSchema = z.strictObject({
  vatNumber: code('vatNumber'),
  country: z.optional(countryCodeSchema),
});
export const currencyRequestSchema = z.strictObject({ currency: currencySchema });

export const checkoutAnswerSchema = z.strictObject({
  basket: basketAnswerSchema,
  draft: checkoutDraftSchema,
  /** of the save that `draft` is; 0 before the first */
  saveNumber: z.int(),
  /** country guessed for this visitor, or null */
  visitorCountry: z.nullable(countryCodeSchema),
  /** the company box as the shop has accepted it: what the tax goes by, apart from what is typed */
  isCompany: z.boolean(),
  /** the VAT number as the shop has taken it, and the postcode; they may lag behind what is typed */
  takenVatNumber: z.nullable(z.strictObject({ country: z.string(), number: z.string() })),
  takenPostcode: z.nullable(z.string()),
  /** what copies of the draft are encrypted with in the browser; the same for the same basket */
  copyKey: z.optional(z.string()),
  /** the order that this visitor may see, told when there is no basket (rule checkout.earlier-order) */
  earlierOrderId: z.optional(opaqueIdSchema),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

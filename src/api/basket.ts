import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { taxReasons, vatNumberStates } from '#domain/tax/tax.ts';
import * as z from 'zod/mini';
import { basketDeliverySchema, linePromiseSchema, methodDeliverySchema, promisedSchema } from './delivery.ts';
import {
  browserNameSchema,
  currencySchema,
  engineKeySchema,
  moneySchema,
  opaqueIdSchema,
  quantitySchema,
  slugSchema,
} from './field-schemas.ts';

/** Basket endpoints. All answer with the whole basket, so that a late answer can be dropped by its `version`. */
export const basketPaths = {
  /**
   * GET; an answer with `lines: []` when there is no basket. POST `openedSchema`: the same; where the browser holds none, the one that
   * it has opened under this name
   */
  basket: '/api/basket',
  /** POST `addLineSchema` */
  lines: '/api/basket/lines',
  /** PUT `changeLineSchema`, DELETE without body */
  line: (lineId: string) => `/api/basket/lines/${lineId}`,
  /** PUT `promoCodeSchema`; an empty code takes it off */
  promoCode: '/api/basket/promo-code',
};

/** PUT {currency}: the order currency, which basket and drawer can set back */
export const currencyPath = '/api/checkout/currency';

/** `opening`: the browser's own name for a basket that it does not have yet; without meaning where it has one */
export const openedSchema = z.strictObject({ opening: browserNameSchema });
export const addLineSchema = z.strictObject({
  part: slugSchema,
  quantity: quantitySchema,
  /** the line's name begins with it from then on, where the part is listed for it; left out, it stays as it is */
  engine: z.optional(engineKeySchema),
  opening: z.optional(browserNameSchema),
});
/** A line that is above what one may hold is lowered step by step, so how many are too many depends on the line (rule basket.most-quantity). */
export const changeLineSchema = z.strictObject({ quantity: z.int().check(z.minimum(1)) });
export const promoCodeSchema = z.strictObject({
  code: z.string().check(z.overwrite(cleanCode), z.trim(), z.maxLength(limits.promoCodeMax)),
});

export const basketLineSchema = z.strictObject({
  id: opaqueIdSchema,
  slug: z.string(),
  number: z.string(),
  name: z.string(),
  /** the engine that it was put in for, where that is known */
  engine: z.optional(engineKeySchema),
  /** "" for items without size */
  size: z.string(),
  quantity: z.int(),
  gross: moneySchema,
  /** without VAT; left out where nothing exact can be told (rule price.net-sums) */
  net: z.optional(moneySchema),
  discountRate: z.number(),
  isKitComponent: z.boolean(),
  /** address of a small picture of ours, or null */
  photo: z.nullable(z.string()),
  /** largest quantity this line may have; null where the stock could not be asked */
  max: z.nullable(z.int()),
  /** when the line would be at the door if it were sent alone; of a basket's visible lines only */
  delivery: z.optional(linePromiseSchema),
});

const netSumsSchema = z.strictObject({
  items: moneySchema,
  shipping: moneySchema,
  rounding: moneySchema,
  /** per cent */
  rate: z.nullable(z.number()),
});

export const totalsSchema = z.strictObject({
  items: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  total: moneySchema,
  /** what was taken off; null where the commerce API does not tell it */
  discount: z.nullable(moneySchema),
  /** how the lines' `net` come to the total; left out where no VAT is charged or nothing exact can be told */
  net: z.optional(netSumsSchema),
});

const shippingMethodSchema = z.strictObject({
  id: opaqueIdSchema,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  gross: moneySchema,
  /** as a line's */
  net: z.optional(moneySchema),
  /** when this basket would be there by this method */
  delivery: z.optional(methodDeliverySchema),
});
export const paymentMethodSchema = z.strictObject({
  id: opaqueIdSchema,
  name: z.string(),
  title: z.string(),
  description: z.string(),
});

export const basketAnswerSchema = z.strictObject({
  currency: currencySchema,
  lines: z.array(basketLineSchema),
  /** kit component lines not counted; the badge */
  quantity: z.int(),
  promoCode: z.nullable(z.string()),
  hasBackorder: z.boolean(),
  shippingCountry: z.nullable(z.string()),
  shippingMethodId: z.nullable(z.string()),
  paymentMethodId: z.nullable(z.string()),
  shippingMethods: z.array(shippingMethodSchema),
  paymentMethods: z.array(paymentMethodSchema),
  totals: totalsSchema,
  /** left out where there is nothing to send */
  delivery: z.optional(basketDeliverySchema),
  /** unpaid orders whose parts were put back into it; `before`: what was promised with one, where the basket comes later */
  putBack: z.optional(
    z.array(z.strictObject({ id: opaqueIdSchema, number: z.nullable(z.string()), before: z.nullable(promisedSchema) })),
  ),
  /** without a basket: the visitor had one, and it has expired (rule basket.expired) */
  isExpired: z.optional(z.literal(true)),
  /** without a basket: the order placed before, where it waits for its payment */
  waitingOrder: z.optional(
    z.strictObject({ id: opaqueIdSchema, number: z.string(), total: moneySchema, tax: moneySchema }),
  ),
  /** null: no number on the basket; else what is known of it (rule vat-number.outcomes) */
  vatNumber: z.nullable(z.enum(vatNumberStates)),
  /** what was decided for this basket, and why (rule tax.settings) */
  tax: z.strictObject({ setting: z.enum(['standard', 'reverse-charge', 'export']), reason: z.enum(taxReasons) }),
});
export type BasketAnswer = z.infer<typeof basketAnswerSchema>;
export type BasketLineAnswer = z.infer<typeof basketLineSchema>;

import * as z from 'zod/mini';
import { orderStates } from '#domain/order/order.ts';
import { paymentFaultKinds } from '#domain/payment/payment-fault.ts';
import { attempts } from '#domain/payment/payment-record.ts';
import { taxNotes, taxReasons, vatNumberStates } from '#domain/tax/tax.ts';
import { basketLineSchema, paymentMethodSchema, totalsSchema } from './basket.ts';
import { checkoutDraftSchema } from './checkout.ts';
import { orderDeliverySchema, promisedSchema } from './delivery.ts';
import { mailedLinkSchema, moneySchema, opaqueIdSchema } from './field-schemas.ts';

export const orderPaths = {
  /** POST `placeOrderSchema` → 201 `placedSchema`; 403 proof-needed | proof-refused; 429 with `retryAfter`; 409 total-changed | details-changed | delivery-changed | earlier-order | order-pending, earlier-unpaid with `order` where it is the visitor's, ordered-otherwise with `order` and what differs in `fields`; 422 invalid-draft with fields */
  place: '/api/order',
  /**
   * GET `orderAnswerSchema`: everything for the buyer; for anybody else its number and how it stands. POST `openOrderLinkSchema`: the
   * same for who has the link of its mail
   */
  order: (id: string) => `/api/order/${id}`,
  /** POST `openPaymentSchema`: answers `paymentWidgetsSchema`; 403 not-your-order, 409 not-payable | payment-under-way | order-replaced | earlier-paid | amount-mismatch */
  payment: (id: string) => `/api/order/${id}/payment`,
  /** POST `keepProviderOrderSchema`: answers `keptProviderOrderSchema`; 409 not-payable | order-replaced */
  providerOrder: (id: string) => `/api/order/${id}/provider-order`,
  /** POST `captureSchema`: {} when this window may capture; 409 not-payable | payment-under-way | order-replaced | earlier-paid | payment-outdated */
  capture: (id: string) => `/api/order/${id}/capture`,
  /** POST `confirmSchema`: lets the commerce API look for the payment; answers `orderAnswerSchema`, the order as it then stands */
  confirm: (id: string) => `/api/order/${id}/confirm`,
  /** GET `otherMethodsSchema`; POST `restoreBasketSchema` → `restoreBasketAnswerSchema`: its parts into a basket again; 409 not-payable | payment-under-way | order-replaced | earlier-paid | out-of-stock */
  basket: (id: string) => `/api/order/${id}/basket`,
  /** POST {}: the link goes to the mailbox that the order names → 202 {}, whether there is such an order or not; 429 */
  link: (id: string) => `/api/order/${id}/link`,
  /** POST {}: the receipt of a paid order goes to its mailbox once more → 202 {}; 409 not-payable as long as it is not paid; 429 */
  receipt: (id: string) => `/api/order/${id}/receipt`,
};

const shownLineSchema = z.strictObject({ slug: z.string(), quantity: z.int(), gross: moneySchema });

/**
 * `key` is made once per visit of the summary and sent again with every repeat; `shownTotal` is the total the buyer saw,
 * `shown` the details and the days of delivery. The order is made of the basket and the draft that the server holds, and only when they are still
 * those.
 */
export const placeOrderSchema = z.strictObject({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  shownTotal: moneySchema,
  shown: z.strictObject({
    draft: checkoutDraftSchema,
    lines: z.array(shownLineSchema),
    promised: z.optional(promisedSchema),
  }),
  /** the buyer has read 409 earlier-order, and wants the parts a second time */
  isBesideEarlier: z.optional(z.boolean()),
  /** made from a challenge, where the answer was 403 proof-needed (rule order.pace) */
  proof: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
});
export const placedSchema = z.strictObject({ orderId: opaqueIdSchema, url: z.string() });
export type Placed = z.infer<typeof placedSchema>;

/** `isPressed`: this browser is to see the order from now on */
export const openOrderLinkSchema = z.strictObject({
  link: mailedLinkSchema,
  isPressed: z.optional(z.boolean()),
});

const paymentFaultSchema = z.strictObject({
  kind: z.enum(paymentFaultKinds),
  evidence: z.enum(['commerce-api', 'browser']),
  taken: z.array(moneySchema),
  giveBack: z.array(moneySchema),
});

const addressSchema = z.strictObject({
  recipient: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.nullable(z.string()),
});

/** as the server keeps it with the order; `vatNumber` with its country */
const orderTaxSchema = z.strictObject({
  vatNumber: z.nullable(z.string()),
  numberState: z.nullable(z.enum(vatNumberStates)),
  reason: z.enum(taxReasons),
  notes: z.array(z.enum(taxNotes)),
  company: z.string(),
  reference: z.string(),
});

export const orderViewSchema = z.strictObject({
  id: opaqueIdSchema,
  number: z.string(),
  /** day on which it was placed, by the sellers' clock like the days of its delivery */
  date: z.string(),
  status: z.string(),
  paymentStatus: z.nullable(z.string()),
  paymentMethod: z.string(),
  paymentTitle: z.string(),
  shippingMethod: z.string(),
  lines: z.array(basketLineSchema),
  totals: totalsSchema,
  promoCode: z.nullable(z.string()),
  comment: z.string(),
  shipping: addressSchema,
  billing: z.nullable(addressSchema),
  email: z.string(),
  phone: z.string(),
  /** what was promised when it was placed, as long as the shop keeps it */
  delivery: z.optional(orderDeliverySchema),
  /** it is not paid, and it is too late to pay for what was promised (rule delivery.kept) */
  isPayByOver: z.optional(z.literal(true)),
  /** what it was agreed with, as long as the shop keeps it: then the amounts alone tell */
  tax: z.nullable(orderTaxSchema),
  /** it was ordered anew: by which order, null while that is being made; `number` null where nobody has read it yet (rule order.replaced) */
  replaced: z.optional(z.strictObject({ id: z.nullable(opaqueIdSchema), number: z.nullable(z.string()) })),
  /** the orders in whose place it was made, and whether money was taken for one of them all the same */
  replaces: z.optional(
    z.array(z.strictObject({ id: opaqueIdSchema, number: z.nullable(z.string()), isTaken: z.boolean() })),
  ),
  /** the last try to pay it was declined, and nobody has tried again since (rule payment.declined) */
  isDeclined: z.optional(z.literal(true)),
  /**
   * what became of the last window that told nothing, and its sentence, which no page carries; only where the shop has just asked the
   * provider (rule payment.told-on-return)
   */
  attempt: z.optional(z.strictObject({ kind: z.enum(attempts), text: z.string() })),
  /** money that was taken and does not belong to what was asked for (rule payment.faults-noticed) */
  paymentFault: z.optional(paymentFaultSchema),
});
export type OrderView = z.infer<typeof orderViewSchema>;

export const orderAnswerSchema = z.discriminatedUnion('yours', [
  z.strictObject({ yours: z.literal(true), order: orderViewSchema }),
  z.strictObject({
    yours: z.literal(false),
    /** left out of an order that there is none of, and of one that cannot be asked for now */
    order: z.optional(z.strictObject({ number: z.string(), state: z.enum(orderStates) })),
  }),
]);
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

export const paymentWidgetsSchema = z.strictObject({
  /** from the server's configuration; null means the provider's own address */
  scripts: z.strictObject({ paypal: z.nullable(z.string()), revolut: z.nullable(z.string()) }),
  widgets: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paypal'), clientId: z.string() }),
      z.strictObject({ kind: z.literal('revolut'), token: z.string() }),
    ]),
  ),
  /** what the widget must ask for; from the order, never from the browser */
  amount: moneySchema,
  reference: opaqueIdSchema,
  payerName: z.string(),
});
export type PaymentWidgets = z.infer<typeof paymentWidgetsSchema>;

/** a provider's name for what can be paid there: PayPal's order, Revolut's token */
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w.~+/=-]+$/));

/** `gone`: a token that the provider does not know any more */
export const openPaymentSchema = z.strictObject({ gone: z.optional(referenceSchema) });

/**
 * Which provider order is to be paid: `made` is one that this window has made, kept where there is no other; null only asks.
 * `gone` is one that the provider does not know any more.
 */
export const keepProviderOrderSchema = z.strictObject({
  made: z.nullable(referenceSchema),
  gone: z.nullable(referenceSchema),
});
export const keptProviderOrderSchema = z.strictObject({ providerOrder: z.nullable(referenceSchema) });

const windowSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** `window` is made once for each opened page: a repeat of its own question is no other window's. */
export const captureSchema = z.strictObject({ providerOrder: referenceSchema, window: windowSchema });
export const captureAnswerSchema = z.strictObject({});

/** What the window has seen at the provider, if anything: believed by nobody, and a reason to look. `isTry`: it is about to be opened. */
export const confirmSchema = z.strictObject({
  isTry: z.optional(z.literal(true)),
  seen: z.optional(
    z.strictObject({
      providerOrder: referenceSchema,
      outcome: z.enum(['captured', 'declined']),
      /** what the provider says was taken; null where it does not say, or in a currency of no price of ours */
      amount: z.nullable(moneySchema),
      /** the window that asked to capture it, if it did */
      window: z.optional(windowSchema),
    }),
  ),
});
export type SeenAtProvider = NonNullable<z.infer<typeof confirmSchema>['seen']>;

/** `paymentMethodId`: how it shall be paid this time; its own method where it is left out */
export const restoreBasketSchema = z.strictObject({ paymentMethodId: z.optional(opaqueIdSchema) });
export const restoreBasketAnswerSchema = z.strictObject({
  /** where the buyer goes on */
  next: z.enum(['summary', 'checkout', 'basket']),
  /** lines of which not all pieces can be had any more */
  missing: z.array(z.strictObject({ number: z.string(), asked: z.int(), put: z.int() })),
});
export type RestoreBasket = z.infer<typeof restoreBasketAnswerSchema>;
export const otherMethodsSchema = z.strictObject({ methods: z.array(paymentMethodSchema) });
export type OtherMethods = z.infer<typeof otherMethodsSchema>;

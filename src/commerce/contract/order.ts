import { z } from 'zod';
import { wireLineSchema } from './cart.ts';
import { checkLines } from './line-sums.ts';
import { wireAmountSchema, wireCurrencySchema, wireIdSchema, wireTextSchema } from './scalars.ts';

/** `displayname` is not promised: shown where it is given */
const namedSchema = z.object({ name: z.string(), displayname: z.string().nullish() });

/** What a provider has of the order; only `captured` is money that was taken. */
const paymentSchema = z.object({
  _id: wireIdSchema,
  status: z.string(),
  amount: wireAmountSchema,
  currency: z.object({ iso: z.string() }),
});
export type WirePayment = z.infer<typeof paymentSchema>;

const orderFieldsSchema = z.object({
  _id: wireIdSchema,
  name: z.string().min(1),
  date: z.string(),
  status: z.object({ _id: z.string() }),
  paymentstatus: z.string().nullable(),
  paymentmethod: namedSchema,
  shippingmethod: namedSchema,
  currency: z.object({ iso: wireCurrencySchema }),
  transactionlines: z.array(wireLineSchema),
  grossitemsamount: wireAmountSchema,
  grossshippingcost: wireAmountSchema,
  grossamount: wireAmountSchema,
  taxamount: wireAmountSchema,
  /** what the promo code took off, where it is told */
  discountamount: z.optional(wireAmountSchema),
  promocode: z.string().nullable(),
  comment: wireTextSchema,
  shipaddressee: wireTextSchema,
  shipaddress: wireTextSchema,
  shipzip: wireTextSchema,
  shipcity: wireTextSchema,
  shipcountryname: wireTextSchema,
  /** code; not promised, the name tells where it is missing */
  shipcountry: z.string().nullish(),
  shipemail: wireTextSchema,
  shipphone: wireTextSchema,
  billaddressee: z.string().nullable(),
  billaddress: z.string().nullable(),
  billzip: z.string().nullable(),
  billcity: z.string().nullable(),
  billcountryname: z.string().nullable(),
  billcountry: z.string().nullish(),
  /** not promised: where it is missing, nothing is known of what providers took */
  payments: z.array(paymentSchema).nullish(),
});

const orderSchema = orderFieldsSchema.check(({ value, issues }) => {
  const fault = checkLines(value.transactionlines, { items: value.grossitemsamount });
  if (fault !== null)
    issues.push({ code: 'custom', message: fault, input: value.transactionlines, path: ['transactionlines'] });
});
export type WireOrder = z.infer<typeof orderSchema>;

/** getOrder, confirmPayment */
export const wireOrderAnswerSchema = z.object({ data: orderSchema });

/** createAddress and createOrder: the reference of what was made */
export const wireReferenceSchema = z.object({ _id: wireIdSchema });

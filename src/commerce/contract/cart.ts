import { z } from 'zod';
import { checkLines } from './line-sums.ts';
import { wireAmountSchema, wireCurrencySchema, wireIdSchema, wirePhotoSchema, wireTextSchema } from './scalars.ts';

/** a line of a cart and of an order */
export const wireLineSchema = z.object({
  _id: wireIdSchema,
  quantity: z.int().nonnegative(),
  displayname: wireTextSchema,
  /** gross, whole line, after discount */
  grosamount: wireAmountSchema,
  /** 0.05 is 5 %; some back offices write it as −0.05 */
  discountrate: z.number().min(-1).max(1).transform(Math.abs),
  kitcomponent: z.boolean(),
  item: z.object({
    _id: wireIdSchema,
    number: z.string(),
    urlcomponent: z.string(),
    photos: z.array(wirePhotoSchema),
  }),
});
export type WireLine = z.infer<typeof wireLineSchema>;

export const wireMethodSchema = z.object({
  _id: wireIdSchema,
  name: z.string(),
  displayname: wireTextSchema,
  description: wireTextSchema,
});

export type WireMethod = z.infer<typeof wireMethodSchema>;

const shoppingCartSchema = z.object({
  currency: z.object({ iso: wireCurrencySchema }),
  transactionlines: z.array(wireLineSchema),
  promocode: z.string().nullable(),
  backorderquantity: z.number(),
  /** null while there is no VAT number */
  validtaxnumber: z.boolean().nullable(),
  shipcountry: z.string().nullable(),
  shipzip: z.string().nullish(),
  shippingmethod: wireIdSchema.nullable(),
  paymentmethod: wireIdSchema.nullable(),
  /** set once the cart has become an order */
  salesorder: z.object({ _id: wireIdSchema }).nullable(),
});

/** the answer of every cart call */
const cartAnswerSchema = z.object({
  cart_id: wireIdSchema,
  /** pieces; not counted by us, but a list of lines that holds another number is cut or doubled */
  quantity: z.int().nonnegative().optional(),
  summary: z.object({
    /** after discount */
    grossitemsamount: wireAmountSchema,
    grossshippingcost: wireAmountSchema,
    grossamount: wireAmountSchema,
    taxamount: wireAmountSchema,
    /** what the promo code took off, where it is told */
    discountamount: z.optional(wireAmountSchema),
  }),
  shoppingcarts: z.tuple(
    [
      z.object({
        shoppingcart: shoppingCartSchema,
        options: z.object({
          shippingmethod: z.array(wireMethodSchema.extend({ grossprice: wireAmountSchema })),
          paymentmethod: z.array(wireMethodSchema),
        }),
      }),
    ],
    z.unknown(),
  ),
});

/** the same, and its lines are all there: a cut list is a broken answer, never a smaller basket */
export const wireCartSchema = cartAnswerSchema.check(({ value, issues }) => {
  const lines = value.shoppingcarts[0].shoppingcart.transactionlines;
  const fault = checkLines(lines, { items: value.summary.grossitemsamount, pieces: value.quantity });
  if (fault !== null)
    issues.push({ code: 'custom', message: fault, input: lines, path: ['shoppingcarts', 0, 'transactionlines'] });
});
export type WireCart = z.infer<typeof wireCartSchema>;

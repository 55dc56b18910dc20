import { z } from 'zod';
import { wireAmountSchema, wireCurrencySchema, wireIdSchema, wirePhotoSchema, wireTextSchema } from './scalars.ts';
import { wireStockSchema } from './stock.ts';

/** "4B1606H-.50"; the address of the part with us, so nothing that an address could trip over */
const wireCodeSchema = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9][A-Za-z0-9.+-]*$/);

const promotionSchema = z.object({
  price: wireAmountSchema,
  grossprice: wireAmountSchema,
  lowestgross30days: wireAmountSchema.nullish(),
});

const priceSchema = z
  .object({ price: wireAmountSchema, grossprice: wireAmountSchema, promotion: promotionSchema.nullish() })
  .refine(({ price, grossprice }) => grossprice >= price, { path: ['grossprice'], error: 'below the net price' });

const componentSchema = z.object({
  urlcomponent: wireCodeSchema,
  quantity: z.int().positive(),
  name: wireTextSchema,
  description: wireTextSchema,
});

/** a number of another maker, or of the maker of the vehicle, that the item takes the place of */
const interchangeSchema = z.object({ brand: z.string().min(1), number: z.string().min(1) });

/** The part of an item that never changes with stock. */
const wireItemSchema = z.object({
  id: wireIdSchema,
  name: z.string().min(1),
  number: z.string().min(1),
  urlcomponent: wireCodeSchema,
  description: wireTextSchema,
  /** HTML from outside */
  detaildescription: wireTextSchema,
  categorydescription: wireTextSchema,
  groupdescription: wireTextSchema,
  classdescription: wireTextSchema,
  parameter: wireTextSchema,
  /** "inventoryitem" or "kititem" */
  recordtype: z.string(),
  manufacturer: wireTextSchema,
  /** kilograms */
  weight: z.number().nonnegative().nullable(),
  photos: z.array(wirePhotoSchema),
  picture: wirePhotoSchema.nullish(),
  technicaldetails: z.array(z.object({ name: z.string().min(1), value: wireTextSchema })),
  components: z.array(componentSchema),
  price: z.object({ prices: z.record(z.string(), priceSchema) }),
  currency: wireCurrencySchema,
  features: z.array(z.string()).nullish(),
  gtin: z.string().nullish(),
  bulletin: z.string().nullish(),
  interchange: z.array(interchangeSchema).nullish(),
});
export type WireItem = z.infer<typeof wireItemSchema>;

/** An item that can be sold at `location`: it has a price there. */
export const wireItemAt = (location: string) =>
  wireItemSchema.superRefine((item, context) => {
    if (!item.price.prices[location])
      context.addIssue({ code: 'custom', path: ['price', 'prices', location], message: 'no price' });
  });

/** getItem: the item with its stock. What costs nothing is a fault of the data and is not offered. */
export const wireItemAnswerAt = (location: string) =>
  z.object({ data: wireItemSchema.extend(wireStockSchema.shape) }).superRefine(({ data }, context) => {
    const gross = data.price.prices[location]?.grossprice ?? 0;
    if (gross <= 0)
      context.addIssue({ code: 'custom', path: ['data', 'price', 'prices', location], message: 'no price' });
  });

/** getItemsList: each item is judged by itself, so that one broken one does not cost the list */
export const wireListAnswerSchema = z.object({ data: z.array(z.unknown()) });

/** enough of an item to say which one it is, and whether it is shown at all */
export const wireCodeOnlySchema = z.object({ urlcomponent: z.string() });

/** search */
export const wireSearchAnswerSchema = z.object({
  data: z.array(
    z.object({ urlcomponent: z.string(), number: wireTextSchema, name: wireTextSchema, description: wireTextSchema }),
  ),
});

import { z } from 'zod';
import { wireDaySchema, wirePiecesSchema } from './scalars.ts';

/** one place where the part lies; one of the three flags is true */
const availableSchema = z.object({
  location: z.string(),
  quantityavailable: wirePiecesSchema,
  default: z.boolean(),
  dropship: z.boolean(),
  alternative: z.boolean(),
});

/** getItemStock, and the same fields inside an item */
export const wireStockSchema = z.object({
  available: z.array(availableSchema),
  manufacturerstock: wirePiecesSchema,
  /** by location: what is on its way there */
  deliveries: z.record(z.string(), z.array(z.object({ eta: wireDaySchema, quantity: wirePiecesSchema }))),
});
export type WireStock = z.infer<typeof wireStockSchema>;

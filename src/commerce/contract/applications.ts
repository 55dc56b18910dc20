import { z } from 'zod';
import { wirePhotoSchema, wireTextSchema } from './scalars.ts';

/** One line of "this part size fits that engine". The engine's figures may be null. */
const wireRowSchema = z.object({
  make: z.string().min(1),
  model: wireTextSchema,
  engine: z.string().min(1),
  variant: wireTextSchema,
  item: z.object({ urlcomponent: z.string().min(1) }),
  /** cylinders, "I4" */
  categorydescription: z.string().nullable(),
  /** capacity, "1678cc" */
  classdescription: z.string().nullable(),
  /** bore size, "81.00mm" */
  parameter2: z.string().nullable(),
  /** stroke, "81.40mm" */
  parameter3: z.string().nullable(),
});
export type WireRow = z.infer<typeof wireRowSchema>;

/** getApplications, by item, by make or by make and engine */
export const wireApplicationsAnswerSchema = z.object({ results: z.array(wireRowSchema) });

/** of an item, what a card shows; only its code is certain to be there */
const wireRelatedItemSchema = z.object({
  urlcomponent: z.string().min(1),
  description: z.string().nullish(),
  photos: z.array(wirePhotoSchema).nullish(),
});
export type WireRelatedItem = z.infer<typeof wireRelatedItemSchema>;

/** getRelatedItems */
export const wireRelatedAnswerSchema = z.object({ results: z.array(wireRelatedItemSchema) });

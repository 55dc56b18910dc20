import { z } from 'zod';
import { wireIdSchema, wireTextSchema } from './scalars.ts';

/** an empty name occurs and is left out of every list (rule catalogue.makes) */
const wireMakeSchema = z.object({
  id: wireIdSchema,
  name: z.string(),
  image_name: wireTextSchema,
  hasBannerPhoto: z.boolean(),
  kind: z.enum(['car', 'motorbike', 'jet-ski', 'quad']).nullish(),
});
export type WireMake = z.infer<typeof wireMakeSchema>;

const wireEngineSchema = z.object({
  make: z.string(),
  name: z.string().min(1),
  models: wireTextSchema,
  capacity: z.string().nullable(),
  description: wireTextSchema,
  cylinders: z.string().nullable(),
  tooltip: z.string().nullish(),
  bore_size: z.string().nullish(),
  stroke: z.string().nullish(),
});
export type WireEngine = z.infer<typeof wireEngineSchema>;

/** GET /source/{source} */
export const wireSourceAnswerSchema = z.object({
  options: z.object({ make: z.array(wireMakeSchema), engine: z.array(wireEngineSchema) }),
});

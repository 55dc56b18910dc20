import { z } from 'zod';
import { wireTextSchema } from './scalars.ts';

const textIfAny = wireTextSchema.optional().transform((text) => text?.trim() ?? '');

/** country and name are needed to show one at all; the rest may be missing */
export const wireDistributorSchema = z.object({
  country: z.string().trim().min(1),
  name: z.string().trim().min(1),
  address: textIfAny,
  city: textIfAny,
  state: textIfAny,
  phone: textIfAny,
  email: textIfAny,
  website: textIfAny,
});
export type WireDistributor = z.infer<typeof wireDistributorSchema>;

/** GET /distributors */
export const wireDistributorsAnswerSchema = z.object({ data: z.array(wireDistributorSchema) });

import { z } from 'zod';
import { wireTextSchema } from './scalars.ts';

/** POST /popularitems getPopularItems; name, photos and price are those of the catalogue */
export const wirePopularAnswerSchema = z.object({
  data: z.array(
    z.object({ urlcomponent: z.string().min(1), populardescription: wireTextSchema.optional().default('') }),
  ),
});

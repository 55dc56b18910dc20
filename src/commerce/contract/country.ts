import { z } from 'zod';

/** GET country service; null or "" where it knows none */
export const wireCountrySchema = z.object({ code: z.string().nullable() });

import * as z from 'zod/mini';
import { limits } from '#config/limits.ts';
import { livePartSchema } from './part.ts';
import { slugSchema } from './field-schemas.ts';

export { partsPath } from './size-stock.ts';

/**
 * POST `partsQuestionSchema` → `partsAnswerSchema`: price and stock of several parts at once (rule request.own-names).
 * Changes nothing.
 */
export const partsQuestionSchema = z.strictObject({
  /** slugs; one named twice is answered once */
  ids: z.array(slugSchema).check(z.minLength(1), z.maxLength(limits.partsAtOnce)),
});

/** Every slug asked for is in exactly one of the three lists. */
export const partsAnswerSchema = z.strictObject({
  /** in the order asked; availability is that of one more piece than the basket holds */
  parts: z.array(z.extend(livePartSchema, { number: z.string(), name: z.string() })),
  /** no such part, or not one that is shown */
  unknown: z.array(z.string()),
  /** could not be asked this time */
  failed: z.array(z.string()),
});
export type PartsAnswer = z.infer<typeof partsAnswerSchema>;
export type ListedPart = PartsAnswer['parts'][number];

import * as z from 'zod/mini';
import { limits } from '#config/limits.ts';
import { livePartSchema } from './part.ts';

export { partsPath } from './size-stock.ts';

/**
 * POST `partsQuestionSchema` → `partsAnswerSchema`: price and stock of several parts at once (rule request.own-names).
 * Changes nothing.
 */
export const partsQuestionSchema = z.strictObject({
  /** slugs; one named twice is answered once, and what cannot be the address of a part is named as unknown */
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.partsAtOnce)),
});

/** The price as a page writes it, and what is struck through with it, for pages without rules of prices. */
const writtenPriceSchema = z.strictObject({
  gross: z.string(),
  net: z.string(),
  former: z.nullable(z.string()),
  formerNet: z.nullable(z.string()),
});

/** Every slug asked for is in exactly one of the three lists. */
export const partsAnswerSchema = z.strictObject({
  /** in the order asked; `photo` is the address of a small picture of ours; availability is that of one more piece than the basket holds */
  parts: z.array(
    z.extend(livePartSchema, {
      number: z.string(),
      name: z.string(),
      photo: z.nullable(z.string()),
      written: writtenPriceSchema,
    }),
  ),
  /** no such part, or not one that is shown, or no number of a part at all: as it was sent */
  unknown: z.array(z.string()),
  /** could not be asked this time */
  failed: z.array(z.string()),
});
export type PartsAnswer = z.infer<typeof partsAnswerSchema>;
export type ListedPart = PartsAnswer['parts'][number];

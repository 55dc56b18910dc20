import * as z from 'zod';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import { retention } from '#config/retention.ts';
import type { RowFormat } from '../storage/row-format.ts';

/** Rows of no lasting worth: answers that need not be asked for again in a while, and what a browser has just begun. */

/** The country of a network, "DE"; empty where the country service does not know it. */
export const visitorCountryRows: RowFormat<string> = {
  kind: 'country',
  prefix: 'country:',
  schema: z.string().regex(/^([A-Z][A-Z\d])?$/),
  keptSeconds: retention.country.seconds,
};

/** The cart that a browser has just opened, by the name that the browser gave it; longer than any answer is under way. */
export const openingRows: RowFormat<string> = {
  kind: 'opening',
  prefix: 'opening:',
  schema: opaqueIdSchema,
  keptSeconds: retention.opening.seconds,
};

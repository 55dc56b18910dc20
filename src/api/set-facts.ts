import * as z from 'zod/mini';
import type { SetFacts } from '#domain/part-page/set-facts.ts';
import { moneySchema } from './field-schemas.ts';

/** GET: static file made at build, one for each set: what a build list shows without asking for stock. */
export const factsPath = (set: string) => `/facts/${encodeURIComponent(set).replaceAll('%2B', '+')}.json`;

const rowSchema = z.strictObject({
  name: z.string(),
  mm: z.nullable(z.string()),
  inch: z.nullable(z.string()),
  text: z.nullable(z.string()),
});

export const factsAnswerSchema: z.ZodMiniType<SetFacts> = z.strictObject({
  set: z.string(),
  category: z.string(),
  clearance: z.string(),
  parameter: z.string(),
  isUniversal: z.boolean(),
  title: z.strictObject({
    what: z.string(),
    engines: z.string(),
    traits: z.string(),
    pieces: z.string(),
    fits: z.optional(z.strictObject({ count: z.int(), names: z.record(z.string(), z.string()) })),
  }),
  rows: z.array(rowSchema),
  sizes: z.array(
    z.strictObject({
      slug: z.string(),
      number: z.string(),
      size: z.string(),
      price: moneySchema,
      net: moneySchema,
      photo: z.nullable(z.string()),
      rows: z.nullable(z.array(rowSchema)),
    }),
  ),
});

import * as z from 'zod/mini';

/** GET: static file made at build, one for each make: what the engine list of the part finder needs. */
export const enginesPath = (makeSlug: string) => `/catalogue/engines/${encodeURIComponent(makeSlug)}.json`;

export const enginesAnswerSchema = z.strictObject({
  engines: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      models: z.string(),
      /** what people call it and its cylinders, as supplied; "" where the data has none */
      nickname: z.string(),
      cylinders: z.string(),
      /** as supplied, e.g. "1998"; null where the data has none */
      capacity: z.nullable(z.string()),
      /** first and last year of building (`EngineYears`); null where they are not known */
      years: z.nullable(z.array(z.int())),
      /** what its page sells (`SetCount`) */
      sold: z.strictObject({ sets: z.int(), pumps: z.int() }),
    }),
  ),
});
export type FinderEngine = z.infer<typeof enginesAnswerSchema>['engines'][number];

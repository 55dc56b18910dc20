import { taxReasons } from '#domain/tax/tax.ts';
import * as z from 'zod/mini';
import { partDeliverySchema } from './delivery.ts';
import { moneySchema } from './field-schemas.ts';

const toPath = (slug: string) => `/api/part/${encodeURIComponent(slug).replaceAll('%2B', '+')}`;

export const partPaths = {
  /** GET ?quantity=1 → `livePartSchema`; counts what the visitor's basket already holds */
  live: (slug: string) => toPath(slug),
  /** GET → `applicationsAnswerSchema`; for parts newer than the build, whose page has no list */
  applications: (slug: string) => `${toPath(slug)}/applications`,
  /** GET → `relatedAnswerSchema`; as above */
  related: (slug: string) => `${toPath(slug)}/related`,
};

export const availabilitySchema = z.strictObject({
  case: z.enum(['instock', 'dropshipping', 'alternative', 'intransit', 'airfreight', 'outofstock']),
  message: z.string(),
  delivery: z.nullable(z.string()),
  note: z.nullable(z.string()),
  colour: z.enum(['green', 'ink', 'muted']),
  max: z.int(),
});

export const livePartSchema = z.strictObject({
  slug: z.string(),
  /** as a basket of this visitor has it: `gross` is `net` where no VAT is charged (rule price.as-in-basket) */
  net: moneySchema,
  gross: moneySchema,
  /** why VAT is charged, or not */
  taxReason: z.optional(z.enum(taxReasons)),
  promotion: z.nullable(z.strictObject({ formerGross: moneySchema, lowestGross30Days: z.nullable(moneySchema) })),
  /** pieces of this part in the visitor's basket */
  inBasket: z.int(),
  /** decided for `inBasket` plus the asked quantity */
  availability: availabilitySchema,
  /** stock as asked, so that the stepper can decide again without a request */
  stock: z.strictObject({
    default: z.int(),
    dropship: z.int(),
    alternative: z.int(),
    inTransit: z.array(z.strictObject({ eta: z.string(), quantity: z.int() })),
    manufacturer: z.int(),
  }),
  /** when it would be at the door; left out where only price and stock matter */
  delivery: z.optional(partDeliverySchema),
  /** server's day, ISO date: the browser's clock is not trusted */
  today: z.string(),
  /** when price and stock were told, ISO 8601, where it is not this moment: the shop could not ask again (rule availability.shared) */
  asOf: z.optional(z.string()),
});
export type LivePart = z.infer<typeof livePartSchema>;

/** What the part fits, a row for each model and engine (rule part.applications). */
export const applicationsAnswerSchema = z.strictObject({
  applications: z.array(
    z.strictObject({
      make: z.string(),
      makeSlug: z.string(),
      model: z.string(),
      engine: z.string(),
      engineSlug: z.nullable(z.string()),
      variant: z.string(),
    }),
  ),
});
export type ListedApplication = z.infer<typeof applicationsAnswerSchema>['applications'][number];

export const relatedAnswerSchema = z.strictObject({
  related: z.array(
    z.strictObject({
      slug: z.string(),
      /** its spoken name */
      title: z.string(),
      /** address of a small picture of ours, or null */
      photo: z.nullable(z.string()),
    }),
  ),
});
export type ListedRelated = z.infer<typeof relatedAnswerSchema>['related'][number];

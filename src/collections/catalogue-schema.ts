import { z } from 'zod';
import type { PulledAvailability } from '#domain/availability/availability.ts';
import type { Application, Catalogue, CatalogueManifest, Engine, Make } from '#domain/catalogue/catalogue.ts';
import type { PartHistory } from '#domain/catalogue/gone-part.ts';
import type { PopularItem } from '#domain/catalogue/popular-items.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';
import { articleSlugPattern, type Article } from '#domain/news/article.ts';
import type { Part } from '#domain/part/part.ts';
import type { ShippingRates } from '#domain/shipping/free-shipping.ts';

/** Schemas of the snapshot files; the meaning of each field is told in `domain/catalogue` and `domain/part`. */

/** stands in addresses and file names, so nothing that would leave its folder */
const segmentSchema = z.string().regex(/^(?!\.+$)[A-Za-z0-9._+-]+$/);
/** minor units; nothing is sold for nothing */
const priceSchema = z.strictObject({ amount: z.int().positive(), currency: z.enum(['eur', 'pln']) });

const makeSchema: z.ZodType<Make> = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  title: z.string().min(1),
  slug: segmentSchema,
  imageName: z.string(),
  kind: z.enum(['car', 'motorbike', 'jet-ski', 'quad']),
  hasBanner: z.boolean(),
});

const engineSchema: z.ZodType<Engine> = z.strictObject({
  makeSlug: segmentSchema,
  slug: segmentSchema,
  name: z.string().min(1),
  models: z.string(),
  capacity: z.string().nullable(),
  cylinders: z.string().nullable(),
  boreSize: z.string().nullable(),
  stroke: z.string().nullable(),
  description: z.string(),
  tooltip: z.string().nullable(),
  parts: z.array(segmentSchema),
});

const partPriceSchema = z.strictObject({
  net: priceSchema,
  gross: priceSchema,
  promotion: z.strictObject({ formerGross: priceSchema, lowestGross30Days: priceSchema.nullable() }).nullable(),
});

const partSchema: z.ZodType<Part> = z.strictObject({
  id: z.string().min(1),
  slug: segmentSchema,
  number: z.string().min(1),
  set: segmentSchema,
  size: z.string(),
  name: z.string().min(1),
  description: z.string(),
  overviewHtml: z.string(),
  type: z.enum(['rod', 'main', 'thrust', 'calico', 'kit', 'oil-pump', 'flexigauge', 'other']),
  category: z.string(),
  group: z.string(),
  clearance: z.string(),
  parameter: z.string(),
  features: z.array(z.string()),
  specifications: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  weightKg: z.number().nonnegative().nullable(),
  manufacturer: z.string(),
  isKit: z.boolean(),
  kitContents: z.array(
    z.strictObject({ slug: segmentSchema, quantity: z.int().positive(), name: z.string(), description: z.string() }),
  ),
  photos: z.array(z.strictObject({ url: z.string().min(1) })),
  gtin: z.string().nullable(),
  bulletin: z.string().nullable(),
  interchange: z.array(z.strictObject({ brand: z.string().min(1), number: z.string().min(1) })),
  price: partPriceSchema,
});

const applicationSchema: z.ZodType<Application> = z.strictObject({
  make: z.string(),
  makeSlug: segmentSchema,
  model: z.string(),
  engine: z.string(),
  engineSlug: segmentSchema.nullable(),
  variant: z.string(),
});

const distributorSchema: z.ZodType<Distributor> = z.strictObject({
  country: z.string().min(1),
  name: z.string().min(1),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
});

const popularSchema: z.ZodType<PopularItem> = z.strictObject({ slug: segmentSchema, description: z.string() });

const articleSchema: z.ZodType<Article> = z.strictObject({
  slug: z.string().regex(articleSlugPattern),
  title: z.string().min(1),
  excerpt: z.string(),
  contentHtml: z.string(),
  date: z.iso.date().nullable(),
  photoUrl: z.string().min(1).nullable(),
  thumbnail: z.strictObject({ url: z.string().min(1), alt: z.string(), title: z.string() }).nullable(),
});

const availabilitySchema: z.ZodType<PulledAvailability> = z.strictObject({
  case: z.enum(['instock', 'dropshipping', 'alternative', 'intransit', 'airfreight', 'outofstock']),
  eta: z.string().nullable(),
  since: z.iso.datetime().exactOptional(),
});

const ratesSchema = z.record(z.string().regex(/^[A-Z][A-Z0-9]$/), z.int().nonnegative());
const shippingSchema: z.ZodType<ShippingRates> = z.strictObject({ eur: ratesSchema, pln: ratesSchema });

const goneSchema = z.strictObject({
  number: z.string().min(1),
  set: segmentSchema,
  size: z.string(),
  name: z.string().min(1),
  description: z.string(),
  goneAt: z.iso.datetime(),
});
const historySchema: z.ZodType<PartHistory> = z.strictObject({
  gone: z.record(segmentSchema, goneSchema),
  renamed: z.record(segmentSchema, segmentSchema),
});

/** The files that a snapshot may lack, in the order in which they enter the digest, after those that it must have. */
export const optionalFiles = {
  distributors: z.array(distributorSchema),
  popular: z.array(popularSchema),
  news: z.array(articleSchema),
  availability: z.record(segmentSchema, availabilitySchema),
  changed: z.record(z.string().startsWith('/'), z.iso.datetime()),
  zloty: z.record(segmentSchema, partPriceSchema),
  shipping: shippingSchema,
  history: historySchema,
} satisfies { [Name in OptionalFile]: z.ZodType<NonNullable<Catalogue[Name]>> };
export type OptionalFile =
  | 'distributors'
  | 'popular'
  | 'news'
  | 'availability'
  | 'changed'
  | 'zloty'
  | 'shipping'
  | 'history';
export const optionalFileNames = Object.keys(optionalFiles) as OptionalFile[];

/** One schema for each data file that must be there, in the order in which the files enter the digest. */
export const catalogueFiles = {
  makes: z.array(makeSchema).min(1),
  engines: z.array(engineSchema).min(1),
  parts: z.array(partSchema).min(1),
  applications: z.record(segmentSchema, z.array(applicationSchema)),
  related: z.record(segmentSchema, z.array(segmentSchema)),
} satisfies { [Name in Exclude<keyof Catalogue, OptionalFile>]: z.ZodType<Catalogue[Name]> };
export type CatalogueFile = keyof typeof catalogueFiles;
export const catalogueFileNames = Object.keys(catalogueFiles) as CatalogueFile[];

const countSchema = z.int().nonnegative();

export const manifestSchema: z.ZodType<CatalogueManifest> = z.strictObject({
  schema: z.literal(1),
  pulledAt: z.iso.datetime(),
  source: z.string().min(1),
  counts: z.strictObject({
    makes: countSchema,
    engines: countSchema,
    parts: countSchema,
    sets: countSchema,
    applications: countSchema,
  }),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

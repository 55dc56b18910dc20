import type { EngineData } from '#domain/catalogue-data/engine-data.ts';
import type { MakeData } from '#domain/catalogue-data/make-data.ts';
import type { PartData } from '#domain/catalogue-data/part-data.ts';
import * as z from 'zod/mini';
import { moneySchema } from './field-schemas.ts';
import { availabilitySchema } from './part.ts';

const text = (meaning: string) => z.string().check(z.describe(meaning));
const textOrNull = (meaning: string) => z.nullable(z.string()).check(z.describe(`${meaning}; null where unknown`));
const url = z.string().check(z.describe('Address of its page'));

export const makeDataSchema: z.ZodMiniType<MakeData> = z.strictObject({
  id: text('What /api/make/{name} and /api/engines/make/{make} take'),
  name: text('Name in the data, "DODGE"'),
  title: text('Name as people read it, "Dodge"'),
  image_name: text('Sort key of the lists'),
  hasBannerPhoto: z.boolean().check(z.describe('Whether its page has a photo')),
  kind: z.enum(['car', 'motorbike', 'jet-ski', 'quad']),
  engines: z.int().check(z.describe('How many of its engines are in the catalogue')),
  url,
});

const slugs = z.array(z.string());

export const engineDataSchema: z.ZodMiniType<EngineData> = z.strictObject({
  id: text('What /api/engine/{id} takes'),
  make: text('Name of its make'),
  name: text('Code of the engine'),
  models: text('Models that have it'),
  capacity: textOrNull('Capacity as supplied'),
  description: text('Fuel and years of manufacture'),
  cylinders: textOrNull('Arrangement and number of cylinders'),
  boreSize: textOrNull('Bore as supplied'),
  stroke: textOrNull('Stroke as supplied'),
  tooltip: textOrNull('What else is to be known of it'),
  parts: slugs.check(z.describe('Slugs of the parts that fit')),
  url,
});

const promotionSchema = z
  .nullable(z.strictObject({ formerGross: moneySchema, lowestGross30Days: z.nullable(moneySchema) }))
  .check(z.describe('A reduction: the former price and, where known, the lowest of the last 30 days'));

export const partDataSchema: z.ZodMiniType<PartData> = z.strictObject({
  slug: text('What /api/part/{id} and /api/parts/ids take'),
  number: text('Part number as on the box'),
  set: text('The number without the size; sizes of one set share it'),
  size: text('STD, STD-SP, ".25" for mm or "010" for in/1000 undersize; empty for items without size'),
  name: text('What it is, in words'),
  description: text('Short description'),
  type: z.enum(['rod', 'main', 'thrust', 'calico', 'kit', 'oil-pump', 'flexigauge', 'other']),
  category: text('Category, "Conrod bearings"'),
  group: text('Range, "Race Series"'),
  clearance: text('Oil clearance it is made for, in words'),
  parameter: text('Where it sits, with the journal'),
  specifications: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  weightKg: z.nullable(z.number()).check(z.describe('Kilograms; null where unknown')),
  manufacturer: z.string(),
  gtin: textOrNull('GTIN'),
  interchange: z
    .array(z.strictObject({ brand: z.string(), number: z.string() }))
    .check(z.describe('Numbers of other makers that it takes the place of')),
  kitContents: z
    .array(z.strictObject({ slug: z.string(), quantity: z.int() }))
    .check(z.describe('What a kit is made of; empty for anything else')),
  engines: slugs.check(z.describe('Ids of the engines that it fits')),
  pictures: z.array(z.string()).check(z.describe('Addresses of its pictures, JPEG')),
  net: moneySchema,
  gross: moneySchema.check(z.describe('With VAT, as its page shows it')),
  promotion: promotionSchema,
  availability: z
    .nullable(z.strictObject({ case: availabilitySchema.shape.case, eta: z.nullable(z.string()) }))
    .check(
      z.describe('Stock for one piece last night; eta: day on which goods on their way arrive; null where unknown'),
    ),
  url,
});

const pulledAt = z.iso.datetime().check(z.describe('When the catalogue was taken over from the seller'));

export const makesDataSchema = z.strictObject({ data: z.array(makeDataSchema) });
export const enginesDataSchema = z.strictObject({ data: z.array(engineDataSchema) });
export const partsDataSchema = z.strictObject({ pulledAt, data: z.array(partDataSchema) });

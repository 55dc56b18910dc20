import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { partComponent, partText } from './part-types.ts';

const text = z.string();
const pieces = z.int();
const component = partComponent.strip();

/** One size of a set. */
const item = z.object({
  id: text,
  size: text,
  urlcomponent: text,
  number: text,
  price_net_eur: z.number(),
  price_net_pln: z.number(),
  weight_kg: z.number(),
  stock: z.object({
    default: pieces,
    dropship: pieces,
    alternative: pieces,
    manufacturer: pieces,
    in_transit: z.array(z.object({ days: z.int(), quantity: pieces })),
  }),
  promotion: z.object({ old_price_net_eur: z.number(), lowest_30_days_net_eur: z.number() }).optional(),
  components: z.array(component).optional(),
  gtin: text.optional(),
});
/** Names of files in `photos/`, without their ending. */
const photos = z.array(text);
const set = z.object({
  ...partText.omit({ weight: true, interchange: true, gtin: true }).shape,
  set_code: text,
  type: text,
  name: text,
  photos,
  technicaldetails: z.array(z.object({ name: text, value: text })),
  components: z.array(component),
  features: z.array(text),
  applications: z.array(z.object({ make: text, model: text, engine: text, variant: text })),
  related: z.array(text),
  items: z.array(item),
});
/** A code that shops hide. */
const hidden = item.extend({ type: text, name: text, description: text, photos });
const make = z.object({
  id: z.int(),
  name: text,
  image_name: text,
  logo_url: text.nullable(),
  logo_webp_url: text.nullable(),
  hasBadgePhoto: z.boolean(),
  hasBannerPhoto: z.boolean(),
  kind: text,
});
const engine = z.object({
  make: text,
  name: text,
  models: text,
  capacity: text.nullable(),
  description: text,
  cylinders: text.nullable(),
  tooltip: text.optional(),
  bore_size: text.nullable(),
  stroke: text.nullable(),
});
const interchange = z.object({ set_code: text, brand: text, number: text, kind: text });

/** What the seed reads of the files in `data/`: their other fields are notes of their own. */
const schemas = {
  makes: z.array(make),
  edge_cases: z.object({ makes: z.array(make) }),
  engines: z.array(engine),
  parts: z.object({ sets: z.array(set), filtered_items: z.array(hidden) }),
  interchange: z.array(interchange),
};

type Interchange = Omit<z.infer<typeof interchange>, 'set_code'>;
export type SeedItem = z.infer<typeof item>;
/** `interchange` is empty where no number is known that the set takes the place of. */
export type SeedSet = z.infer<typeof set> & { interchange: Interchange[] };
export type HiddenItem = z.infer<typeof hidden>;
/** As `GET /source/{source}` gives them. */
export type WireMake = z.infer<typeof make>;
export type WireEngine = z.infer<typeof engine>;
export type SeedFiles = { makes: WireMake[]; engines: WireEngine[]; sets: SeedSet[]; hidden: HiddenItem[] };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** `digest` is of the data and of the code that turns it into rows: either one changed means a new seed. */
export function readSeedFiles(): { digest: string; parse(): SeedFiles } {
  const files = Object.keys(schemas).map((name) => [name, read(`../data/${name}.json`)] as const);
  const texts = [...files.map(([, json]) => json), ...['./seed.ts', './seed-files.ts', './part-types.ts'].map(read)];
  return {
    digest: createHash('sha256').update(texts.join('\n')).digest('hex'),
    parse() {
      const json = Object.fromEntries(files.map(([name, content]) => [name, JSON.parse(content)]));
      const { makes, edge_cases, engines, parts, interchange: numbers } = z.object(schemas).parse(json);
      const numbersOf = Map.groupBy(numbers, ({ set_code }) => set_code);
      const sets = parts.sets.map((one) => ({
        ...one,
        interchange: (numbersOf.get(one.set_code) ?? []).map(({ set_code: _set, ...number }) => number),
      }));
      return { makes: [...makes, ...edge_cases.makes], engines, sets, hidden: parts.filtered_items };
    },
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Interchange, PartComponent } from './part-types.ts';
import type { WireMake } from './vehicles.ts';

/** The files of `data/` as they are; only what the seed reads is described. */
export type SeedItem = {
  id: string;
  size: string;
  urlcomponent: string;
  number: string;
  price_net_eur: number;
  price_net_pln: number;
  weight_kg: number;
  stock: {
    default: number;
    dropship: number;
    alternative: number;
    manufacturer: number;
    in_transit: { days: number; quantity: number }[];
  };
  promotion?: { old_price_net_eur: number; lowest_30_days_net_eur: number };
  components?: PartComponent[];
  gtin?: string;
};
export type SeedSet = {
  set_code: string;
  name: string;
  type: string;
  position: string;
  suffix: string;
  pairs: number;
  description: string;
  detaildescription: string;
  categorydescription: string;
  groupdescription: string;
  classdescription: string;
  parameter: string;
  features: string[];
  technicaldetails: { name: string; value: string }[];
  manufacturer: string;
  recordtype: 'inventoryitem' | 'kititem';
  custombox: boolean;
  applications: { make: string; model: string; engine: string; variant: string }[];
  components: PartComponent[];
  related: string[];
  bulletin?: string;
  /** empty where no number is known that the set takes the place of */
  interchange: Interchange[];
  items: SeedItem[];
};
export type HiddenItem = SeedItem & { type: string; name: string; description: string };
export type SeedEngine = {
  id: string;
  make: string;
  name: string;
  models: string;
  capacity: string | null;
  description: string;
  cylinders: string | null;
  tooltip?: string;
  bore_size: string | null;
  stroke: string | null;
};
export type SeedFiles = {
  digest: string;
  makes: WireMake[];
  engines: SeedEngine[];
  sets: SeedSet[];
  hidden: HiddenItem[];
};

const folder = new URL('../data/', import.meta.url);
const names = ['makes', 'edge_cases', 'engines', 'parts', 'interchange'] as const;
type InterchangeRow = Interchange & { set_code: string };

/** Digest of the data and of the code that turns it into rows: either one changed means a new seed. */
export function readSeedFiles(): { digest: string; parse(): SeedFiles } {
  const texts = names.map((name) => readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const code = ['./seed.ts', './seed-part.ts', './photo-choice.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const digest = createHash('sha256')
    .update([...texts, ...code].join('\n'))
    .digest('hex');
  return {
    digest,
    parse() {
      const [makes, edges, engines, parts, interchange] = texts.map((text) => JSON.parse(text));
      const sets = addInterchange(parts.sets, interchange);
      return { digest, makes: [...makes, ...edges.makes], engines, sets, hidden: parts.filtered_items };
    },
  };
}

function addInterchange(sets: Omit<SeedSet, 'interchange'>[], rows: InterchangeRow[]): SeedSet[] {
  const bySet = Map.groupBy(rows, (row) => row.set_code);
  return sets.map((set) => ({
    ...set,
    interchange: (bySet.get(set.set_code) ?? []).map(({ brand, number, kind }) => ({ brand, number, kind })),
  }));
}

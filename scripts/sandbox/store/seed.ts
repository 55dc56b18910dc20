import type { DatabaseSync } from 'node:sqlite';
import { toMinor } from '../trade/amounts.ts';
import { noText, type PartPrice, type PartStock, type PartText, type StoredPart, withPromotion } from './part-types.ts';
import { toColumns } from './parts.ts';
import { emptyCatalogue, inTransaction } from './schema.ts';
import { readSeedFiles, type HiddenItem, type SeedFiles, type SeedItem, type SeedSet } from './seed-files.ts';

/**
 * Fills the catalogue from `data/*.json`. Done once for each state of the data: a second start finds the digest and leaves
 * stock and prices as buyers and people have made them.
 */
export function seedCatalogue(db: DatabaseSync): void {
  const { digest, parse } = readSeedFiles();
  const known = db.prepare("SELECT value FROM meta WHERE key = 'seed'").get() as { value: string } | undefined;
  if (known?.value === digest) return;
  const seed = parse();
  inTransaction(db, () => {
    emptyCatalogue(db);
    insertVehicles(db, seed);
    insertParts(db, seed);
    insertFits(db, seed);
    db.prepare("INSERT OR REPLACE INTO meta VALUES ('seed', ?)").run(digest);
  });
}

function insertVehicles(db: DatabaseSync, { makes, engines }: SeedFiles): void {
  const make = db.prepare('INSERT INTO makes (body) VALUES (?)');
  for (const row of makes) make.run(JSON.stringify(row));
  const engine = db.prepare('INSERT INTO engines (make, name, body) VALUES (?, ?, ?)');
  for (const row of engines) engine.run(row.make, row.name, JSON.stringify(row));
}

function insertParts(db: DatabaseSync, { sets, hidden }: SeedFiles): void {
  const parts = [...sets.flatMap((set) => set.items.map((item) => toSeedPart(set, item))), ...hidden.map(toHiddenPart)];
  const insert = db.prepare('INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)');
  parts.forEach((part, position) => insert.run(...toColumns(part), position));
  db.exec('INSERT INTO seeded_parts SELECT * FROM parts');
}

function insertFits(db: DatabaseSync, { sets }: SeedFiles): void {
  const application = db.prepare(
    'INSERT INTO applications (set_code, make, model, engine, variant) VALUES (?, ?, ?, ?, ?)',
  );
  const related = db.prepare('INSERT INTO related (set_code, codes) VALUES (?, ?)');
  for (const set of sets) {
    for (const { make, model, engine, variant } of set.applications)
      application.run(set.set_code, make, model, engine, variant);
    related.run(set.set_code, JSON.stringify(set.related));
  }
}

/** One size of a set as a part of the store. */
function toSeedPart(set: SeedSet, item: SeedItem): StoredPart {
  const { set_code, name, photos, interchange, applications: _fits, related: _codes, items: _sizes, ...rest } = set;
  const { type: _type, ...texts } = rest;
  const text: PartText = {
    ...texts,
    weight: item.weight_kg,
    photos: photos.map(toPhoto),
    components: item.components ?? set.components,
    ...(item.gtin ? { gtin: item.gtin } : {}),
    ...(interchange.length > 0 ? { interchange } : {}),
  };
  return { ...toIdentity(item, set_code), name: name.replace(set_code, item.number), text };
}

/** A code that shops hide: it is in the list of a real system too, with little text. */
function toHiddenPart(item: HiddenItem): StoredPart {
  const set = item.size === '' ? item.urlcomponent : item.urlcomponent.slice(0, -item.size.length - 1);
  const text: PartText = {
    ...noText,
    description: item.description,
    categorydescription: item.type,
    weight: item.weight_kg,
    photos: item.photos.map(toPhoto),
  };
  return { ...toIdentity(item, set), name: item.name, text };
}

function toIdentity(item: SeedItem, set: string) {
  const { id, urlcomponent: slug, number, size } = item;
  return { id, slug, number, set, size, price: toPrice(item), stock: toStock(item), gone: false };
}

const toPhoto = (name: string) => ({ _id: name, url: `/photos/${name}.jpg` });

function toPrice({ price_net_eur, price_net_pln, promotion }: SeedItem): PartPrice {
  const net = { eur: toMinor(price_net_eur), pln: toMinor(price_net_pln) };
  return promotion
    ? withPromotion(net, toMinor(promotion.old_price_net_eur), toMinor(promotion.lowest_30_days_net_eur))
    : { eur: { net: net.eur }, pln: { net: net.pln } };
}

function toStock({ stock: { in_transit: inTransit, ...shelves } }: SeedItem): PartStock {
  return { ...shelves, inTransit };
}

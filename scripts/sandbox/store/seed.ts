import type { DatabaseSync } from 'node:sqlite';
import type { StoredPart } from './part-types.ts';
import { emptyCatalogue, inTransaction } from './schema.ts';
import { readSeedFiles } from './seed-files.ts';
import type { SeedEngine, SeedFiles, SeedSet } from './seed-files.ts';
import { toHiddenPart, toSeedPart } from './seed-part.ts';
import type { WireEngine, WireMake } from './vehicles.ts';

/**
 * Fills the catalogue from `data/*.json`. Done once for each state of the data: a second start finds the digest and leaves
 * stock and prices as buyers and people have made them.
 */
export function seedCatalogue(db: DatabaseSync): void {
  const files = readSeedFiles();
  const known = db.prepare("SELECT value FROM meta WHERE key = 'seed'").get() as { value: string } | undefined;
  if (known?.value === files.digest) return;
  const seed = files.parse();
  inTransaction(db, () => {
    emptyCatalogue(db);
    insertVehicles(db, seed);
    insertParts(db, seed);
    insertFits(db, seed.sets);
    db.prepare("INSERT OR REPLACE INTO meta VALUES ('seed', ?)").run(files.digest);
  });
}

function insertVehicles(db: DatabaseSync, { makes, engines }: SeedFiles): void {
  const make = db.prepare('INSERT INTO makes (id, position, body) VALUES (?, ?, ?)');
  makes.forEach((row, position) => make.run(row.id, position, JSON.stringify(toWireMake(row))));
  const engine = db.prepare('INSERT INTO engines (id, position, make, name, body) VALUES (?, ?, ?, ?, ?)');
  engines.forEach((row, position) =>
    engine.run(row.id, position, row.make, row.name, JSON.stringify(toWireEngine(row))),
  );
}

function insertParts(db: DatabaseSync, { sets, hidden }: SeedFiles): void {
  const parts = [...sets.flatMap((set) => set.items.map((item) => toSeedPart(set, item))), ...hidden.map(toHiddenPart)];
  const insert = db.prepare(
    'INSERT INTO parts (id, slug, number, set_code, size, position, name, body, price, stock) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  parts.forEach((part, position) => insert.run(...toColumns(part, position)));
  db.exec('INSERT INTO seeded_parts SELECT * FROM parts');
}

const toColumns = (part: StoredPart, position: number) => [
  part.id,
  part.slug,
  part.number,
  part.set,
  part.size,
  position,
  part.name,
  JSON.stringify(part.text),
  JSON.stringify(part.price),
  JSON.stringify(part.stock),
];

function insertFits(db: DatabaseSync, sets: SeedSet[]): void {
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

function toWireMake({
  id,
  name,
  image_name,
  logo_url,
  logo_webp_url,
  hasBadgePhoto,
  hasBannerPhoto,
  kind,
}: WireMake): WireMake {
  return { id, name, image_name, logo_url, logo_webp_url, hasBadgePhoto, hasBannerPhoto, kind };
}

function toWireEngine({
  make,
  name,
  models,
  capacity,
  description,
  cylinders,
  tooltip,
  bore_size,
  stroke,
}: SeedEngine): WireEngine {
  return { make, name, models, capacity, description, cylinders, ...(tooltip ? { tooltip } : {}), bore_size, stroke };
}

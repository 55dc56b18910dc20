import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './schema.ts';
import { seedCatalogue } from './seed.ts';

/** A file as it was right after its seed. */
let seeded: Buffer | null = null;

/**
 * Opens the file (or ":memory:") with the catalogue in it. A process that opens many new files, as tests do, fills the first from
 * the data and begins the others as copies of it; the digest in the copy still decides whether it is the seed of today.
 */
export function openSeeded(file: string): DatabaseSync {
  const isNew = file !== ':memory:' && !existsSync(file);
  if (isNew && seeded) writeFileSync(file, seeded);
  const db = openDatabase(file);
  seedCatalogue(db);
  if (isNew && !seeded) {
    // what was written stands beside the file until then
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    seeded = readFileSync(file);
  }
  return db;
}

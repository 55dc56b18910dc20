import { DatabaseSync } from 'node:sqlite';

/** Raise it when a table changes: the file is then built anew and what it held is lost. */
const SCHEMA_VERSION = 3;

const catalogueTables = ['makes', 'engines', 'parts', 'seeded_parts', 'related', 'applications'];
const tradeTables = [
  'carts',
  'addresses',
  'orders',
  'widget_tokens',
  'provider_payments',
  'mails',
  'settings',
  'articles',
];

const partColumns = `
    id TEXT PRIMARY KEY, slug TEXT NOT NULL UNIQUE, number TEXT NOT NULL, set_code TEXT NOT NULL, size TEXT NOT NULL,
    position INTEGER NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL, price TEXT NOT NULL, stock TEXT NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL DEFAULT 0`;

/** `seeded_parts` keeps every part as it was seeded; `touched` says that one in `parts` may be different. */
const definition = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS makes (id INTEGER PRIMARY KEY, position INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS engines (id TEXT PRIMARY KEY, position INTEGER NOT NULL, make TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS parts (${partColumns}) STRICT;
  CREATE TABLE IF NOT EXISTS seeded_parts (${partColumns}) STRICT;
  CREATE INDEX IF NOT EXISTS parts_of_set ON parts (set_code);
  CREATE INDEX IF NOT EXISTS parts_in_order ON parts (position);
  CREATE TABLE IF NOT EXISTS related (set_code TEXT PRIMARY KEY, codes TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS applications (
    position INTEGER PRIMARY KEY, set_code TEXT NOT NULL, make TEXT NOT NULL, model TEXT NOT NULL, engine TEXT NOT NULL, variant TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS applications_of_set ON applications (set_code);
  CREATE INDEX IF NOT EXISTS applications_of_engine ON applications (make, engine);
  CREATE TABLE IF NOT EXISTS carts (id TEXT PRIMARY KEY, changed TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS addresses (ref TEXT PRIMARY KEY, cart_id TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS orders (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, cart_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS widget_tokens (token TEXT PRIMARY KEY, kind TEXT NOT NULL, order_id TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS provider_payments (
    id TEXT PRIMARY KEY, provider TEXT NOT NULL, reference TEXT NOT NULL, order_id TEXT,
    amount INTEGER NOT NULL, currency TEXT NOT NULL, status TEXT NOT NULL, created TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS articles (slug TEXT PRIMARY KEY, body TEXT) STRICT;
`;

/** Opens the file (or ":memory:") and sees to it that every table is there in today's shape. */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== SCHEMA_VERSION) dropTables(db);
  db.exec(`${definition} PRAGMA user_version = ${SCHEMA_VERSION};`);
  return db;
}

/** Empties what the seed fills. */
export const emptyCatalogue = (db: DatabaseSync): void => emptyTables(db, catalogueTables);

/** Brings every part back to what it was when it was seeded; a part that the seed does not have goes. */
export function restoreParts(db: DatabaseSync): void {
  db.exec(
    'DELETE FROM parts WHERE touched = 1; INSERT INTO parts SELECT * FROM seeded_parts WHERE id NOT IN (SELECT id FROM parts)',
  );
}

/** Empties what buyers and people at the controls have made. */
export const emptyTrade = (db: DatabaseSync): void => emptyTables(db, tradeTables);

function emptyTables(db: DatabaseSync, tables: string[]): void {
  for (const table of tables) db.exec(`DELETE FROM ${table}`);
}

function dropTables(db: DatabaseSync): void {
  for (const table of ['meta', ...catalogueTables, ...tradeTables]) db.exec(`DROP TABLE IF EXISTS ${table}`);
}

/** Does all of `work` or nothing of it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

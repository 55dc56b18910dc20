import { DatabaseSync } from 'node:sqlite';

/** Raise it when a table changes: the file is then built anew and what it held is lost. */
const SCHEMA_VERSION = 5;

const part = `
  id TEXT PRIMARY KEY, slug TEXT NOT NULL UNIQUE, number TEXT NOT NULL, set_code TEXT NOT NULL, name TEXT NOT NULL,
  gone INTEGER NOT NULL, body TEXT NOT NULL, position INTEGER NOT NULL, touched INTEGER NOT NULL`;

/** Filled by the seed. `seeded_parts` keeps every part as it was seeded; `touched` says that one in `parts` may be different. */
const catalogue = {
  makes: 'body TEXT NOT NULL',
  engines: 'make TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL',
  parts: part,
  seeded_parts: part,
  related: 'set_code TEXT PRIMARY KEY, codes TEXT NOT NULL',
  applications:
    'set_code TEXT NOT NULL, make TEXT NOT NULL, model TEXT NOT NULL, engine TEXT NOT NULL, variant TEXT NOT NULL',
};

/** Made by buyers and people at the controls. */
const trade = {
  carts: 'id TEXT PRIMARY KEY, changed TEXT NOT NULL, body TEXT NOT NULL',
  addresses: 'ref TEXT PRIMARY KEY, body TEXT NOT NULL',
  orders: 'number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, cart_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL',
  widget_tokens: 'token TEXT PRIMARY KEY, kind TEXT NOT NULL, order_id TEXT NOT NULL',
  provider_payments: `
    id TEXT PRIMARY KEY, provider TEXT NOT NULL, reference TEXT NOT NULL, order_id TEXT, amount INTEGER NOT NULL,
    currency TEXT NOT NULL, status TEXT NOT NULL, created TEXT NOT NULL`,
  mails: 'id INTEGER PRIMARY KEY, body TEXT NOT NULL',
  settings: 'key TEXT PRIMARY KEY, value TEXT NOT NULL',
  articles: 'slug TEXT PRIMARY KEY, body TEXT',
};

const tables = { meta: 'key TEXT PRIMARY KEY, value TEXT NOT NULL', ...catalogue, ...trade };
const definition = `
  ${Object.entries(tables)
    .map(([name, columns]) => `CREATE TABLE IF NOT EXISTS ${name} (${columns}) STRICT;`)
    .join('\n')}
  CREATE INDEX IF NOT EXISTS parts_of_set ON parts (set_code);
  CREATE INDEX IF NOT EXISTS parts_in_order ON parts (position);
  CREATE INDEX IF NOT EXISTS engines_by_name ON engines (make, name);
  CREATE INDEX IF NOT EXISTS applications_of_set ON applications (set_code);
  CREATE INDEX IF NOT EXISTS applications_of_engine ON applications (make, engine);`;

/** Opens the file (or ":memory:") and sees to it that every table is there in today's shape. */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== SCHEMA_VERSION) for (const name of Object.keys(tables)) db.exec(`DROP TABLE IF EXISTS ${name}`);
  db.exec(`${definition} PRAGMA user_version = ${SCHEMA_VERSION};`);
  return db;
}

const empty = (db: DatabaseSync, group: object): void => {
  for (const name of Object.keys(group)) db.exec(`DELETE FROM ${name}`);
};

/** Empties what the seed fills. */
export const emptyCatalogue = (db: DatabaseSync): void => empty(db, catalogue);

/** Brings every part back to what it was when it was seeded, and empties what came since. */
export const backToSeed = (db: DatabaseSync): void =>
  inTransaction(db, () => {
    empty(db, trade);
    db.exec(
      'DELETE FROM parts WHERE touched = 1; INSERT INTO parts SELECT * FROM seeded_parts WHERE id NOT IN (SELECT id FROM parts)',
    );
  });

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

/** What a row keeps as JSON; null where there is no row. */
export const bodyOf = <T>(row: unknown): T | null =>
  row === undefined ? null : (JSON.parse((row as { body: string }).body) as T);
export const bodiesOf = <T>(rows: unknown[]): T[] => rows.map((row) => JSON.parse((row as { body: string }).body) as T);

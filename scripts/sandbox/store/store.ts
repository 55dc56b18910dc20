import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAddressStore } from './addresses.ts';
import { createArticleStore } from './articles.ts';
import { createCallLog } from './calls.ts';
import { createCartStore } from './carts.ts';
import { createFaultBook } from './faults.ts';
import { createMailStore } from './mails.ts';
import { createOrderStore } from './orders.ts';
import { createPartStore } from './parts.ts';
import { createPaymentStore } from './payments.ts';
import { backToSeed, inTransaction, openDatabase } from './schema.ts';
import { seedCatalogue } from './seed.ts';
import { createSettingsStore } from './settings.ts';
import { createVehicleStore } from './vehicles.ts';

export type Store = ReturnType<typeof openStore>;

/** All that the sandbox knows. `dataDir` holds `sandbox.db`; ":memory:" keeps nothing. Seeded when it opens. */
export function openStore(dataDir: string, now: () => Date = () => new Date()) {
  const db = openDatabase(toFile(dataDir));
  seedCatalogue(db);
  const calls = createCallLog(now);
  const faults = createFaultBook();
  const mails = createMailStore(db);
  return {
    now,
    parts: createPartStore(db),
    vehicles: createVehicleStore(db),
    carts: createCartStore(db, now),
    addresses: createAddressStore(db),
    orders: createOrderStore(db),
    payments: createPaymentStore(db, now),
    mails,
    settings: createSettingsStore(db),
    articles: createArticleStore(db),
    calls,
    faults,
    /** Does all of `work` or nothing of it. */
    atomically: <T>(work: () => T): T => inTransaction(db, work),
    /** Back to the seed: parts, stock, prices, and nobody has bought anything. */
    reset(): void {
      backToSeed(db);
      calls.clear();
      faults.clear();
      mails.acceptAll();
    },
    close: () => db.close(),
  };
}

function toFile(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, 'sandbox.db');
}

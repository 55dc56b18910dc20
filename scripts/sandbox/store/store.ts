import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createAddressStore } from './addresses.ts';
import { createArticleStore } from './articles.ts';
import { createCallLog } from './calls.ts';
import { createCartStore } from './carts.ts';
import { createFaultBook } from './faults.ts';
import { createMailStore } from './mails.ts';
import { createOrderStore } from './orders.ts';
import { createPartStore } from './parts.ts';
import { createPaymentStore } from './payments.ts';
import { openSeeded } from './open-seeded.ts';
import { emptyTrade, inTransaction, restoreParts } from './schema.ts';
import { createSettingsStore } from './settings.ts';
import { createVehicleStore } from './vehicles.ts';

export type Store = ReturnType<typeof openStore>;

/** All that the sandbox knows. `dataDir` holds `sandbox.db`; ":memory:" keeps nothing. Seeded when it opens. */
export function openStore(dataDir: string, now: () => Date = () => new Date()) {
  const db = openSeeded(toFile(dataDir));
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
    reset: () => reset(db, [calls.clear, faults.clear, mails.acceptAll]),
    close: () => db.close(),
  };
}

function toFile(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, 'sandbox.db');
}

/** Back to the seed: parts, stock, prices, and nobody has bought anything. */
function reset(db: DatabaseSync, clear: (() => void)[]): void {
  inTransaction(db, () => {
    emptyTrade(db);
    restoreParts(db);
  });
  for (const empty of clear) empty();
}

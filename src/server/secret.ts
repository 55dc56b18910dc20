import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

const shortest = 32;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * The secret of a shop that was given none (sandbox): made once and stored in the data folder, readable by its owner only, so
 * that baskets and order pages survive a restart. A shop on a real commerce API must be given its own (`SHOP_SECRET`).
 */
export function readStoredSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const stored = read(file);
  if (stored.length >= shortest) return stored;
  const made = randomBytes(shortest).toString('hex');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}

/** The secret of a shop with these settings: its own, or the one that is stored for it. Throws when none can be stored. */
export const readShopSecret = (env: Pick<Env, 'SHOP_SECRET' | 'DATA_DIR'>): string =>
  env.SHOP_SECRET || readStoredSecret(env.DATA_DIR);

/** A secret for one purpose, out of the shop's own: who learns it can do nothing with the others. 64 hexadecimal digits. */
export const deriveSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'race-series-shop', `derived:${purpose}`, 32)).toString('hex');

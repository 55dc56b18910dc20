import { randomBytes } from 'node:crypto';
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
 * The secret of a shop that was given none (sandbox): made once and kept in the data folder, readable by its owner only, so
 * that baskets and order pages survive a restart. A shop on a real commerce API must be given its own (`SHOP_SECRET`).
 */
export function readKeptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const kept = read(file);
  if (kept.length >= shortest) return kept;
  const made = randomBytes(shortest).toString('hex');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}

/** The secret of a shop with these settings: its own, or the one that is kept for it. Throws when none can be kept. */
export const readShopSecret = (env: Pick<Env, 'SHOP_SECRET' | 'DATA_DIR'>): string =>
  env.SHOP_SECRET || readKeptSecret(env.DATA_DIR);

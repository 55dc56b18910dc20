import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Env, parseEnv } from '#server/env.ts';
import { createLog, type Log } from '#server/log.ts';
import { readShopSecret } from '#server/secret.ts';
import { diagnoseRedis } from '#server/storage/diagnose.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Outcome } from '../backup/settings.ts';

/**
 * The storage of a shop that may be serving, for a command beside it. `place`: which one was opened, for people; no password is in it.
 * `secrets`: the shop's own, then those before.
 */
export type OpenRecords = { env: Env; storage: Storage; place: string; log: Log; secrets: readonly string[] };

const toFile = (env: Env): string => resolve(env.DATA_DIR, 'shop.db');

/** What a command that reads the storage has to be told first; null where it can run. */
function findObstacle(env: Env): string | null {
  if (env.STORAGE === 'memory')
    return 'STORAGE=memory: only the serving process knows what it remembers. Use sqlite or redis.';
  const file = toFile(env);
  // to open it would make an empty one, in which nothing is found
  return env.STORAGE === 'sqlite' && !existsSync(file)
    ? `There is no ${file}: has the shop run with this DATA_DIR?`
    : null;
}

/** A Redis that cannot be had is told with its setting: the words of its client name none. */
function refuseRedis(place: string, error: NodeJS.ErrnoException): Outcome {
  const cause = error.code ?? error.message;
  return { code: 2, lines: [`${place} cannot be opened (${cause}): ${diagnoseRedis(error)?.remedy ?? ''}.`] };
}

/**
 * Does the work on the storage that the environment names, beside a shop that serves. The log goes to the error output: what a command
 * prints may be piped into a file.
 */
export async function withRecords(
  environment: Record<string, string | undefined>,
  work: (records: OpenRecords) => Promise<Outcome>,
): Promise<Outcome> {
  const parsed = parseEnv(environment);
  if (!parsed.ok) return { code: 2, lines: ['Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)] };
  const { env } = parsed;
  const obstacle = findObstacle(env);
  if (obstacle !== null) return { code: 2, lines: [obstacle] };
  const secret = readShopSecret(env);
  const log = createLog(env.LOG_LEVEL, { secret, destination: process.stderr });
  const place = env.STORAGE === 'sqlite' ? toFile(env) : `Redis at ${new URL(env.REDIS_URL).host}`;
  const opened = await openStorage(env, Date.now, log).catch((error: Error) => error);
  if (opened instanceof Error) {
    if (env.STORAGE === 'redis') return refuseRedis(place, opened);
    throw opened;
  }
  const storage = opened;
  try {
    return await work({ env, storage, place, log, secrets: [secret, ...env.SHOP_SECRETS_BEFORE] });
  } finally {
    await storage.close();
  }
}

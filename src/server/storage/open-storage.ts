import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createMemoryStorage } from './memory.ts';
import { createSqliteStorage } from './sqlite.ts';
import { diagnoseFile, diagnoseRedis } from './diagnose.ts';
import { type HeldStorage, holdStorage } from './held-storage.ts';
import type { Storage } from './storage.ts';

type Settings = Pick<Env, 'STORAGE' | 'DATA_DIR' | 'REDIS_URL'>;

/**
 * The storage that the configuration names: memory, one file, or a Redis for several servers. Throws when it cannot be had.
 * The Redis client is some 500 files: a shop without Redis does not load them.
 */
export async function openStorage(env: Settings, now: () => number, log: Log): Promise<Storage> {
  if (env.STORAGE === 'memory') return createMemoryStorage(now);
  if (env.STORAGE === 'redis') {
    const { createRedisStorage } = await import('./redis.ts');
    return createRedisStorage({ url: env.REDIS_URL, now, log });
  }
  const file = join(env.DATA_DIR, 'shop.db');
  return createSqliteStorage(file, now, () => log.warn('storage-begun', { place: file }));
}

/** The same for a shop, which reads on while it cannot be had: see `held-storage.ts`. */
export function openHeldStorage(env: Settings, now: () => number, log: Log): Promise<HeldStorage> {
  const file = join(env.DATA_DIR, 'shop.db');
  if (env.STORAGE !== 'redis')
    return holdStorage({ open: () => openStorage(env, now, log), diagnose: diagnoseFile, place: file, log });
  const open = async () => {
    const { createRedisStorage } = await import('./redis.ts');
    return createRedisStorage({ url: env.REDIS_URL, now, log, isRetriedForever: true });
  };
  return holdStorage({ open, diagnose: diagnoseRedis, place: new URL(env.REDIS_URL).host, log });
}

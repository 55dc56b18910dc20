import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createMemoryStorage } from './memory.ts';
import { createRedisStorage } from './redis.ts';
import { createSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

type Settings = Pick<Env, 'STORAGE' | 'DATA_DIR' | 'REDIS_URL'>;

/** The storage that the configuration names: memory, one file, or a Redis for several servers. Throws when it cannot be had. */
export async function openStorage(env: Settings, now: () => number, log: Log): Promise<Storage> {
  if (env.STORAGE === 'memory') return createMemoryStorage(now);
  if (env.STORAGE === 'redis') return createRedisStorage({ url: env.REDIS_URL, now, log });
  return createSqliteStorage(join(env.DATA_DIR, 'shop.db'), now);
}

import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Seal } from '../seal.ts';
import { createLimits, type Limits, type OpenCounter, openMemoryCounter } from './limits.ts';

type Settings = { env: Pick<Env, 'STORAGE' | 'REDIS_URL'>; now: () => number; log: Log; seal: Seal; factor?: number };

export type OpenedLimits = { limits: Limits; close(): Promise<void> };

/**
 * Counts where the shop remembers: in Redis for all servers together, else in this process, which is the only one. A Redis that
 * cannot be reached leaves each server counting for itself: never without limits, and never refusing because of it.
 */
export async function openLimits({ env, now, log, seal, factor = 1 }: Settings): Promise<OpenedLimits> {
  const blind = (key: string) => seal.fingerprint('rate-limit', key);
  if (env.STORAGE !== 'redis')
    return { limits: createLimits({ openCounter: openMemoryCounter, blind, factor }), close: async () => undefined };
  const { openRedis } = await import('../storage/redis.ts');
  // a connection of its own: counting never stands in line behind what is remembered
  const client = await openRedis({ url: env.REDIS_URL, now, log, isRetriedForever: true });
  const openCounter: OpenCounter = ({ name, most, seconds }) =>
    new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `race-series:pace:${name}`,
      points: most,
      duration: seconds,
      inMemoryBlockOnConsumed: most + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds }),
    });
  return { limits: createLimits({ openCounter, blind, factor }), close: () => client.close() };
}

import type { Env } from './env.ts';
import { readShopSecret } from './secret.ts';
import { createLog, type Log } from './log.ts';

/** The log of a shop with these settings. Throws where the shop has no secret and none can be kept. */
export const openLog = (env: Pick<Env, 'LOG_LEVEL' | 'SHOP_SECRET' | 'DATA_DIR'>): Log =>
  createLog(env.LOG_LEVEL, { secret: readShopSecret(env) });

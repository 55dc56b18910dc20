import { join } from 'node:path';
import { createCommerce, type Deadlines } from '#commerce/index.ts';
import type { Env } from './env.ts';
import { readKeptSecret } from './kept-secret.ts';
import type { Facts, Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { sendOrderConfirmation } from './mail/order-confirmation.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createOrderPlacing } from './order/place-order.ts';
import type { PlacingTiming } from './order/placing.ts';
import { createSeal } from './seal.ts';
import type { Services } from './services.ts';
import { createMemoryStorage } from './storage/memory.ts';
import { createSqliteStorage } from './storage/sqlite.ts';

/** Milliseconds between two looks for mails that could not be sent at once. */
const flushEveryMs = 15_000;

/** For tests and drills: other deadlines and waiting times than those of daily work. */
export type ServiceTiming = { deadlines?: Partial<Deadlines>; placing?: Partial<PlacingTiming> };

const openStorage = (env: Env, now: () => number) =>
  env.STORAGE === 'memory' ? createMemoryStorage(now) : createSqliteStorage(join(env.DATA_DIR, 'shop.db'), now);

const connect = (env: Env, log: Log, deadlines: Partial<Deadlines> | undefined) =>
  createCommerce({
    apiUrl: env.COMMERCE_API_URL,
    countryServiceUrl: env.COUNTRY_SERVICE_URL,
    source: env.COMMERCE_SOURCE,
    priceGroup: env.COMMERCE_PRICE_GROUP,
    manufacturerGroup: env.COMMERCE_MANUFACTURER_GROUP,
    location: env.COMMERCE_LOCATION,
    log,
    ...(deadlines ? { deadlines } : {}),
  });

/** Runs work that nobody waits for; what goes wrong is logged, never thrown into the void. */
const inBackground = (log: Log, code: string, work: Promise<void>) =>
  void work.catch((error: unknown) => {
    const facts: Facts = { reason: error instanceof Error ? error.message : 'unknown' };
    log.error(code, facts);
  });

/** Confirmations are tried at once, and again by the clock. */
function startFlushing(outbox: Outbox, log: Log): Outbox {
  const flush = () => inBackground(log, 'outbox-not-flushed', outbox.flush());
  setInterval(flush, flushEveryMs).unref();
  flush();
  return {
    ...outbox,
    async put(orderId) {
      await outbox.put(orderId);
      flush();
    },
  };
}

/**
 * Builds everything with an effect out of the environment, and takes up again what a dead process left behind: orders
 * being placed and mails not yet sent. `pictureFor` gives our own picture for a photo of the commerce API.
 */
export async function createServices(
  env: Env,
  log: Log,
  pictureFor: Services['pictureFor'],
  timing: ServiceTiming = {},
): Promise<Services> {
  const now = () => Date.now();
  const storage = openStorage(env, now);
  const commerce = connect(env, log, timing.deadlines);
  const seal = createSeal(env.SHOP_SECRET || readKeptSecret(env.DATA_DIR), now);
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM });
  const deliver = (orderId: string) => sendOrderConfirmation({ commerce, mailer, seal, env }, orderId);
  const outbox = startFlushing(createOutbox({ storage, log, now, deliver }), log);
  const placing = createOrderPlacing({
    commerce,
    storage,
    log,
    now,
    onPlaced: outbox.put,
    ...(timing.placing ? { timing: timing.placing } : {}),
  });
  inBackground(log, 'placings-not-resumed', placing.resume());
  return { env, commerce, storage, seal, mailer, placing, log, now, pictureFor };
}

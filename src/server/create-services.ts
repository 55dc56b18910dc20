import type { PaymentFaultKind } from '#domain/payment/payment-fault.ts';
import { unpaidPiecesMost } from '#config/buckets.ts';
import { limits as figures } from '#config/limits.ts';
import { retention } from '#config/retention.ts';
import { createHolidays } from './delivery/holidays.ts';
import { forgetPromise, notePromise } from './delivery/kept-promise.ts';
import type { Env } from './env.ts';
import { type Foundation, openFoundation, type ReleaseFacts, type ServiceTiming } from './foundation.ts';
import type { Log } from './log.ts';
import { openLimits } from './limits/open-limits.ts';
import { createKeptAnswers } from './live/kept-answers.ts';
import { createLiveAnswers } from './live/live-answers.ts';
import { createEnquiryQueue } from './mail/enquiry-queue.ts';
import { putOrderConfirmation } from './mail/order-confirmation.ts';
import { createOrderLinkQueue } from './mail/order-link-queue.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createStatementQueue } from './mail/statement-queue.ts';
import { holdMarquee } from './marquee.ts';
import { createMutex } from './mutex.ts';
import { createOrderPace, type OrderPace } from './order/order-pace.ts';
import { createUnpaidPieces } from './order/unpaid-pieces.ts';
import { createOrderPlacing } from './order/place-order.ts';
import { createOrderPayments } from './payment/order-payments.ts';
import { createReplacing } from './payment/replacing.ts';
import { openProof } from './proof/proof.ts';
import type { Services } from './services.ts';
import { createStockAlerts } from './stock-alert/stock-alerts.ts';
import { isStorageSick } from './storage/held-storage.ts';
import { checkStoredRows } from './stored-rows.ts';
import { readShopSecret } from './secret.ts';

export type { ServiceTiming };

/** Milliseconds between two looks for mails that could not be sent at once. */
const flushEveryMs = 15_000;

/** Milliseconds between two looks for payments that are due to be looked at. */
const lookEveryMs = 30_000;

/** Runs a job that nobody waits for; a sick storage has said so itself, what else goes wrong is logged under this code, never thrown into the void. */
const inBackground = (log: Log, job: string, code: string, work: () => Promise<void>) =>
  log.job(
    job,
    () => void work().catch((error: unknown) => log[isStorageSick(error) ? 'debug' : 'error'](code, {}, error)),
  );

/** Mails are tried at once, and again by the clock until `stop`. */
function startFlushing(outbox: Outbox, log: Log): Outbox & { stop(): void } {
  const flush = () => inBackground(log, 'outbox', 'outbox-not-flushed', outbox.flush);
  const clock = setInterval(flush, flushEveryMs).unref();
  flush();
  return {
    ...outbox,
    stop: () => clearInterval(clock),
    async put(id) {
      await outbox.put(id);
      flush();
    },
  };
}

/** Payments that nobody asks about are looked at now and by the clock until `stop`. */
function startLooking(look: () => Promise<void>, log: Log, everyMs = lookEveryMs): { stop(): void } {
  const start = () => inBackground(log, 'look-at-payments', 'payments-not-looked-at', look);
  const clock = setInterval(start, everyMs).unref();
  start();
  return { stop: () => clearInterval(clock) };
}

/** Those who count faster than people count without proof too. */
const openOrderPace = ({ storage, now, seal }: Foundation, factor: number): OrderPace =>
  createOrderPace({
    ...{ storage, now, blind: (text) => seal.fingerprint('rate-limit', text) },
    ...{
      most: figures.ordersAnHour * factor,
      proofFrom: figures.orderProofFrom * factor,
      windowSeconds: retention['order-pace'].seconds,
    },
  });

/**
 * Builds everything with an effect out of the environment, and takes up again what a dead process left behind: orders
 * being placed and mails not yet sent. `release` tells what the release being served knows of parts.
 */
export async function createServices(
  env: Env,
  log: Log,
  release: ReleaseFacts,
  timing: ServiceTiming = {},
): Promise<Services> {
  const foundation = await openFoundation(env, log, release, timing);
  const { now, storage, commerce, seal } = foundation;
  const outbox = startFlushing(foundation.outbox, log);
  const cartMutex = createMutex({ storage, log, now });
  const holidays = createHolidays();
  const factor = timing.pace ?? 1;
  const live = createLiveAnswers({ ...foundation, times: timing.live });
  const replacing = createReplacing({ storage, log, now, commerce });
  const placing = createOrderPlacing({
    commerce,
    storage,
    log,
    now,
    runExclusive: cartMutex.runExclusive,
    notePromise: (cart, displayed) => notePromise({ commerce, storage, log, now, holidays }, cart, displayed),
    forgetPromise: (cartId) => forgetPromise({ storage, log }, cartId),
    replacing,
    unpaid: createUnpaidPieces({
      ...{ commerce, storage, log, now, runExclusive: cartMutex.runExclusive },
      most: unpaidPiecesMost * factor,
    }),
    onPlaced: (orderId) => putOrderConfirmation(outbox, orderId),
    ...(timing.placing ? { timing: timing.placing } : {}),
  });
  const countFault = (kind: PaymentFaultKind) => foundation.measures.increment('payment_faults_total', { kind });
  const payments = createOrderPayments({ ...foundation, outbox, countFault, ...timing.payments });
  const looking = startLooking(payments.look, log, timing.payments?.everyMs);
  inBackground(log, 'resume-placings', 'placings-not-resumed', placing.resume);
  inBackground(log, 'check-rows', 'rows-not-checked', () => checkStoredRows({ storage, log }));
  const { limits, close: closeLimits } = await openLimits({ env, now, log, seal, factor });
  return {
    ...foundation,
    live,
    kept: createKeptAnswers({ live, now }),
    ...{ outbox, placing, payments, replacing, holidays, cartMutex, pictureFor: release.pictureFor },
    limits,
    orderPace: openOrderPace(foundation, factor),
    marquee: holdMarquee(foundation),
    enquiries: createEnquiryQueue({ storage, log, outbox }),
    proofs: openProof(env, readShopSecret(env), now, log),
    orderLinks: createOrderLinkQueue({ storage, outbox }),
    statements: createStatementQueue({ storage, log, outbox, now }),
    stockAlerts: createStockAlerts({ ...foundation, outbox }),
    async close() {
      outbox.stop();
      looking.stop();
      placing.stop();
      await closeLimits();
      await storage.close();
    },
  };
}

import type { Commerce } from '#commerce/commerce.ts';
import { type CommerceCounts, createCommerce, type Deadlines } from '#commerce/index.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { MemoryTimes } from './live/decide-wait.ts';
import { isEnquiryId, sendEnquiry } from './mail/enquiry-queue.ts';
import { paceMailboxes } from './mail/mailbox-pace.ts';
import { createMailer, type Mailer, type MailServerCheck } from './mail/mailer.ts';
import { isOrderConfirmationId, sendOrderConfirmation } from './mail/order-confirmation.ts';
import { isOrderLinkId, sendOrderLink } from './mail/order-link-queue.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox/outbox.ts';
import { isPaymentFaultEntry, isReceiptEntry } from './payment/payment-entries.ts';
import { sendPaymentFault, sendReceipt } from './mail/payment-mails.ts';
import { isStockAlertId, sendStockAlert } from './stock-alert/mail-entries.ts';
import { isStatementId, sendStatementMail } from './mail/statement-queue.ts';
import { createMeasures, type Measures } from './measures.ts';
import type { OrderPaymentsOptions } from './payment/order-payments.ts';
import type { PlacingTiming } from './order/placing-types.ts';
import { createTitles, type TitleOf } from './part-titles.ts';
import type { Release } from './release/release.ts';
import { createSeal, type Seal } from './seal.ts';
import type { HeldStorage } from './storage/held-storage.ts';
import { openHeldStorage } from './storage/open-storage.ts';
import { readShopSecret } from './secret.ts';

/** For tests and drills: other deadlines and waiting times than those of daily work, another way to the commerce API. */
export type ServiceTiming = {
  deadlines?: Partial<Deadlines>;
  startDeadline?: (ms: number) => AbortSignal;
  placing?: Partial<PlacingTiming>;
  payments?: Pick<OrderPaymentsOptions, 'captureMs' | 'looksMs' | 'againMs'> & { everyMs?: number };
  fetch?: typeof fetch;
  /** so many times the pace of daily work, for what does the work of many visitors from one address */
  pace?: number;
  /** false: no operation of the commerce API is left alone, however often it fails */
  breaks?: boolean;
  live?: Partial<MemoryTimes>;
};

/** What the serving process and the jobs beside it have in common. The outbox sends when `flush` is called. */
export type Foundation = {
  env: Env;
  log: Log;
  /** what is counted, for whoever looks from outside */
  measures: Measures;
  /** milliseconds since 1970; the only clock */
  now: () => number;
  storage: HeldStorage;
  commerce: Commerce;
  /** milliseconds since 1970 of the last good answer of the commerce API; null before the first */
  lastGoodCall: () => number | null;
  seal: Seal;
  mailer: Mailer & MailServerCheck;
  outbox: Outbox;
  /** what a part is called in lists and mails */
  titleOf: TitleOf;
  findTerms: Release['findTerms'];
};

/** What the served release knows: our own picture for a photo of the commerce API, the name of a set, the terms where pages are built. */
export type ReleaseFacts = Pick<Release, 'pictureFor' | 'findTitle'> & Partial<Pick<Release, 'findTerms'>>;

const breakerStates = { closed: 0, 'half-open': 1, open: 2 } as const;

const countCalls = (measures: Measures): CommerceCounts => ({
  called(operation, outcome, seconds) {
    measures.increment('commerce_calls_total', { operation, outcome });
    measures.increment('commerce_call_seconds_total', { operation }, seconds);
  },
  repeated: (operation, isSent) =>
    measures.increment('commerce_retries_total', { operation, outcome: isSent ? 'sent' : 'refused' }),
  breaker: (operation, state) => measures.set('commerce_breaker_state', { operation }, breakerStates[state]),
});

type Connection = Pick<ServiceTiming, 'deadlines' | 'startDeadline' | 'fetch' | 'breaks'> & { counts: CommerceCounts };

const connect = (env: Env, log: Log, { deadlines, startDeadline, fetch, breaks, counts }: Connection) =>
  createCommerce({
    counts,
    ...(breaks === undefined ? {} : { breaks }),
    apiUrl: env.COMMERCE_API_URL,
    countryServiceUrl: env.COUNTRY_SERVICE_URL,
    newsServiceUrl: env.NEWS_SERVICE_URL,
    marqueeUrl: env.MARQUEE_URL,
    source: env.COMMERCE_SOURCE,
    priceGroup: env.COMMERCE_PRICE_GROUP,
    manufacturerGroup: env.COMMERCE_MANUFACTURER_GROUP,
    location: env.COMMERCE_LOCATION,
    log,
    ...(deadlines ? { deadlines } : {}),
    ...(startDeadline ? { startDeadline } : {}),
    ...(fetch ? { fetch } : {}),
  });

/** The commerce API for a command beside the shop, which counts nothing. */
export const openCommerce = (env: Env, log: Log): Commerce =>
  connect(env, log, { counts: { called: () => {}, repeated: () => {}, breaker: () => {} } });

/** Counts as `counts` does, and remembers when the commerce API last answered well; its considered no is an answer too. */
function noteGoodCalls(
  counts: CommerceCounts,
  now: () => number,
): { counts: CommerceCounts; last: () => number | null } {
  let last: number | null = null;
  const called: CommerceCounts['called'] = (operation, outcome, seconds) => {
    if (outcome === 'ok' || outcome === 'refused') last = now();
    counts.called(operation, outcome, seconds);
  };
  return { counts: { ...counts, called }, last: () => last };
}

/** Every mail of the shop by the id of its entry in the outbox; null for an id of no kind that there is. */
function createDelivery(opened: Omit<Foundation, 'outbox'>, factor?: number): OutboxOptions['deliver'] {
  const { env } = opened;
  const deps = { ...opened, mailer: paceMailboxes(opened.mailer, { ...opened, factor }) };
  const addresses = { to: env.ENQUIRY_TO, siteUrl: env.SITE_URL };
  const added = { dealerTo: env.DEALER_ENQUIRY_TO, source: env.COMMERCE_SOURCE, location: env.COMMERCE_LOCATION };
  return (id) => {
    if (isOrderConfirmationId(id)) return sendOrderConfirmation(deps, id);
    if (isOrderLinkId(id)) return sendOrderLink(deps, id);
    if (isReceiptEntry(id)) return sendReceipt(deps, id);
    if (isPaymentFaultEntry(id)) return sendPaymentFault({ ...deps, to: env.ENQUIRY_TO }, id);
    if (isEnquiryId(id)) return sendEnquiry({ ...deps, facts: { ...addresses, ...added } }, id);
    if (isStatementId(id)) return sendStatementMail({ ...deps, addresses }, id);
    if (isStockAlertId(id)) return sendStockAlert(deps, id);
    return null;
  };
}

/** Opens storage, commerce API, mail and seal as the environment names them. A storage that cannot be had begins sick. */
export async function openFoundation(
  env: Env,
  log: Log,
  { findTitle, findTerms = () => null }: Omit<ReleaseFacts, 'pictureFor'>,
  timing: ServiceTiming = {},
): Promise<Foundation> {
  const now = () => Date.now();
  const measures = createMeasures();
  const calls = noteGoodCalls(countCalls(measures), now);
  const deps = {
    ...{ env, log, now, measures },
    storage: await openHeldStorage(env, now, log),
    commerce: connect(env, log, { ...timing, counts: calls.counts }),
    lastGoodCall: calls.last,
    seal: createSeal(readShopSecret(env), now, env.SHOP_SECRETS_BEFORE),
    titleOf: createTitles(findTitle),
    findTerms,
    mailer: createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
  };
  const outbox = createOutbox({ ...deps, deliver: createDelivery(deps, timing.pace) });
  return { ...deps, outbox };
}

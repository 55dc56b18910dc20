import type { Holidays } from './delivery/holidays.ts';
import type { Foundation } from './foundation.ts';
import type { Limits } from './limits/limits.ts';
import type { EnquiryQueue } from './mail/enquiry-queue.ts';
import type { OrderLinkQueue } from './mail/order-link-queue.ts';
import type { KeptAnswers } from './live/kept-answers.ts';
import type { LiveAnswers } from './live/live-answers.ts';
import type { StatementQueue } from './mail/statement-queue.ts';
import type { MarqueeHolder } from './marquee.ts';
import type { Mutex } from './mutex.ts';
import type { ProofProvider } from './proof/provider.ts';
import type { OrderPace } from './order/order-pace.ts';
import type { OrderPlacing } from './order/placing-types.ts';
import type { OrderPayments } from './payment/order-payments.ts';
import type { Replacing } from './payment/replacing.ts';
import type { StockAlerts } from './stock-alert/stock-alerts.ts';

/** Everything with an effect that handlers need, built once at start by `start.ts` and handed down; tests hand in others. */
export type Services = Foundation & {
  /** price and stock as they are shown; what is bought asks `commerce` itself */
  live: LiveAnswers;
  /** those of them that went out to somebody without a basket */
  kept: KeptAnswers;
  placing: OrderPlacing;
  payments: OrderPayments;
  /** unpaid orders whose parts are ordered anew */
  replacing: Replacing;
  holidays: Holidays;
  marquee: MarqueeHolder;
  /** changes of one cart, one after the other */
  cartMutex: Mutex;
  enquiries: EnquiryQueue;
  orderPace: OrderPace;
  /** how often one visitor may do each thing */
  limits: Limits;
  /** what keeps programs out of the forms */
  proofs: ProofProvider;
  orderLinks: OrderLinkQueue;
  /** withdrawals and returns */
  statements: StatementQueue;
  stockAlerts: StockAlerts;
  /** address of a small picture for a photo of the commerce API, or null */
  pictureFor: (photoUrl: string) => string | null;
  /** stops the clocks and closes the storage; what is still under way then fails */
  close(): Promise<void>;
};

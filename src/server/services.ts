import type { Holidays } from './delivery/holidays.ts';
import type { Foundation } from './foundation.ts';
import type { EnquiryQueue } from './mail/enquiry-queue.ts';
import type { OrderLinkQueue } from './mail/order-link-queue.ts';
import type { WithdrawalQueue } from './mail/withdrawal-queue.ts';
import type { MarqueeHolder } from './marquee.ts';
import type { Mutex } from './mutex.ts';
import type { ProofProvider } from './proof/proof-provider.ts';
import type { OrderPlacing } from './order/placing-types.ts';
import type { OrderPayments } from './payment/order-payments.ts';
import type { RateLimit } from './rate-limit.ts';
import type { StockAlerts } from './stock-alert/stock-alerts.ts';

/** Everything with an effect that handlers need, built once at start by `start.ts` and handed down; tests hand in others. */
export type Services = Foundation & {
  placing: OrderPlacing;
  payments: OrderPayments;
  holidays: Holidays;
  marquee: MarqueeHolder;
  /** changes of one cart, one after the other */
  cartMutex: Mutex;
  enquiries: EnquiryQueue;
  /** what keeps programs out of the forms */
  proofs: ProofProvider;
  /** how many receipts one visitor may have mailed once more */
  receiptLimit: RateLimit;
  orderLinks: OrderLinkQueue;
  /** how often one visitor may ask for the link of an order */
  orderLinkLimit: RateLimit;
  /** how many enquiries one visitor may send */
  enquiryLimit: RateLimit;
  withdrawals: WithdrawalQueue;
  /** how many statements of withdrawal one visitor may send */
  withdrawalLimit: RateLimit;
  stockAlerts: StockAlerts;
  /** how many requests to be told of stock one visitor may send */
  stockAlertLimit: RateLimit;
  /** address of a small picture for a photo of the commerce API, or null */
  pictureFor: (photoUrl: string) => string | null;
  /** stops the clocks and closes the storage; what is still under way then fails */
  close(): Promise<void>;
};

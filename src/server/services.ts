import type { Foundation } from './foundation.ts';
import type { EnquiryPost } from './mail/enquiry-post.ts';
import type { OrderLinkPost } from './mail/order-link-post.ts';
import type { WithdrawalPost } from './mail/withdrawal-post.ts';
import type { MarqueeHolder } from './marquee.ts';
import type { ProofProvider } from './proof/proof-provider.ts';
import type { OrderPlacing } from './order/placing.ts';
import type { RateLimit } from './rate-limit.ts';
import type { StockAlerts } from './stock-alert/stock-alerts.ts';
import type { Turns } from './turns.ts';

/** Everything with an effect that handlers need, built once at start by `start.ts` and handed down; tests hand in others. */
export type Services = Foundation & {
  placing: OrderPlacing;
  marquee: MarqueeHolder;
  /** changes of one cart, one after the other */
  turns: Turns;
  enquiries: EnquiryPost;
  /** what keeps programs out of the forms */
  proofs: ProofProvider;
  orderLinks: OrderLinkPost;
  /** how often one visitor may ask for the link of an order */
  orderLinkLimit: RateLimit;
  /** how many enquiries one visitor may send */
  enquiryLimit: RateLimit;
  withdrawals: WithdrawalPost;
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

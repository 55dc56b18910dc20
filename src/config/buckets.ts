import { limits } from './limits.ts';

/** So often within so many seconds, counted from the first time. */
export type Rate = { most: number; seconds: number };

/**
 * How often one thing may be asked for. `address`: by one visitor's address (of IPv6 its /64), behind which a workshop of
 * thirty may sit; `cart`, `order`: for one basket, one order, whoever asks; `opening`: baskets opened by one address.
 * `areRepeatsFree`: the same address of a page again within the minute, where it is answered from memory and costs nobody anything.
 */
export type Bucket = Partial<Record<'address' | 'cart' | 'order' | 'opening', Rate>> & { areRepeatsFree?: true };

const minute = 60;
const hour = 3600;
const window = limits.enquiryWindowMs / 1000;
const inMinute = (most: number): Rate => ({ most, seconds: minute });
const inWindow = (most: number): Rate => ({ most, seconds: window });

/**
 * The figures come from what one buyer does in a busy minute, times thirty for the address (rule request.pace):
 * ten pages with live prices, four searches, a quick order of 200 rows once, a postcode typed five times. What guesses, mails
 * or makes somebody else work is counted for the hour and by the basket or order, so that thirty buyers do not share it.
 */
export const buckets = {
  /** what is read about the visitor and the own basket */
  reading: { address: inMinute(600) },
  /** price and stock of a part */
  part: { address: inMinute(300), areRepeatsFree: true },
  /** what is drawn when it is asked for: the box of a part, a page newer than the build; the same again counts too */
  drawn: { address: inMinute(600), areRepeatsFree: true },
  /** all parts of an engine, which takes three times as long: four engines */
  offers: { address: inMinute(120) },
  /** the page that says when to try again, which is drawn too; whoever has had enough of them gets the bare answer */
  refused: { address: inMinute(60) },
  /** price and stock of up to 50 parts */
  parts: { address: inMinute(120) },
  search: { address: inMinute(120), areRepeatsFree: true },
  /** a quick order sends its rows one by one */
  line: { cart: inWindow(300), address: inWindow(1500), opening: { most: 40, seconds: 600 } },
  promo: { cart: { most: 10, seconds: hour }, address: { most: 60, seconds: hour } },
  vat: { cart: { most: 30, seconds: 600 }, address: { most: 120, seconds: 600 } },
  /** what is typed and chosen in the checkout */
  choice: { cart: inWindow(300), address: inWindow(1500) },
  /** presses of "Place order and pay", and asking for their outcome; how many become orders: `ordersAnHour` */
  order: { cart: { most: 30, seconds: 600 }, address: { most: 90, seconds: 600 } },
  /** an order by its number, by whoever asks */
  orderRead: { address: inMinute(120) },
  /** tokens and captures at the payment provider */
  payment: { order: inWindow(30), address: inWindow(150) },
  /** whether an order is paid by now; a page that waits asks by itself */
  confirm: { order: inWindow(150), address: inWindow(900) },
  receipt: { address: inWindow(limits.receiptsAtOnce) },
  orderLink: { address: inWindow(limits.orderLinksAtOnce) },
  enquiry: { address: inWindow(limits.enquiriesAtOnce) },
  withdrawal: { address: inWindow(limits.statementsAtOnce) },
  return: { address: inWindow(limits.statementsAtOnce) },
  stockAlert: { address: inWindow(limits.stockAlertsAtOnce) },
  /** following a mailed link */
  alertLink: { address: inWindow(100) },
} as const satisfies Record<string, Bucket>;

/**
 * Connections that may be open at once. `inAll`: each may hold a body of 64 KiB and an answer, together about as much as the rest
 * of the process. `ofOneAddress`: a workshop of thirty, each with the six that a browser opens (rule request.connections).
 */
export const connections = { inAll: 2_000, ofOneAddress: 200 };

/**
 * Pieces in orders of one address that may wait for their payment at a time. A workshop orders up to 24 sets at once, and pays by card
 * in a minute: two such orders beside each other, of two people behind one address. What is paid does not count, and a first order may
 * be of any size.
 */
export const unpaidPiecesMost = 48;

export type BucketName = keyof typeof buckets;

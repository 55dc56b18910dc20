import { limits } from './limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A basket and what belongs to it: as long as its cookie. */
const basket = limits.cartDays * day;
/** A day longer than that cookie: whoever can still ask must still get the same answer. */
const placing = basket + day;
/**
 * What the shop keeps of an order. A delivery may be months away, an order that nobody closes can be paid all that time, and a new link to
 * it is mailed for the asking (rule privacy.link-again).
 */
const order = 400 * day;

/**
 * What the privacy policy says of what is kept, in its order: `what`, `howLong`, `why` are the cells of its table. `{longest}` is the longest
 * that any row of the topic lasts; other names are those of `domain/prose/figures.ts`.
 */
export const retentionTopics = {
  basket: {
    what: 'Basket and what you typed in the checkout',
    howLong: '{longest}',
    why: 'So that a reload or a lost connection loses nothing',
  },
  placing: {
    what: 'That a basket is becoming an order, or has become one',
    howLong: '{longest}; where it is not known whether there is an order, until it is, {order-kept-days} days at most',
    why: 'So that it is ordered once, however often the button is pressed',
  },
  order: {
    what: 'Record of an order: number, total, payment, promised delivery, company, VAT number and reference, without your name and address',
    howLong: '{longest}',
    why: 'So that it can be paid, delivered as promised and checked for tax',
  },
  mailbox: {
    what: 'Which mailbox belongs to an order: a hash of both, made with our own key. Neither can be read out of it',
    howLong: '{longest} from the first e-mail about the order',
    why: 'If you withdraw or return parts, we answer in full to that mailbox, and to no other',
  },
  statement: {
    what: 'Withdrawals and returns',
    howLong:
      'On our server until the receipt and the notice to the seller are sent, {longest} at most; the e-mails as long as the law of the seller’s country demands',
    why: 'They are proof of what you stated and when',
  },
  enquiry: {
    what: 'Enquiries',
    howLong:
      'On our server until the mail server has taken them, {longest} at most; the e-mails until they are answered and no claim can follow from them',
    why: 'So that we can answer',
  },
  alert: {
    what: 'Requests for stock by e-mail',
    howLong:
      '{stock-alert-hours} hours until you confirm them, then until we have written or you stop them, {stock-alert-days} days at most. Then we delete the address. For {stock-alert-ended-days} days more we remember that there was a request for the part',
    why: 'So that we can write to you once, and the links of our e-mails can say what became of it',
  },
  mail: {
    what: 'That an e-mail is to be sent, was sent or could not be: without its words and your address',
    howLong: '{longest}',
    why: 'So that none is lost and none comes twice',
  },
  safety: {
    what: 'The country of your network, counts against floods and other marks, under codes and without your name',
    howLong: '{longest}',
    why: 'So that the shop is safe and nobody empties the stock without paying',
  },
} as const;

type Kept = {
  /** from the last time that it was written on; then no driver of the storage gives it back */
  seconds: number;
  topic: keyof typeof retentionTopics;
  /** what it is for, as `npm run person` tells it */
  why: string;
};

const kept = (topic: Kept['topic'], seconds: number, why: string): Kept => ({ topic, seconds, why });

/** Every kind of row in the storage: how long it is kept, and why. */
export const retention = {
  draft: kept('basket', basket, 'what was typed in the checkout'),
  terms: kept('basket', basket, 'what the tax of a basket is decided by'),
  'cart-holder': kept('basket', basket, 'a random key that keeps others out of a basket and its order'),
  'cart-country': kept('basket', basket, 'where a basket goes'),
  'cart-engines': kept('basket', basket, 'which engines the parts of a basket are for'),
  'known-stock': kept('basket', hour, 'the stock that a summary was drawn with'),
  'carried-along': kept('basket', basket, 'the basket that parts were moved into'),
  'order-draft': kept('basket', basket, 'what an order was typed with, so that its parts can go back into a basket'),
  'put-back': kept('basket', basket, 'the basket that the parts of an unpaid order were put into'),

  placing: kept('placing', placing, 'how far a basket has come on its way to an order'),
  'agreed-tax': kept('placing', placing, 'the tax that an order is being placed with'),
  'cart-promise': kept('placing', placing, 'the delivery that an order is being placed with'),

  'placed-order': kept('order', order, 'number, total and time of an order'),
  'order-vat': kept('order', order, 'the tax that an order was placed with: company, VAT number, reference'),
  'order-engines': kept('order', order, 'which engines the parts of an order are for'),
  'order-promise': kept('order', order, 'the delivery that was promised with an order'),
  payment: kept('order', order, 'how an order is being paid, so that it is paid once'),
  'payment-look': kept('order', 3 * day, 'that the payment of an order is to be looked at'),
  'paid-at': kept('order', order, 'when the shop first knew that an order is paid'),
  'cart-replaces': kept('order', order, 'which unpaid orders a basket takes the place of'),
  'order-mailbox': kept('mailbox', order, 'that an order was mailed to a mailbox, as a keyed hash of both'),

  withdrawal: kept('statement', 90 * day, 'a withdrawal from contract until both of its mails are sent'),
  return: kept('statement', 90 * day, 'a return until both of its mails are sent'),
  enquiry: kept('enquiry', 7 * day, 'an enquiry until its mail is sent'),

  'stock-alert': kept('alert', limits.stockAlertDays * day, 'a request to be told when a part is in stock'),
  'stock-alert-pause': kept('alert', limits.stockAlertPauseMs / 1000, 'so that a double press is not two mails'),

  outbox: kept('mail', order, 'that a mail is to be sent'),
  'outbox-sent': kept('mail', order, 'that a mail was sent or given up'),
  'outbox-undeliverable': kept('mail', 30 * day, 'that a mail could not be sent and waits for a person'),
  'order-link-asked': kept('mail', day, 'how often the link of an order was asked for'),

  country: kept('safety', day, 'the country of a network'),
  'order-pace': kept('safety', hour, 'how many orders came from a network address, under a code'),
  'unpaid-pieces': kept('safety', placing, 'how many pieces a visitor has ordered and not paid, under a code'),
  mailbox: kept('safety', day, 'how many mails a mailbox was sent that day, under a code'),
  proof: kept('safety', limits.proofMs / 1000 + minute, 'that a proof of work was used'),
  opening: kept('safety', 2 * minute, 'the basket that a browser has just opened'),
  mutex: kept('safety', 4, 'that somebody is changing a basket'),
  'storage-probe': kept('safety', minute, 'that the storage can be written'),
} as const satisfies Record<string, Kept>;

export type RowKind = keyof typeof retention;

/** Days for which the machine keeps the log of the server (`scripts/deploy/journald.conf`). */
export const logKeptDays = 30;

/** Copies of the storage on other machines (`scripts/deploy/runbook/back-up-and-restore.md`). */
export const backupDays = 30;

/** A record of a placing while nobody knows whether there is an order: forgotten too early, it would be sent again. */
export const unsettledSeconds = order;

/** A request to be told of stock in its course: until it is confirmed, while it waits, and that it has ended. */
export const stockAlertSeconds = {
  asked: limits.stockAlertConfirmHours * hour,
  confirmed: retention['stock-alert'].seconds,
  ended: 30 * day,
} as const;

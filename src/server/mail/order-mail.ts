import { orderMailCopy as copy } from '#config/copy/order-mail.ts';
import { discountCopy } from '#config/copy/discount.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { links, withdrawalLabel } from '#config/navigation.ts';
import { policies } from '#config/policies.ts';
import type { Seller } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import type { OrderDelivery } from '#api/delivery.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import type { Order, OrderAddress } from '#domain/order/order.ts';
import { findDiscount } from '#domain/price/discount.ts';
import { formatMoney } from '#domain/price/money.ts';
import { sellerOfOrder } from '#domain/seller/seller-of-order.ts';
import { describeNumber, describeTax, explainTax } from '#domain/tax/describe-tax.ts';
import type { OrderTax } from '../checkout/order-tax.ts';
import { writeWithdrawalPath } from '#domain/withdrawal/withdrawal-link.ts';
import { listDelivery, writeDeliveryTeaser } from './delivery-mail.ts';
import { type MailBlock, type MailRow, writeMailPage, writeMailText } from './mail-layout.ts';
import { flat } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const listAddress = ({ recipient, address, postcode, city, country }: OrderAddress) =>
  [recipient, address, `${postcode} ${city}`, country].map(flat);

const listLines = ({ lines }: Order): MailRow[] =>
  visibleLines(lines).map((line) => ({
    label: copy.line(line.quantity, flat(line.name), line.number),
    amount: formatMoney(line.gross),
  }));

const listTotals = ({ totals }: Order): MailRow[] => [
  { label: copy.items, amount: formatMoney(totals.items) },
  {
    label: copy.shipping,
    amount: totals.shipping.amount === 0 ? copy.freeShipping : formatMoney(totals.shipping),
  },
  { label: copy.total, amount: formatMoney(totals.total), look: 'sum' },
];

/** Tax in words, and what the buyer gave for the invoice (rule tax.in-words). */
function listTax({ totals }: Order, tax: OrderTax | null): string[] {
  const fact = (label: string, text: string) => (text === '' ? [] : [`${label}: ${flat(text)}`]);
  const { vatNumber = null, numberState = null, reason = null, company = '', reference = '' } = tax ?? {};
  const why = explainTax({ reason, tax: totals.tax });
  return [
    describeTax({ reason, tax: totals.tax, total: totals.total }),
    ...(why === '' ? [] : [why]),
    ...(tax?.notes.includes('invoiced-elsewhere') ? [taxCopy.notes['invoiced-elsewhere']] : []),
    ...fact(taxCopy.company, company),
    ...fact(taxCopy.buyerNumber, vatNumber === null ? '' : describeNumber(vatNumber, numberState)),
    ...fact(taxCopy.reference, reference),
  ];
}

/** What was taken off, beside the sum and not part of it; no block where nothing was (rule price.discount). */
function listDiscount({ lines, totals }: Order): MailBlock[] {
  const discount = findDiscount(lines, totals.discount);
  if (!discount) return [];
  const { percent, amount } = discount;
  const row: MailRow = amount
    ? { label: discountCopy.total(percent), amount: formatMoney(amount), look: 'reduction' }
    : { label: discountCopy.total(''), amount: percent, look: 'reduction' };
  return [{ rows: [row], lines: [discountCopy.takenOff] }];
}

const listSeller = (seller: Seller) => [
  seller.name,
  seller.street,
  `${seller.postcode} ${seller.city}, ${seller.countryName}`,
  `${copy.vatNumber}: ${seller.vatNumber}`,
  copy.questions(seller.email),
];

/**
 * What the buyer is told with the confirmation: the right of withdrawal, where it is used, and the terms
 * (rule order.confirmation).
 */
const listRights = ({ number }: Order, siteUrl: string, promised: Promised | null): MailBlock => ({
  heading: copy.withdrawal,
  links: [
    { label: withdrawalLabel, href: siteUrl + writeWithdrawalPath(number, promised) },
    { label: copy.withdrawalConditions, href: siteUrl + links.withdrawalConditions },
    { label: copy.terms, href: siteUrl + links.terms },
  ],
  lines: [
    copy.withdrawalNote(policies.withdrawalDays),
    copy.withdrawalRefund(policies.statutoryRefundDays),
    copy.withdrawalReturn(policies.statutorySendBackDays),
  ],
});

/** What the shop keeps of an order beside the commerce API: each null where that is not kept (any more). */
export type Kept = { tax: OrderTax | null; delivery: OrderDelivery | null };

/** What every mail about an order tells of it: what was promised, then the way to it; `link` opens it. */
export const describeOrder = (order: Order, link: string, { tax, delivery }: Kept): MailBlock[] => [
  ...listDelivery(order, delivery),
  { links: [{ label: copy.open, href: link }], lines: [copy.linkNote], isMain: true },
  { heading: copy.parts, rows: listLines(order) },
  { rows: listTotals(order), lines: listTax(order, tax) },
  ...listDiscount(order),
  { heading: copy.deliverTo, lines: listAddress(order.shipping) },
  ...(order.billing ? [{ heading: copy.billTo, lines: listAddress(order.billing) }] : []),
  { lines: [`${copy.shippingMethod}: ${order.shippingMethod}`, `${copy.paymentMethod}: ${order.paymentTitle}`] },
  { heading: copy.seller, lines: listSeller(sellerOfOrder(order)) },
  listRights(order, new URL(link).origin, delivery?.promise ?? null),
];

const toBlocks = (order: Order, link: string, kept: Kept): MailBlock[] => [
  { lines: [copy.greeting(flat(order.shipping.recipient)), copy.thanks(order.number), copy.payNow] },
  ...describeOrder(order, link, kept),
];

/**
 * The confirmation of an order, as text and as HTML with the same content: number, lines, totals, delivery address, seller,
 * what was promised, and the sealed `link` that opens the order page on any device (rule order.confirmation).
 */
export function writeOrderMail(order: Order, link: string, kept: Kept): Mail {
  const blocks = toBlocks(order, link, kept);
  const teaser = writeDeliveryTeaser(order, kept.delivery, copy.teaserTotal(formatMoney(order.totals.total)));
  return {
    to: order.email,
    subject: flat(copy.subject(order.number, site.name)),
    text: writeMailText(blocks),
    html: writeMailPage(flat(copy.thanks(order.number)), blocks, teaser),
  };
}

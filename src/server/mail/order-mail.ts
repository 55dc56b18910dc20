import { orderMailCopy as copy } from '#config/copy/order-mail.ts';
import { basketCopy, discountCopy } from '#config/copy/basket.ts';
import { returnCopy, returnRules } from '#config/copy/return.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { links, returnLabel, withdrawalLabel } from '#config/navigation.ts';
import { policies } from '#config/policies.ts';
import type { Seller } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { type BasketLine, visibleLines } from '#domain/basket/basket.ts';
import { findExtraClearance } from '#domain/basket/warnings.ts';
import type { OrderDelivery } from '#api/delivery.ts';
import { hasArrival, isPaid, type Order, type OrderAddress } from '#domain/order/order.ts';
import { findDiscount } from '#domain/price/discount.ts';
import { formatMoney, multiplyMoney } from '#domain/price/money.ts';
import { sellerOfOrder } from '#domain/seller/seller-for-country.ts';
import { describeNumber, describeTax, explainTax } from '#domain/tax/describe-tax.ts';
import { findWebAddress } from '#domain/web-address.ts';
import type { OrderTax } from '../checkout/order-tax.ts';
import { type KeptDays, writeReturnPath, writeWithdrawalPath } from '#domain/statement/statement-link.ts';
import { listDelivery, writeDeliveryTeaser } from './delivery-mail.ts';
import {
  flat,
  type MailBlock,
  type MailFact,
  type MailRow,
  typedText,
  writeMailPage,
  writeMailText,
} from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** What a company is called, unless that is a domain too and the order is unpaid: anybody may cause such a mail (rule checkout.no-web-address). */
const printName = (order: Pick<Order, 'status' | 'paymentStatus'>, name: string): string =>
  isPaid(order) || findWebAddress(name) === null ? name : '';

/** How a person's own words are printed: as typed once the order is paid, without what a mail program makes a link of before. */
const printTyped = (order: Pick<Order, 'status' | 'paymentStatus'>) => (isPaid(order) ? flat : typedText);

/** `company`: as typed, of the delivery alone; the commerce API does not tell it. */
const listAddress = (
  { recipient, address, postcode, city, country }: OrderAddress,
  print: (text: string) => string,
  company = '',
) =>
  [[recipient, company].filter(Boolean).join(', '), address, `${postcode} ${city}`, country].filter(Boolean).map(print);

/** "2 × €126.57"; how many alone where a discount leaves no exact price of one. */
const writeEach = ({ quantity, gross }: BasketLine): string =>
  copy.each(quantity, gross.amount % quantity === 0 ? formatMoney(multiplyMoney(gross, 1 / quantity)) : '');

/** A set of HX is named as such (rule basket.warnings). */
function listLines({ lines }: Order): MailRow[] {
  const withHx = findExtraClearance(lines);
  return visibleLines(lines).map((line) => {
    const name = [flat(line.name), ...(withHx.has(line.id) ? [basketCopy.hxLine] : [])].join('. ');
    return {
      label: copy.line(line.quantity, name, line.number),
      amount: formatMoney(line.gross),
      part: { number: line.number, name, each: writeEach(line) },
    };
  });
}

const listTotals = ({ totals }: Order): MailRow[] => [
  { label: copy.items, amount: formatMoney(totals.items) },
  {
    label: copy.shipping,
    amount: totals.shipping.amount === 0 ? copy.freeShipping : formatMoney(totals.shipping),
  },
  { label: copy.total, amount: formatMoney(totals.total), look: 'sum' },
];

/** Tax in words, and what the buyer gave for the invoice (rule tax.in-words). */
function listTax({ totals, shipping, ...order }: Order, tax: OrderTax | null): string[] {
  const print = printTyped(order);
  const fact = (label: string, text: string) => (text === '' ? [] : [`${label}: ${print(text)}`]);
  const { vatNumber = null, numberState = null, reason = null, company = '', reference = '' } = tax ?? {};
  const why = explainTax({ reason, tax: totals.tax, seller: sellerOfOrder({ shipping }) });
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
  `${seller.registration}, ${copy.vatNumber} ${seller.vatNumber}`,
  `${seller.email}, ${seller.phone}`,
];

/** Where it goes, who pays for it and how, and who sells. */
const listFacts = ({ billing, ...order }: Order, seller: Seller, company = ''): MailFact[] => [
  { label: copy.deliverTo, lines: listAddress(order.shipping, printTyped(order), company) },
  {
    label: copy.billTo,
    lines: billing
      ? listAddress({ ...billing, recipient: printName(order, billing.recipient) }, printTyped(order))
      : [copy.billSame],
  },
  { label: copy.shippingMethod, lines: [flat(order.shippingMethod)] },
  { label: copy.paymentMethod, lines: [flat(order.paymentTitle)] },
  { label: copy.seller, lines: listSeller(seller) },
];

/**
 * What the buyer is told with the confirmation: the right of withdrawal, where it is used, and the terms
 * (rule order.confirmation).
 */
const listRights = ({ number }: Order, siteUrl: string, kept: KeptDays | null): MailBlock[] => [
  { heading: copy.withdrawal, lines: [copy.withdrawalNote(policies.withdrawalDays)] },
  { links: [{ label: withdrawalLabel, href: siteUrl + writeWithdrawalPath(number, kept) }], press: 'other' },
  {
    lines: [copy.withdrawalRefund(policies.statutoryRefundDays), copy.withdrawalReturn(policies.statutorySendBackDays)],
  },
  { links: [{ label: copy.withdrawalConditions, href: siteUrl + links.withdrawalConditions }] },
];

/** The form of directive 2011/83, annex I B, filled in as far as the shop knows; blanks are the buyer's. */
const writeModelForm = ({ number }: Order, seller: Seller): MailBlock => ({
  heading: copy.modelForm,
  lines: [copy.modelFormNote, ...copy.modelFormLines(listSeller(seller).join(', '), number)],
});

/** A return under the shop's own policy, where it is registered (rule return.reached). */
const listReturn = ({ number }: Order, siteUrl: string): MailBlock[] => [
  { heading: copy.returns, lines: [returnCopy.lead, returnRules.conditions[0]] },
  { links: [{ label: returnLabel, href: siteUrl + writeReturnPath(number) }], press: 'other' },
];

/** Whom to ask, and what the order stands on. */
const listEnd = (siteUrl: string): MailBlock[] => [
  { lines: [copy.questions(site.supportEmail)] },
  {
    links: [
      { label: copy.terms, href: siteUrl + links.terms },
      { label: copy.privacy, href: siteUrl + links.privacy },
    ],
  },
];

/** What the shop keeps of an order beside the commerce API: each null where that is not kept (any more). */
export type Kept = { tax: OrderTax | null; delivery: OrderDelivery | null };

/** `inPlaceOf`: numbers of the unpaid orders that it was made in place of; `isReplaced`: it was itself ordered anew (rule order.replaced). */
export type Anew = { inPlaceOf: readonly string[]; isReplaced: boolean };

/** What every mail about an order tells of it: what was promised, then the way to it; `link` opens it. */
export function describeOrder(order: Order, link: string, { tax, delivery }: Kept): MailBlock[] {
  const seller = sellerOfOrder(order);
  const printed = tax && { ...tax, company: printName(order, tax.company) };
  const { origin } = new URL(link);
  return [
    ...listDelivery(order, delivery),
    { links: [{ label: copy.open, href: link }], press: 'main' },
    { lines: [copy.linkNote], isNote: true },
    { heading: copy.parts, rows: listLines(order) },
    { rows: listTotals(order), lines: listTax(order, printed) },
    ...listDiscount(order),
    { heading: copy.facts, facts: listFacts(order, seller, printed?.company) },
    ...listRights(order, origin, (hasArrival(order) && delivery) || null),
    writeModelForm(order, seller),
    ...listReturn(order, origin),
    ...listEnd(origin),
  ];
}

const listAnew = ({ inPlaceOf }: Anew): string[] =>
  inPlaceOf.length === 0 ? [] : [copy.inPlaceOf(flat(inPlaceOf.join(', ')))];

/** `terms`: as agreed to, in words; null where no page of them is built. */
type Confirmed = Kept & { anew?: Anew | undefined; terms?: string | null };

const toBlocks = (order: Order, link: string, kept: Confirmed): MailBlock[] => [
  {
    lines: [
      copy.greeting(typedText(order.shipping.recipient)),
      copy.thanks(order.number),
      ...(kept.anew ? listAnew(kept.anew) : []),
      kept.anew?.isReplaced ? copy.replaced : copy.payNow,
    ],
  },
  ...describeOrder(order, link, kept),
  ...(kept.terms ? [{ lines: [copy.termsAttached] }] : []),
];

/**
 * The confirmation of an order, as text and as HTML with the same content: number, lines, totals, delivery address, seller,
 * what was promised, and the sealed `link` that opens the order page on any device; the terms come with it as a file, so that
 * they stay as they were agreed to (rule order.confirmation).
 */
export function writeOrderMail(order: Order, link: string, agreed: Confirmed): Mail {
  // what was ordered anew comes with the new order, and so do its days
  const kept = agreed.anew?.isReplaced ? { ...agreed, delivery: null } : agreed;
  const blocks = toBlocks(order, link, kept);
  const teaser = writeDeliveryTeaser(order, kept.delivery, copy.teaserTotal(formatMoney(order.totals.total)));
  return {
    cause: isPaid(order) ? 'known' : 'anyone',
    to: order.email,
    subject: flat(copy.subject(order.number, site.name)),
    text: writeMailText(blocks),
    html: writeMailPage(flat(copy.thanks(order.number)), blocks, { teaser, aside: flat(copy.aside(order.number)) }),
    ...(kept.terms ? { attachments: [{ filename: copy.termsFile, content: kept.terms }] } : {}),
  };
}

/** Each mail that the shop writes, for one order, one alert, one question, one withdrawal and one return. */
import { generalSample } from '#domain/enquiry/samples.ts';
import type { Kept } from './order-mail.ts';
import type { Order } from '#domain/order/order.ts';
import type { OpenAlert } from '#domain/stock-alert/stock-alert.ts';
import { writeEnquiryMail } from './enquiry-mail.ts';
import type { Mail } from './mailer.ts';
import { writeOrderLinkMail } from './order-link-mail.ts';
import { writeOrderMail } from './order-mail.ts';
import { writePaymentFaultMail } from './payment-fault-mail.ts';
import { writeReceiptMail } from './receipt-mail.ts';
import { eur, sampleOrder } from './sample-order.ts';
import { writeAlertRequested, writeAlertBack, writeAlertConfirmed } from './stock-alert-mail.ts';
import { writeStatementNotice, writeStatementReceipt } from './statement-mail.ts';

const siteUrl = 'https://shop.example';
const office = 'support@shop.example';
const link = `${siteUrl}/order/o1#link=sealed`;

const order: Order = {
  ...sampleOrder,
  shipping: { ...sampleOrder.shipping, recipient: 'Anna Keller', address: 'Werkstrasse 14' },
};
const kept: Kept = {
  tax: null,
  delivery: {
    promise: { kind: 'dates', from: '2026-11-25', to: '2026-11-27' },
    ...{ leaves: '2026-11-23', paidBy: { day: '2026-11-23', hour: 14 }, notes: [], lines: [] },
  },
};

const alert: OpenAlert = {
  ...{ slug: '4B1606H-STD', title: 'Conrod bearing set, standard', country: 'DE', email: 'anna@buyer.example' },
  ...{ state: 'asked', round: 'r1' },
};
const addresses = {
  siteUrl,
  confirm: `${siteUrl}/stock-alert/confirm?link=sealed`,
  ...{ stop: `${siteUrl}/stock-alert/stop?link=sealed`, oneClick: `${siteUrl}/api/stock-alert/one-click?link=sealed` },
};
const withdrawal = {
  name: 'withdrawal',
  statement: { name: 'Anna Keller', order: 'SO-100001', email: 'anna@buyer.example', scope: 'all', goods: '' },
  receivedAt: '2026-11-23T10:00:00Z',
} as const;
const registered = {
  ...withdrawal,
  name: 'return',
  number: 'RT-4F7K-2M9Q',
  statement: { ...withdrawal.statement, scope: 'some', goods: '4B1606H-STD, 1 set', reason: 'Ordered twice' },
} as const;
const facts = { to: office, dealerTo: 'dealers@shop.example', siteUrl, source: 'acl-eu', location: 'NL' };

/** Name of the mail in the code and the mail itself, in the order in which a buyer meets them. */
export const listMails = (): { name: string; mail: Mail }[] => [
  { name: 'writeOrderMail', mail: writeOrderMail(order, link, kept) },
  { name: 'writeReceiptMail', mail: writeReceiptMail(order, link, { tax: null, delivery: null }) },
  { name: 'writeOrderLinkMail', mail: writeOrderLinkMail(order, link) },
  { name: 'writeAlertAsked', mail: writeAlertRequested(alert, addresses) },
  { name: 'writeAlertConfirmed', mail: writeAlertConfirmed(alert, addresses) },
  { name: 'writeAlertBack', mail: writeAlertBack(alert, addresses) },
  { name: 'writeStatementReceipt: a withdrawal', mail: writeStatementReceipt(withdrawal, siteUrl, true) },
  { name: 'writeStatementNotice: a withdrawal', mail: writeStatementNotice(withdrawal, office, true) },
  { name: 'writeStatementReceipt: a return', mail: writeStatementReceipt(registered, siteUrl, true) },
  { name: 'writeStatementNotice: a return', mail: writeStatementNotice(registered, office, true) },
  { name: 'writeEnquiryMail', mail: writeEnquiryMail({ kind: 'general', enquiry: generalSample }, facts) },
  {
    name: 'writePaymentFaultMail',
    mail: writePaymentFaultMail(
      order,
      { kind: 'twice', evidence: 'commerce-api', taken: [eur(23_070), eur(23_070)], giveBack: [eur(23_070)] },
      { to: office, anew: null },
    ),
  },
];

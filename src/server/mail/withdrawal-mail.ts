import { withdrawalCopy } from '#config/copy/withdrawal.ts';
import { links } from '#config/navigation.ts';
import { policies } from '#config/policies.ts';
import { sellersTimeZone } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { formatTime, listStatement, type ReceivedWithdrawal, writeDeclaration } from '#domain/withdrawal/statement.ts';
import { flat, writeMailPage, writeMailText } from './mail-layout.ts';
import type { Mail, MailCause } from './mailer.ts';

const copy = withdrawalCopy.mail;

/** A paragraph, the same for text and HTML. */
type Block = string[];

/** Both clocks, always written alike: what counts is UTC, what people read is their own. */
const listTimes = (receivedAt: string): Block => [
  `${copy.received}: ${formatTime(receivedAt, 'UTC')}`,
  `${copy.sellersClock}: ${formatTime(receivedAt, sellersTimeZone)}`,
];

const listContent = ({ withdrawal, receivedAt }: ReceivedWithdrawal): Block[] => [
  listTimes(receivedAt),
  [writeDeclaration(withdrawal)],
  listStatement(withdrawal).flatMap(({ label, lines }) =>
    lines.length === 1 ? [`${label}: ${lines.join('')}`] : [`${label}:`, ...lines],
  ),
];

const toMail = (to: string, title: string, blocks: Block[], cause: MailCause = 'anyone'): Mail => {
  const subject = flat(title);
  const written = blocks.map((lines) => ({ lines }));
  return { cause, to, subject, text: writeMailText(written), html: writeMailPage(subject, written) };
};

/** A number as orders have it; anything else in its place is a sender's own words. */
const isOrderNumber = (text: string): boolean => /^[A-Z]{0,4}-?\d{1,12}$/.test(text);

/**
 * The receipt to a mailbox that is not known as the order's: that and when it was received, from which order and whether from
 * all of it, and no word of the sender's, so that nobody sends others a text of his own through the shop
 * (rule withdrawal.no-relay). The seller sends the content by hand.
 */
function writeBareReceipt({ withdrawal, receivedAt }: ReceivedWithdrawal, siteUrl: string): Mail {
  const { order, email, scope } = withdrawal;
  const number = isOrderNumber(order) ? order : null;
  const content = [
    ...(number === null ? [] : [`${copy.orderNumber}: ${number}`]),
    `${copy.scope}: ${withdrawalCopy.scopes[scope]}`,
  ];
  const next = [copy.seller, copy.next(policies.statutorySendBackDays), siteUrl + links.withdrawalConditions];
  const subject = number === null ? copy.bareSubject : copy.receiptSubject(number);
  const blocks = [
    [copy.bareReceipt],
    listTimes(receivedAt),
    content,
    [copy.bareWhy],
    next,
    [copy.notYou(site.supportEmail)],
  ];
  return toMail(email, subject, blocks);
}

/**
 * The buyer's receipt on a durable medium: content, date and time (directive 2011/83 art. 11a(4)). `siteUrl`: address of the
 * shop without a slash at its end; `isKnown`: the mailbox is the one that the order names.
 */
export function writeWithdrawalReceipt(received: ReceivedWithdrawal, siteUrl: string, isKnown: boolean): Mail {
  if (!isKnown) return writeBareReceipt(received, siteUrl);
  const { order, email } = received.withdrawal;
  const next = [
    copy.seller,
    copy.next(policies.statutorySendBackDays),
    siteUrl + links.withdrawalConditions,
    '',
    copy.notYou(site.supportEmail),
  ];
  return toMail(email, copy.receiptSubject(order), [[copy.receipt], ...listContent(received), next]);
}

/** The same for the shop's own people, `to` their mailbox; an answer to it goes to the buyer. */
export function writeWithdrawalNotice(received: ReceivedWithdrawal, to: string, isKnown: boolean): Mail {
  const { order, email } = received.withdrawal;
  const blocks = [[copy.notice], ...listContent(received), [copy.noticeDue(policies.statutoryRefundDays)]];
  if (!isKnown) blocks.push([copy.noticeUnknown]);
  return { ...toMail(to, copy.noticeSubject(order), blocks, 'shop'), replyTo: email };
}

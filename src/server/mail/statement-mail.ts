import { returnCopy, returnRules } from '#config/copy/return.ts';
import { statementCopy } from '#config/copy/statement.ts';
import { withdrawalCopy } from '#config/copy/withdrawal.ts';
import { links } from '#config/navigation.ts';
import { policies } from '#config/policies.ts';
import { sellersTimeZone } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { writeSendBy } from '#domain/statement/return.ts';
import {
  formatTime,
  listSellers,
  listStatement,
  type ReceivedStatement,
  writeDeclaration,
} from '#domain/statement/write-statement.ts';
import { flat, writeMailPage, writeMailText } from './mail-layout.ts';
import type { Mail, MailCause } from './mailer.ts';

const copy = statementCopy.mail;
const copies = { withdrawal: withdrawalCopy, return: returnCopy };

type Received = ReceivedStatement & { name: keyof typeof copies };

/** A paragraph, the same for text and HTML. */
type Block = string[];

/** Both clocks, always written alike: what counts is UTC, what people read is their own. */
const listTimes = ({ receivedAt, number }: Received): Block => [
  ...(number === undefined ? [] : [`${returnCopy.mail.number}: ${number}`]),
  `${copy.received}: ${formatTime(receivedAt, 'UTC')}`,
  `${copy.sellersClock}: ${formatTime(receivedAt, sellersTimeZone)}`,
];

const listContent = (received: Received): Block[] => [
  listTimes(received),
  [writeDeclaration(copies[received.name], received.statement)],
  listStatement(received.statement).flatMap(({ label, lines }) =>
    lines.length === 1 ? [`${label}: ${lines.join('')}`] : [`${label}:`, ...lines],
  ),
];

/** What the buyer does next. */
const listNext: Record<Received['name'], (received: Received, siteUrl: string) => Block[]> = {
  withdrawal: (_, siteUrl) => [
    [
      withdrawalCopy.mail.seller,
      withdrawalCopy.mail.next(policies.statutorySendBackDays),
      siteUrl + links.withdrawalConditions,
    ],
  ],
  return: ({ receivedAt }, siteUrl) => [
    [returnCopy.mail.form],
    [
      returnCopy.mail.sendBy(writeSendBy(receivedAt)),
      ...listSellers().map(({ sells, name, address }) => `${sells}: ${[name, ...address].join(', ')}`),
    ],
    [
      returnCopy.mail.rules,
      ...returnRules.conditions,
      ...returnRules.steps.slice(-1),
      siteUrl + links.returnConditions,
    ],
  ],
};

const toMail = (to: string, title: string, blocks: Block[], cause: MailCause = 'anyone'): Mail => {
  const subject = flat(title);
  const written = blocks.map((lines) => ({ lines }));
  return { cause, to, subject, text: writeMailText(written), html: writeMailPage(subject, written) };
};

/** A number as orders have it; anything else in its place is a sender's own words. */
const isOrderNumber = (text: string): boolean => /^[A-Z]{0,4}-?\d{1,12}$/.test(text);

/**
 * The receipt to a mailbox that is not known as the order's: that and when it was received, of which order and whether of
 * all of it, and no word of the sender's, so that nobody sends others a text of his own through the shop
 * (rule withdrawal.no-relay). The seller sends the content by hand.
 */
function writeBareReceipt(received: Received, siteUrl: string): Mail {
  const { order, email, scope } = received.statement;
  const own = copies[received.name].mail;
  const number = isOrderNumber(order) ? order : null;
  const content = [
    ...(number === null ? [] : [`${copy.orderNumber}: ${number}`]),
    `${own.scope}: ${statementCopy.scopes[scope]}`,
  ];
  const blocks = [
    [own.bareReceipt],
    listTimes(received),
    content,
    [own.bareWhy],
    ...listNext[received.name](received, siteUrl),
    [copy.notYou(site.supportEmail)],
  ];
  return toMail(email, number === null ? own.bareSubject : own.receiptSubject(number), blocks);
}

/**
 * The buyer's receipt on a durable medium: content, date and time (directive 2011/83 art. 11a(4)). `siteUrl`: address of the
 * shop without a slash at its end; `isKnown`: the mailbox is the one that the order names.
 */
export function writeStatementReceipt(received: Received, siteUrl: string, isKnown: boolean): Mail {
  if (!isKnown) return writeBareReceipt(received, siteUrl);
  const { order, email } = received.statement;
  const own = copies[received.name].mail;
  const next = listNext[received.name](received, siteUrl);
  return toMail(email, own.receiptSubject(order), [
    [own.receipt],
    ...listContent(received),
    ...next,
    [copy.notYou(site.supportEmail)],
  ]);
}

/** The same for the shop's own people, `to` their mailbox; an answer to it goes to the buyer. */
export function writeStatementNotice(received: Received, to: string, isKnown: boolean): Mail {
  const { order, email } = received.statement;
  const own = copies[received.name].mail;
  const blocks = [[own.notice], ...listContent(received), [own.noticeDue]];
  if (!isKnown) blocks.push([own.noticeUnknown]);
  return { ...toMail(to, own.noticeSubject(order), blocks, 'shop'), replyTo: email };
}

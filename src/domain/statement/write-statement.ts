import { type StatementCopy, statementCopy } from '#config/copy/statement.ts';
import { type Seller, sellers } from '#config/sellers.ts';
import type { Statement } from './statement.ts';

/** A statement and when it reached us, as ISO 8601 in UTC; `number`: the one that a return is given. */
export type ReceivedStatement = { statement: Statement; receivedAt: string; number?: string };

/** The sentence that withdraws or returns. */
export const writeDeclaration = (copy: StatementCopy, { order, scope }: Pick<Statement, 'order' | 'scope'>): string =>
  scope === 'all' ? copy.declare(order) : copy.declareSome(order);

type Fact = { label: string; lines: string[] };

/** What was stated, the same on the page to confirm, in both mails and in the mail the buyer may send instead. */
export function listStatement({ name, order, email, scope, goods, reason = '' }: Statement): Fact[] {
  const { labels, scopes } = statementCopy;
  return [
    { label: labels.name, lines: [name] },
    { label: labels.order, lines: [order] },
    { label: labels.goods, lines: scope === 'all' ? [scopes.all] : goods.split('\n') },
    ...(reason === '' ? [] : [{ label: labels.reason, lines: reason.split('\n') }]),
    { label: labels.email, lines: [email] },
  ];
}

/** The statement as the text of a mail. */
export const writeStatement = (copy: StatementCopy, statement: Statement): string =>
  [
    writeDeclaration(copy, statement),
    '',
    ...listStatement(statement).map(({ label, lines }) => `${label}: ${lines.join('\n  ')}`),
    '',
  ].join('\n');

/** Where parts are sent back to: whose they are follows from where they were delivered (rule seller.by-delivery). */
export const listSellers = (): { sells: string; name: string; address: string[] }[] =>
  (['dutch', 'polish'] as const).map((key) => {
    const { name, street, postcode, city, countryName }: Seller = sellers[key];
    return { sells: statementCopy.sellers[key], name, address: [street, `${postcode} ${city}`, countryName] };
  });

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h12',
  timeZoneName: 'short',
} as const;

/**
 * A moment as it is written in mails and on the page, always in this form: "21 November 2026, 5:40:17 pm UTC". `iso` as ISO
 * 8601; `timeZone` as in the time zone database ("Europe/Amsterdam"), whose short name is added ("CET").
 */
export function formatTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const date = new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(at);
  return `${date}, ${new Intl.DateTimeFormat('en-GB', { ...clock, timeZone }).format(at)}`;
}

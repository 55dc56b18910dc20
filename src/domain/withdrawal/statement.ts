import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import type { Withdrawal } from './withdrawal.ts';

/** A withdrawal and when it reached us, as ISO 8601 in UTC. */
export type ReceivedWithdrawal = { withdrawal: Withdrawal; receivedAt: string };

/** The sentence that withdraws. */
export const writeDeclaration = ({ order, scope }: Pick<Withdrawal, 'order' | 'scope'>): string =>
  scope === 'all' ? copy.declare(order) : copy.declareSome(order);

/** What was stated, the same on the page to confirm, in both mails and in the mail the buyer may send instead. */
export const listStatement = ({
  name,
  order,
  email,
  scope,
  goods,
}: Withdrawal): { label: string; lines: string[] }[] => [
  { label: copy.labels.name, lines: [name] },
  { label: copy.labels.order, lines: [order] },
  { label: copy.labels.goods, lines: scope === 'all' ? [copy.scopes.all] : goods.split('\n') },
  { label: copy.labels.email, lines: [email] },
];

/** The statement as the text of a mail. */
export const writeStatement = (withdrawal: Withdrawal): string =>
  [
    writeDeclaration(withdrawal),
    '',
    ...listStatement(withdrawal).map(({ label, lines }) => `${label}: ${lines.join('\n  ')}`),
    '',
  ].join('\n');

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/**
 * A moment as it is written in mails and on the page, always in this form: "21 November 2026, 17:40:17 UTC". `iso` as ISO
 * 8601; `timeZone` as in the time zone database ("Europe/Amsterdam"), whose short name is added ("CET").
 */
export function formatTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const date = new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(at);
  const parts = new Intl.DateTimeFormat('en-GB', { ...clock, timeZone, timeZoneName: 'short' }).formatToParts(at);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const time = ['hour', 'minute', 'second'].map((unit) => parts.find(({ type }) => type === unit)?.value).join(':');
  return `${date}, ${time} ${zone}`;
}

import type { StockAlert } from '#domain/stock-alert/stock-alert.ts';
import { writeReturnNumber } from '#domain/statement/return.ts';
import { placingRows } from '#server/journal/placing-record.ts';
import { returnRows, withdrawalRows } from '#server/mail/statement-queue.ts';
import { outboxRows, undeliverablePrefix } from '#server/outbox/outbox.ts';
import { alertRows } from '#server/stock-alert/stored-alerts.ts';
import type { StorageEntry } from '#server/storage/storage.ts';
import { readRows } from './order-records.ts';
import { many, toMinute } from './write-rows.ts';

/** Withdrawals and returns: with their words as long as a mail about them has not gone out, then by their time alone. */
function writeStatements(entries: readonly StorageEntry[]): string[] {
  const withdrawals = [...readRows(entries, withdrawalRows)].map(([digest, row]) => ({
    ...{ receivedAt: row.receivedAt, words: row.withdrawal ?? null, what: 'withdrawal', digest },
  }));
  const returns = [...readRows(entries, returnRows)].map(([digest, row]) => ({
    ...{ receivedAt: row.receivedAt, words: row.return ?? null, digest },
    what: `return ${writeReturnNumber(Buffer.from(digest, 'base64url'))}`,
  }));
  const all = [...withdrawals, ...returns].toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return all.map(({ what, receivedAt, words }) => {
    const begin = `  ${toMinute(Date.parse(receivedAt))}  ${what}`;
    if (words === null) return `${begin}: both mails are sent, its words are in the mailbox of enquiries`;
    const parts = words.scope === 'all' ? 'the whole order' : words.goods.replaceAll('\n', ', ');
    return `${begin} of ${words.order} by ${words.name} <${words.email}>: ${parts}; OPEN, a mail has not been sent`;
  });
}

function countAlerts(entries: readonly StorageEntry[]): string {
  const states = [...readRows(entries, alertRows).values()].map(({ state }) => state);
  const count = (state: StockAlert['state']) => states.filter((one) => one === state).length;
  return `${many(count('confirmed'), 'request')} to be told of stock, ${count('asked')} not confirmed, ${count('back')} whose mail is on its way.`;
}

/** What waits beside the orders: mails, requests, statements, and orders of which nobody knows yet whether they are. */
export function writeWaiting(entries: readonly StorageEntry[]): string[] {
  const mails = readRows(entries, outboxRows).size;
  const given = entries.filter(({ key }) => key.startsWith(undeliverablePrefix)).length;
  const unsettled = [...readRows(entries, placingRows).values()].filter(({ step }) => step === 'converting').length;
  const statements = writeStatements(entries);
  return [
    `${many(mails, 'mail')} to be sent, ${given} could not be${given > 0 ? ': npm run mails' : ''}.`,
    countAlerts(entries),
    ...(unsettled > 0 ? [`${many(unsettled, 'order')} being made, or not known whether there is one.`] : []),
    statements.length === 0 ? 'No withdrawals or returns.' : 'Withdrawals and returns:',
    ...statements,
  ];
}

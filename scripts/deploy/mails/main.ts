/**
 * `npm run mails`: what the shop could not send (rule operation.mails). Alone it lists; `show REF` says which order it is about;
 * `resend REF` or `resend all` puts it back for the serving shop. Prints no address and no words of a mail. Exit code 0: done; 1: there
 * is no such mail; 2: it cannot run so.
 */
import { outboxRows } from '#server/outbox/outbox.ts';
import { listUndeliverable, queueUndeliverableAgain, type Undeliverable } from '#server/outbox/undeliverable.ts';
import { openRows } from '#server/storage/versioned-rows.ts';
import { type Outcome, tellOutcome } from '../backup/settings.ts';
import { type OpenRecords, withRecords } from '../records/open-records.ts';

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const tell = (...lines: string[]): Outcome => ({ code: 0, lines });

const describe = ({ ref, kind, tries, since, endedAt, cause }: Undeliverable): string =>
  `  ${ref}  ${kind}  put ${toDay(since)}, given up ${toDay(endedAt)} after ${tries} ${tries === 1 ? 'try' : 'tries'}: ${cause}`;

type Opened = Pick<OpenRecords, 'storage' | 'place' | 'log'> & { now: number };

async function list({ storage, place, log }: Opened): Promise<Outcome> {
  const [open, waiting] = await Promise.all([
    openRows(outboxRows, { storage, log }).list(),
    listUndeliverable(storage),
  ]);
  const oldest = Math.min(...open.map(({ value }) => value?.since ?? Infinity));
  const still = `${place}: ${open.length} to be sent${Number.isFinite(oldest) ? `, the oldest since ${toDay(oldest)} UTC` : ''}.`;
  if (waiting.length === 0) return tell(still, 'None waits for a person.');
  return tell(
    still,
    `${waiting.length} could not be sent and ${waiting.length === 1 ? 'waits' : 'wait'} for a person:`,
    ...waiting.map(describe),
    'The first word finds its lines in the log. "npm run mails -- show WORD" names the order, "… resend WORD" or "… resend all" tries again.',
  );
}

/** Kinds whose entry names an order after its first colon. */
const aboutOrder = new Set(['order-confirmation', 'order-link', 'payment-receipt', 'payment-fault']);

function show(mail: Undeliverable): Outcome {
  const [, subject = ''] = mail.id.split(':');
  const about = aboutOrder.has(mail.kind)
    ? `Order ${subject}: its buyer is in the seller's own system.`
    : `It is about no order. Its words are in the storage for as long as such mails are kept, under ${mail.kind}.`;
  return tell(describe(mail).trim(), about);
}

async function resend({ storage, place, now }: Opened, mails: readonly Undeliverable[]): Promise<Outcome> {
  const put = await Promise.all(mails.map((mail) => queueUndeliverableAgain(storage, mail, now)));
  const count = put.filter(Boolean).length;
  return tell(
    `${place}: ${count} put back. A serving shop sends within a quarter of a minute; a stopped one when it starts.`,
  );
}

const none = (word: string, { place }: Opened): Outcome => ({
  code: 1,
  lines: [`${place}: no mail waits under "${word}". "npm run mails" lists those that do.`],
});

const usage = ['npm run mails', 'npm run mails -- show WORD', 'npm run mails -- resend WORD|all'];

function isKnown([verb = 'list', word = '', ...rest]: readonly string[]): boolean {
  if (rest.length > 0) return false;
  return verb === 'list' ? word === '' : ['show', 'resend'].includes(verb) && word !== '';
}

async function act(opened: Opened, [verb, word = '']: readonly string[]): Promise<Outcome> {
  if (verb === undefined || verb === 'list') return list(opened);
  const mails = await listUndeliverable(opened.storage);
  if (verb === 'resend' && word === 'all') return resend(opened, mails);
  const mail = mails.find(({ ref }) => ref === word);
  if (mail === undefined) return none(word, opened);
  return verb === 'show' ? show(mail) : resend(opened, [mail]);
}

/** One command with the settings of the environment. */
export const runMails = async (
  environment: Record<string, string | undefined>,
  args: readonly string[],
  now = Date.now(),
): Promise<Outcome> =>
  isKnown(args) ? withRecords(environment, (records) => act({ ...records, now }, args)) : { code: 2, lines: usage };

if (import.meta.main) await tellOutcome(() => runMails(process.env, process.argv.slice(2)));

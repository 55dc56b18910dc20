import * as z from 'zod';
import { retention } from '#config/retention.ts';
import type { Result } from '#domain/failure.ts';
import { type Facts, failureFacts, type Log } from '../log.ts';
import { encodeRow, type RowFormat } from '../storage/row-format.ts';
import type { Storage } from '../storage/storage.ts';
import { openRows, quarantineAndRemove, type StoredRow } from '../storage/versioned-rows.ts';

/**
 * Mails that must not be lost: an order's confirmation or link, an enquiry, a withdrawal, a return and those of a stock alert stay here
 * until the mail server took them. An entry is only the id of what the mail is about; the mail is written when it is sent,
 * so no address lies here.
 * What cannot be sent at all stays as `outbox:undeliverable:{id}` for a month and is logged as `mail-undeliverable`.
 */
export type Outbox = {
  /** remembers that the mail of this id is to be sent; the same id again changes nothing */
  put(id: string): Promise<void>;
  /** true for an id that was put, whatever has become of it since; as long as anything is kept of an order */
  has(id: string): Promise<boolean>;
  /** tries all that are due */
  flush(): Promise<void>;
};

export type OutboxOptions = {
  storage: Storage;
  log: Log;
  now: () => number;
  /** null for an id that is no mail of ours: nobody gets one by guessing */
  deliver: (id: string) => Promise<Delivery> | null;
};

/** What became of one mail; `nobody` when there turned out to be no one to write to. */
export type Delivery = Result<void | 'nobody'>;

type Attempt =
  | { kind: 'done'; value: void | 'nobody' }
  | { kind: 'not-sent'; isRefused: boolean; facts: Facts; thrown?: unknown }
  | { kind: 'unknown-id' };

const entrySchema = z.strictObject({ tries: z.int().min(0), dueAt: z.number(), since: z.number() });
type Entry = z.infer<typeof entrySchema>;

const daySeconds = 24 * 60 * 60;
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60_000;
/** from here on a person has to look */
const hopelessAfterMs = 3 * daySeconds * 1000;

/**
 * Entries still to be sent. The id is in the key, so an unreadable one begins anew. They and the mark of what was sent outlive any clock
 * that is set on or back by days: a mail is neither lost nor sent again.
 */
export const outboxRows: RowFormat<Entry> = {
  kind: 'outbox',
  prefix: 'outbox:open:',
  schema: entrySchema,
  keptSeconds: retention.outbox.seconds,
  staysInPlace: true,
};

const openKey = (id: string) => outboxRows.prefix + id;
/** Of an entry that has ended, sent or not. */
export const sentPrefix = 'outbox:sent:';
export const sentKey = (id: string) => sentPrefix + id;
/** Of what waits for a person. */
export const undeliverablePrefix = 'outbox:undeliverable:';
const undeliverableKey = (id: string) => undeliverablePrefix + id;
/** One that is due later than any pause lasts was written before the clock was set back. */
const isWaiting = ({ dueAt }: Entry, now: number) => dueAt > now && dueAt - now <= longestPauseMs;
const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** tries, longestPauseMs);

async function end({ storage, log }: OutboxOptions, id: string, code: 'mail-sent' | 'mail-to-nobody', tries: number) {
  await storage.set(sentKey(id), code, retention['outbox-sent'].seconds);
  await storage.delete(openKey(id));
  log.info(code, { entry: log.toRef(id), tries });
}

/** Stays for a person to look at under its id, with what had failed and the word by which the log names it. */
async function giveUp({ storage, log, now }: OutboxOptions, id: string, entry: Entry, facts: Facts): Promise<void> {
  const ref = log.toRef(id);
  await storage.set(
    undeliverableKey(id),
    JSON.stringify({ ...entry, ...facts, ref, endedAt: now() }),
    retention['outbox-undeliverable'].seconds,
  );
  await storage.set(sentKey(id), 'mail-undeliverable', retention['outbox-sent'].seconds);
  await storage.delete(openKey(id));
  log.error('mail-undeliverable', { entry: ref, tries: entry.tries, ...facts });
}

/** What is thrown is a fault like any other: tried again with the same pauses, and given up in the same time. */
async function tryDelivery({ deliver }: OutboxOptions, id: string): Promise<Attempt> {
  try {
    const delivery = deliver(id);
    if (delivery === null) return { kind: 'unknown-id' };
    const sent = await delivery;
    if (sent.ok) return { kind: 'done', value: sent.value };
    return { kind: 'not-sent', isRefused: sent.failure.kind === 'refused', facts: failureFacts(sent.failure) };
  } catch (error) {
    // only the kind: the words of a broken text would be somebody's own
    const reason = error instanceof Error ? error.name : 'unknown';
    return { kind: 'not-sent', isRefused: false, facts: { reason }, thrown: error };
  }
}

/** Tries an entry that is due, unless another process has taken it; `text` is the entry as it was listed. */
async function attempt(options: OutboxOptions, { id, text, value }: StoredRow<Entry>): Promise<void> {
  const { storage, log, now } = options;
  if (value === null && (await storage.get(sentKey(id))) !== null) {
    await storage.compareAndDelete(openKey(id), text);
    return;
  }
  const entry = value ?? { tries: 0, dueAt: now(), since: now() };
  const next: Entry = { ...entry, tries: entry.tries + 1, dueAt: now() + pauseAfter(entry.tries) };
  if (isWaiting(entry, now()) || !(await openRows(outboxRows, options).replace({ id, text }, next))) return;
  const tried = await tryDelivery(options, id);
  if (tried.kind === 'unknown-id') {
    const unknown = { key: openKey(id), text: encodeRow(outboxRows, next), fault: tried.kind };
    return quarantineAndRemove(options, outboxRows, unknown);
  }
  if (tried.kind === 'done')
    return end(options, id, tried.value === 'nobody' ? 'mail-to-nobody' : 'mail-sent', next.tries);
  if (tried.isRefused || now() - entry.since > hopelessAfterMs) return giveUp(options, id, next, tried.facts);
  log.warn('mail-not-sent', { entry: log.toRef(id), tries: next.tries, ...tried.facts }, tried.thrown);
}

/** Builds the outbox. An entry is moved on before it is tried, so that two processes do not send it both. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, log, now } = options;
  const rows = openRows(outboxRows, options);
  return {
    async put(id) {
      if ((await storage.get(sentKey(id))) !== null) return;
      await rows.add(id, { tries: 0, dueAt: now(), since: now() });
    },
    has: async (id) => ((await storage.get(openKey(id))) ?? (await storage.get(sentKey(id)))) !== null,
    async flush() {
      const listed = await rows.list();
      await Promise.all(listed.map((row) => log.job('mail', () => attempt(options, row))));
    },
  };
}

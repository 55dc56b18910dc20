import type { Result } from '#domain/failure.ts';
import { type Facts, failureFacts, type Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Mails that must not be lost: an order's confirmation or link, an enquiry, a withdrawal and those of a stock alert stay here
 * until the mail server took them. What is kept is only the id of what the mail is about; the mail is written when it is sent,
 * so no address lies here.
 * What cannot be sent at all stays as `outbox:undeliverable:{id}` for a month and is logged as `mail-undeliverable`.
 */
export type Outbox = {
  /** remembers that the mail of this id is to be sent; the same id again changes nothing */
  put(id: string): Promise<void>;
  /** tries all that are due */
  flush(): Promise<void>;
};

export type OutboxOptions = {
  storage: Storage;
  log: Log;
  now: () => number;
  deliver: (id: string) => Promise<Delivery>;
};

/** What became of one mail; `nobody` when there turned out to be no one to write to. */
export type Delivery = Result<void | 'nobody'>;

type Attempt =
  { isDone: true; value: void | 'nobody' } | { isDone: false; isRefused: boolean; facts: Facts; thrown?: unknown };
type Entry = { tries: number; dueAt: number; since: number };

const daySeconds = 24 * 60 * 60;
const keptOpen = 7 * daySeconds;
const keptSent = 30 * daySeconds;
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60_000;
/** from here on a person has to look */
const hopelessAfterMs = 3 * daySeconds * 1000;

const openKey = (id: string) => `outbox:open:${id}`;
const sentKey = (id: string) => `outbox:sent:${id}`;
const undeliverableKey = (id: string) => `outbox:undeliverable:${id}`;
const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** tries, longestPauseMs);

async function end({ storage, log }: OutboxOptions, id: string, code: 'mail-sent' | 'mail-to-nobody', tries: number) {
  await storage.set(sentKey(id), code, keptSent);
  await storage.delete(openKey(id));
  log.info(code, { entry: log.toRef(id), tries });
}

/** Kept for a person to look at under its id; what had failed is told with it, and the word by which the log names it. */
async function setAside({ storage, log, now }: OutboxOptions, id: string, entry: Entry, facts: Facts): Promise<void> {
  const ref = log.toRef(id);
  await storage.set(undeliverableKey(id), JSON.stringify({ ...entry, ...facts, ref, endedAt: now() }), keptSent);
  await storage.set(sentKey(id), 'mail-undeliverable', keptSent);
  await storage.delete(openKey(id));
  log.error('mail-undeliverable', { entry: ref, tries: entry.tries, ...facts });
}

/** What is thrown is a fault like any other: tried again with the same pauses, and given up in the same time. */
async function tryDelivery({ deliver }: OutboxOptions, id: string): Promise<Attempt> {
  try {
    const sent = await deliver(id);
    if (sent.ok) return { isDone: true, value: sent.value };
    return { isDone: false, isRefused: sent.failure.kind === 'refused', facts: failureFacts(sent.failure) };
  } catch (error) {
    // only the kind: the words of a broken text would be somebody's own
    const reason = error instanceof Error ? error.name : 'unknown';
    return { isDone: false, isRefused: false, facts: { reason }, thrown: error };
  }
}

/** Tries an entry that is due, unless another process has taken it; `text` is the entry as it was listed. */
async function attempt(options: OutboxOptions, id: string, text: string): Promise<void> {
  const { storage, log, now } = options;
  const entry = JSON.parse(text) as Entry;
  const next: Entry = { ...entry, tries: entry.tries + 1, dueAt: now() + pauseAfter(entry.tries) };
  const isMine =
    entry.dueAt <= now() && (await storage.compareAndSwap(openKey(id), text, JSON.stringify(next), keptOpen));
  if (!isMine) return;
  const tried = await tryDelivery(options, id);
  if (tried.isDone) return end(options, id, tried.value === 'nobody' ? 'mail-to-nobody' : 'mail-sent', next.tries);
  log.warn('mail-not-sent', { entry: log.toRef(id), tries: next.tries, ...tried.facts }, tried.thrown);
  const isHopeless = tried.isRefused || now() - entry.since > hopelessAfterMs;
  if (isHopeless) await setAside(options, id, next, tried.facts);
}

/** Builds the outbox. An entry is moved on before it is tried, so that two processes do not send it both. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, log, now } = options;
  return {
    async put(id) {
      if ((await storage.get(sentKey(id))) !== null) return;
      const entry: Entry = { tries: 0, dueAt: now(), since: now() };
      await storage.putIfAbsent(openKey(id), JSON.stringify(entry), keptOpen);
    },
    async flush() {
      const prefix = openKey('');
      const entries = await storage.list(prefix);
      await Promise.all(
        entries.map(({ key, value }) => log.job('mail', () => attempt(options, key.slice(prefix.length), value))),
      );
    },
  };
}

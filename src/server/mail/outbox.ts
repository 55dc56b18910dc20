import type { Result } from '#domain/failure.ts';
import { failureFacts, type Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Mails that must not be lost: an order's confirmation stays in the storage until the mail server took it. What is kept is
 * only the order id; the mail is written when it is sent, so no address lies here.
 */
export type Outbox = {
  /** remembers that the confirmation of this order is to be sent; the same order again changes nothing */
  put(orderId: string): Promise<void>;
  /** tries all that are due */
  flush(): Promise<void>;
};

export type OutboxOptions = {
  storage: Storage;
  log: Log;
  now: () => number;
  deliver: (orderId: string) => Promise<Result<void>>;
};

type Entry = { tries: number; dueAt: number; since: number };

const daySeconds = 24 * 60 * 60;
const keptOpen = 7 * daySeconds;
const keptSent = 30 * daySeconds;
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60_000;
/** from here on a person has to look */
const givenUpAfterMs = 3 * daySeconds * 1000;

const openKey = (orderId: string) => `outbox:open:${orderId}`;
const sentKey = (orderId: string) => `outbox:sent:${orderId}`;
const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** tries, longestPauseMs);

/** Builds the outbox. An entry is moved on before it is tried, so that two processes do not send it both. */
export function createOutbox({ storage, log, now, deliver }: OutboxOptions): Outbox {
  const end = async (orderId: string, code: 'mail-sent' | 'mail-given-up', tries: number) => {
    await storage.set(sentKey(orderId), code, keptSent);
    await storage.delete(openKey(orderId));
    log[code === 'mail-sent' ? 'info' : 'error'](code, { orderId, tries });
  };

  const attempt = async (orderId: string, text: string) => {
    const entry = JSON.parse(text) as Entry;
    const next: Entry = { ...entry, tries: entry.tries + 1, dueAt: now() + pauseAfter(entry.tries) };
    const isMine =
      entry.dueAt <= now() && (await storage.compareAndSwap(openKey(orderId), text, JSON.stringify(next), keptOpen));
    if (!isMine) return;
    const sent = await deliver(orderId);
    if (sent.ok) return end(orderId, 'mail-sent', next.tries);
    log.warn('mail-not-sent', { orderId, tries: next.tries, ...failureFacts(sent.failure) });
    const isHopeless = sent.failure.kind === 'refused' || now() - entry.since > givenUpAfterMs;
    if (isHopeless) await end(orderId, 'mail-given-up', next.tries);
  };

  return {
    async put(orderId) {
      if ((await storage.get(sentKey(orderId))) !== null) return;
      const entry: Entry = { tries: 0, dueAt: now(), since: now() };
      await storage.putIfAbsent(openKey(orderId), JSON.stringify(entry), keptOpen);
    },
    async flush() {
      const prefix = openKey('');
      const entries = await storage.list(prefix);
      await Promise.all(entries.map(({ key, value }) => attempt(key.slice(prefix.length), value)));
    },
  };
}

import { decodeRow, type RowFormat } from '../storage/row-format.ts';
import type { Storage } from '../storage/storage.ts';
import { outboxRows, undeliverablePrefix } from '../outbox/outbox.ts';
import { placingRows } from '../journal/placing-record.ts';
import { withTimeout } from '../wait.ts';

/** What waits in the storage, for all processes that share it. */
export type Waiting = {
  /** mails still to be sent, and since when the oldest of them (ms since 1970; null for none or where it is not readable) */
  mails: number;
  oldestMailSince: number | null;
  /** mails that wait for a person */
  undeliverable: number;
  /** orders of which it is not known yet whether there is one, and since when the oldest of them */
  openPlacings: number;
  oldestPlacingSince: number | null;
};

/** Milliseconds: looking at the storage costs more than to be asked, and nothing here changes in less. */
const heldMs = 10_000;
const timeoutMs = 2_000;

type Reader = Pick<Storage, 'list'>;

async function readRows<T>(storage: Reader, format: RowFormat<T>): Promise<(T | null)[]> {
  const rows = await storage.list(format.prefix);
  return rows.map(({ value }) => {
    const decoded = decodeRow(format, value);
    return decoded.ok ? decoded.value : null;
  });
}

const oldest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.min(...times));

async function read(storage: Reader): Promise<Waiting> {
  const [mails, undeliverable, placings] = await Promise.all([
    readRows(storage, outboxRows),
    storage.list(undeliverablePrefix),
    readRows(storage, placingRows),
  ]);
  const open = placings.flatMap((record) => (record?.step === 'converting' ? [record.startedAt] : []));
  return {
    mails: mails.length,
    oldestMailSince: oldest(mails.flatMap((entry) => (entry ? [entry.since] : []))),
    undeliverable: undeliverable.length,
    openPlacings: open.length,
    oldestPlacingSince: oldest(open),
  };
}

/** Looks at most once in ten seconds, however often it is asked; null where the storage does not answer. */
export function watchStorage(storage: Reader, now: () => number): () => Promise<Waiting | null> {
  let found: { at: number; waiting: Promise<Waiting | null> } | null = null;
  return () => {
    // a clock that was set back must not have what was found last shown until it is as late again
    if (found && now() >= found.at && now() - found.at < heldMs) return found.waiting;
    const waiting = withTimeout(
      read(storage).catch(() => null),
      timeoutMs,
      null,
    );
    found = { at: now(), waiting };
    return waiting;
  };
}

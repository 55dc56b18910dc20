import * as z from 'zod';
import type { Storage } from '../storage/storage.ts';
import { encodeRow } from '../storage/row-format.ts';
import { outboxRows, sentKey, undeliverablePrefix } from './outbox.ts';

/** A mail that could not be sent at all and waits for a person. */
export type Undeliverable = {
  /** of the outbox; may name an order */
  id: string;
  /** the word by which the log names it (`entry`) */
  ref: string;
  /** what mail it is: "order-confirmation" */
  kind: string;
  tries: number;
  /** milliseconds since 1970: put, given up */
  since: number;
  endedAt: number;
  /** why, in the log's own words */
  cause: string;
};

const textSchema = z.looseObject({
  ref: z.string(),
  tries: z.number(),
  since: z.number(),
  endedAt: z.number(),
  kind: z.string().optional(),
  reason: z.string().optional(),
  cause: z.string().optional(),
  status: z.number().optional(),
});

/** "order-link" of "order-link:{order}:{chance}". */
const kindOf = (id: string): string => /^[a-z-]+(?=:)/.exec(id)?.[0] ?? 'unknown';

const describeCause = ({ kind, reason, cause, status }: z.infer<typeof textSchema>): string =>
  [kind, reason, cause, status].filter((word) => word !== undefined && word !== '').join(' ') || 'unknown';

function read(id: string, text: string): Undeliverable[] {
  try {
    const found = textSchema.parse(JSON.parse(text));
    const { ref, tries, since, endedAt } = found;
    return [{ id, ref, tries, since, endedAt, kind: kindOf(id), cause: describeCause(found) }];
  } catch {
    return [];
  }
}

/** What waits for a person, the oldest first; kept for a month. */
export async function listUndeliverable(storage: Pick<Storage, 'list'>): Promise<Undeliverable[]> {
  const rows = await storage.list(undeliverablePrefix);
  return rows
    .flatMap(({ key, value }) => read(key.slice(undeliverablePrefix.length), value))
    .sort((a, b) => a.endedAt - b.endedAt);
}

/**
 * Puts it into the outbox as if it were new: whichever process serves sends it at its next look. False when somebody has put it
 * back already. Rejects as the storage does; then it still waits.
 */
export async function queueUndeliverableAgain(
  storage: Storage,
  { id }: Pick<Undeliverable, 'id'>,
  now: number,
): Promise<boolean> {
  const key = undeliverablePrefix + id;
  const text = await storage.get(key);
  if (text === null) return false;
  // the mark of an ended entry would have it taken for sent; were the process to end here, it still waits
  await storage.delete(sentKey(id));
  const entry = encodeRow(outboxRows, { tries: 0, dueAt: now, since: now });
  const isPut = await storage.putIfAbsent(outboxRows.prefix + id, entry, outboxRows.keptSeconds);
  await storage.compareAndDelete(key, text);
  return isPut;
}

import { createHash } from 'node:crypto';
import type { Storage } from '#server/storage/storage.ts';
import { type FoundRow, findRows } from './find-rows.ts';
import { matchCodes, type Matcher } from './mailbox-match.ts';
import { rowKinds } from './row-kinds.ts';

/** A shop that serves may write a row between the look and the erasure: then it is looked at again, so often. */
const mostLooks = 5;

/** A mail before what it is about: without its words it would be given up as a fault. */
const mailsFirst = (rows: readonly FoundRow[]): FoundRow[] =>
  rows.toSorted((a, b) => Number(b.kind === 'outbox') - Number(a.kind === 'outbox'));

/** What of these rows is erased. */
export const listErasable = (rows: readonly FoundRow[]): FoundRow[] => rows.filter(({ kept }) => kept === null);

const hasWords = ({ kind }: FoundRow): boolean => kind === null || rowKinds[kind].owner === 'mailbox';

/** A word for exactly these rows: who confirms it has seen them listed. What only hangs from them may come and go meanwhile. */
export const nameErasure = (rows: readonly FoundRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        listErasable(rows)
          .filter(hasWords)
          .map(({ key }) => key),
      ),
    )
    .digest('hex')
    .slice(0, 8);

/** Erases a person's rows, also while the shop serves. Throws where the shop goes on writing them. */
export async function eraseRows(
  storage: Storage,
  who: Matcher,
  now: number,
): Promise<{ erased: number; kept: FoundRow[] }> {
  let erased = 0;
  for (let look = 0; look < mostLooks; look += 1) {
    const found = findRows(await storage.list(''), who, now);
    const due = listErasable(found);
    if (due.length === 0) return { erased, kept: found };
    for (const { key, value } of mailsFirst(due)) if (await storage.compareAndDelete(key, value)) erased += 1;
  }
  throw new Error('Rows of this mailbox are being written this moment: somebody is using it in the shop. Try again.');
}

/** Erases whoever is named by these codes out of what was brought back; the number of rows. */
export const eraseAgain = async (
  storage: Storage,
  secrets: readonly string[],
  codes: ReadonlySet<string>,
  now: number,
): Promise<number> => (await eraseRows(storage, matchCodes(secrets, codes), now)).erased;

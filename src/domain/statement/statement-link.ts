import { links } from '#config/navigation.ts';
import { endsAtCustoms, type Promised } from '../delivery/promise.ts';
import { writePromiseLink } from '../delivery/promise-link.ts';

const writePath = (path: string, known: Record<string, string>): string =>
  `${path}#${new URLSearchParams(known).toString().replaceAll('+', '%20')}`;

/** What was promised of an order. */
export type KeptDays = { promise: Promised; notes: readonly string[] };

/** Path of the withdrawal of an order, with its number and what was promised behind "#", which no server is sent. */
export function writeWithdrawalPath(number: string, kept: KeptDays | null): string {
  const promised = kept && writePromiseLink(kept.promise);
  const known = promised ? { promised, ...(endsAtCustoms(kept) ? { at: 'customs' } : {}) } : {};
  return writePath(links.withdrawal, { order: number, ...known });
}

/** The same of its return. */
export const writeReturnPath = (number: string): string => writePath(links.return, { order: number });

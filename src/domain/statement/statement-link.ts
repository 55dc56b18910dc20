import { links } from '#config/navigation.ts';
import type { Promised } from '../delivery/promise.ts';
import { writePromiseLink } from '../delivery/promise-link.ts';

const writePath = (path: string, known: Record<string, string>): string =>
  `${path}#${new URLSearchParams(known).toString().replaceAll('+', '%20')}`;

/** Path of the withdrawal of an order, with its number and what was promised behind "#", which no server is sent. */
export function writeWithdrawalPath(number: string, promised: Promised | null): string {
  const promise = promised && writePromiseLink(promised);
  return writePath(links.withdrawal, { order: number, ...(promise ? { promised: promise } : {}) });
}

/** The same of its return. */
export const writeReturnPath = (number: string): string => writePath(links.return, { order: number });

import { links } from '#config/navigation.ts';
import type { Promised } from '../delivery/promise.ts';
import { writePromiseLink } from '../delivery/promise-link.ts';

/** Path of the withdrawal of an order, with its number and what was promised behind "#", which no server is sent. */
export function writeWithdrawalPath(number: string, promised: Promised | null): string {
  const promise = promised && writePromiseLink(promised);
  const known = new URLSearchParams({ order: number, ...(promise ? { promised: promise } : {}) });
  return `${links.withdrawal}#${known.toString().replaceAll('+', '%20')}`;
}

import { createHash } from 'node:crypto';
import { type ShownOrder, toComparable } from '#domain/checkout/placing.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Tells whether two orders are the same, and in what they differ, without keeping what a buyer typed: the journal holds this and no
 * address. "details.lines".
 */
export function digestOrder(order: ShownOrder): string {
  const { details, lines } = toComparable(order);
  return `${digest(details)}.${digest(lines)}`;
}

/** Its two halves; '' for one that is not known. */
export function readDigest(seen: string): { details: string; lines: string } {
  const [details = '', lines = ''] = seen.split('.');
  return { details, lines };
}

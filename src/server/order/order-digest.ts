import { createHash } from 'node:crypto';
import { type ShownOrder, toComparable } from '#domain/checkout/shown-order.ts';

/** Tells whether two orders are the same without keeping what a buyer typed: the journal holds this and no address. */
export const digestOrder = (order: ShownOrder): string =>
  createHash('sha256').update(toComparable(order)).digest('base64url');

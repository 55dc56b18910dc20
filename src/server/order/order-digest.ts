import { createHash } from 'node:crypto';
import { warehouse } from '#config/delivery.ts';
import { listDifferences, type DisplayedOrder, toComparable } from '#domain/checkout/placing.ts';
import { isLater } from '#domain/delivery/promise.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import type { Agreed, Ordered, Placed, PlaceRequest } from './placing-types.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Tells whether two orders are the same, and in what they differ, without keeping what a buyer typed: the journal holds this and no
 * address. "details.lines".
 */
export function digestOrder(order: DisplayedOrder): string {
  const { details, lines } = toComparable(order);
  return `${digest(details)}.${digest(lines)}`;
}

/** Its two halves; '' for one that is not known. */
export function readDigest(seen: string): { details: string; lines: string } {
  const [details = '', lines = ''] = seen.split('.');
  return { details, lines };
}

const toDigest = ({ shownTotal, seen }: Agreed) => ({ total: shownTotal, ...readDigest(seen) });

/** What this press is told of the order that its basket became: it is its own only where it was placed as this press showed it (rule order.once). */
export function compareWithPress({ orderId, as }: Placed, press: PlaceRequest, now: number): Ordered {
  const { day } = readZoneTime(now, warehouse.timeZone);
  const isOrderLater = as.promised !== null && press.promised !== null && isLater(as.promised, press.promised, day);
  const differs = listDifferences(toDigest(as), toDigest(press), isOrderLater);
  return differs.length === 0 ? { kind: 'placed', orderId } : { kind: 'ordered-otherwise', orderId, differs, as };
}

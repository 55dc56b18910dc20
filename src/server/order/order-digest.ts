import { createHash } from 'node:crypto';
import { warehouse } from '#config/delivery.ts';
import { listDifferences, type DisplayedOrder, toComparable } from '#domain/checkout/placing.ts';
import { isLater } from '#domain/delivery/promise.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import type { Agreed, Ordered, Placed, PlaceRequest } from './placing-types.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * "details.lines", a hash of each: tells whether two orders are the same, and which half differs. The journal keeps it in place of what
 * the buyer typed.
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

/** The answer to a request whose basket is an order: `placed` only where the order is as this request showed it (rule order.once). */
export function compareWithRequest({ orderId, agreed }: Placed, request: PlaceRequest, now: number): Ordered {
  const { day } = readZoneTime(now, warehouse.timeZone);
  const isOrderLater =
    agreed.promised !== null && request.promised !== null && isLater(agreed.promised, request.promised, day);
  const differs = listDifferences(toDigest(agreed), toDigest(request), isOrderLater);
  return differs.length === 0 ? { kind: 'placed', orderId } : { kind: 'ordered-otherwise', orderId, differs, agreed };
}

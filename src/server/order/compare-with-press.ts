import { warehouse } from '#config/delivery.ts';
import { listDifferences } from '#domain/checkout/placing.ts';
import { isLater } from '#domain/delivery/promise.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import { readDigest } from './order-digest.ts';
import type { Agreed, Ordered, Placed, PlaceRequest } from './placing-types.ts';

const toShown = ({ shownTotal, seen }: Agreed) => ({ total: shownTotal, ...readDigest(seen) });

/** What this press is told of the order that its basket became: it is its own only where it was placed as this press showed it (rule order.once). */
export function compareWithPress({ orderId, as }: Placed, press: PlaceRequest, now: number): Ordered {
  const { day } = readZoneTime(now, warehouse.timeZone);
  const isOrderLater = as.promised !== null && press.promised !== null && isLater(as.promised, press.promised, day);
  const differs = listDifferences(toShown(as), toShown(press), isOrderLater);
  return differs.length === 0 ? { kind: 'placed', orderId } : { kind: 'ordered-otherwise', orderId, differs, as };
}

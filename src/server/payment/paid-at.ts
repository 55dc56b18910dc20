import type { OrderDelivery } from '#api/delivery.ts';
import { warehouse } from '#config/delivery.ts';
import { isPaidInTime } from '#domain/delivery/reserve.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import * as z from 'zod';
import { orderKeptSeconds } from '../kept-seconds.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/** When an order was first known here to be paid, in milliseconds since 1970; it may have been paid before. One row for each. */
export const paidAtRows: RowFormat<number> = {
  kind: 'paid-at',
  prefix: 'paid-at:',
  schema: z.number(),
  keptSeconds: orderKeptSeconds,
};

/** Remembers that an order is paid by now; later calls change nothing. */
export const notePaid = async (deps: RowDependencies & { now: () => number }, orderId: string): Promise<void> =>
  void (await openRows(paidAtRows, deps).add(orderId, deps.now()));

/** True where it is known here to be paid; false may be outdated. */
export const isKnownPaid = async (deps: RowDependencies, orderId: string): Promise<boolean> =>
  (await openRows(paidAtRows, deps).read(orderId)) !== null;

/**
 * What was promised of a paid order: without the hour to pay by where it was surely paid before it, so that nobody reads a
 * condition that is met (rule delivery.kept).
 */
export async function toPaidDelivery(
  deps: RowDependencies,
  orderId: string,
  delivery: OrderDelivery,
): Promise<OrderDelivery> {
  const { paidBy, ...rest } = delivery;
  const paidAt =
    paidBy &&
    (await openRows(paidAtRows, deps)
      .read(orderId)
      .catch(() => null));
  if (!paidBy || paidAt == null) return delivery;
  return isPaidInTime(paidBy, readZoneTime(paidAt, warehouse.timeZone)) ? rest : delivery;
}

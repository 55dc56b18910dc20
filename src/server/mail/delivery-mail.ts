import type { OrderDelivery } from '#api/delivery.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { listLateLines } from '#domain/delivery/explain-days.ts';
import { writeOrderNote } from '#domain/delivery/write-delivery-note.ts';
import { findOrderCustoms, writeOrderPlace } from '#domain/delivery/order-place.ts';
import { leadOrder, pickLead } from '#domain/delivery/write-lead.ts';
import { writeInSentence, writeKeptDeadline, writeLongDay, writePromised } from '#domain/delivery/write-promise.ts';
import { hasArrival, isPaid, type Order } from '#domain/order/order.ts';
import { flat, type MailBlock } from './mail-layout.ts';

const toPlace = ({ shipping }: Order): string => copy.to(flat(writeOrderPlace(shipping)));

const toCustoms = (order: Order, delivery: OrderDelivery): string | null => {
  const customs = findOrderCustoms(order, delivery);
  return customs === null ? null : flat(customs);
};

/** What was promised when the order was placed, for text and HTML alike (rule delivery.kept); no block where nothing is known. */
export function listDelivery(order: Order, delivery: OrderDelivery | null): MailBlock[] {
  if (delivery === null || !hasArrival(order)) return [];
  const { promise, leaves } = delivery;
  const until = writeKeptDeadline(delivery, isPaid(order));
  const way = `${toPlace(order)}, ${copy.by(flat(order.shippingMethod))}.`;
  const isDayOfLeaving = promise.kind === 'unknown' && leaves !== null;
  return [
    {
      date: {
        lead: pickLead(leadOrder(toCustoms(order, delivery)), promise) || copy.boxLabel,
        days: promise.kind === 'unknown' ? writeInSentence(promise) : writePromised(promise),
      },
      lines: [
        ...(promise.kind === 'unknown' && !promise.within ? [copy.unknown[promise.why]] : []),
        isDayOfLeaving ? `${way} ${copy.partsLeave(writeLongDay(leaves))}` : way,
        ...(until === null ? [] : [until]),
        ...listLateLines({ ...order, delivery }),
        ...delivery.notes.map(writeOrderNote),
      ],
    },
  ];
}

/**
 * What a mailbox shows beside the subject: "Arrives Wed 25 – Fri 27 November to Poland. Total €819.69.", "At customs in Switzerland
 * Wed 25 – Fri 27 November."; empty without a date.
 */
export function writeDeliveryTeaser(order: Order, delivery: OrderDelivery | null, total: string): string {
  if (delivery === null || delivery.promise.kind === 'unknown' || !hasArrival(order)) return '';
  const customs = toCustoms(order, delivery);
  const days = writeInSentence(delivery.promise);
  return `${customs === null ? `${copy.arrives} ${days} ${toPlace(order)}` : `${copy.atCustomsIn(customs)} ${days}`}. ${total}`;
}

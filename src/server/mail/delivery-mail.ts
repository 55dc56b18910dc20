import type { OrderDelivery } from '#api/delivery.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeOrderNote } from '#domain/delivery/write-delivery-note.ts';
import {
  writeHeldIfPaid,
  writeInSentence,
  writeLateLine,
  writeLongDay,
  writePromised,
} from '#domain/delivery/write-promise.ts';
import type { Order } from '#domain/order/order.ts';
import { nameInSentence } from '#domain/name-in-sentence.ts';
import { writePlace } from '#domain/special-place.ts';
import { flat, type MailBlock } from './mail-layout.ts';

/** The place that its days and tax are of, which the postcode may tell (rule tax.places), else the country. */
function toPlace({ shipping: { countryCode, postcode, country } }: Order): string {
  const place = countryCode === null ? null : writePlace(countryCode, postcode);
  return copy.to(place ?? nameInSentence(flat(country)));
}

/** Each line that held the order back, and why. */
const listReasons = ({ lines }: Order, delivery: OrderDelivery): string[] =>
  delivery.lines.flatMap(({ slug, isLate, delivery: line }) => {
    const number = lines.find((one) => one.slug === slug)?.number ?? slug;
    const reason = isLate ? writeLateLine(number, line) : null;
    return reason === null ? [] : [reason];
  });

/** What was promised when the order was placed, for text and HTML alike (rule delivery.kept); no block where nothing is known. */
export function listDelivery(order: Order, delivery: OrderDelivery | null): MailBlock[] {
  if (delivery === null) return [];
  const { promise, leaves } = delivery;
  const held = writeHeldIfPaid(delivery);
  const way = `${toPlace(order)}, ${copy.by(flat(order.shippingMethod))}.`;
  const lead = { dates: copy.itArrives, weeks: copy.itArrivesIn, unknown: copy.boxLabel }[promise.kind];
  return [
    {
      date: { lead, days: writePromised(promise) },
      lines: [
        ...(promise.kind === 'unknown' ? [copy.unknown[promise.why]] : []),
        leaves === null ? way : `${way} ${copy.partsLeave(writeLongDay(leaves))}`,
        ...(held === null ? [] : [held]),
        ...listReasons(order, delivery),
        ...delivery.notes.map(writeOrderNote),
      ],
    },
  ];
}

/** What a mailbox shows beside the subject: "Arrives Wed 25 – Fri 27 November to Poland. Total €819.69."; empty without a date. */
export function writeDeliveryTeaser(order: Order, delivery: OrderDelivery | null, total: string): string {
  if (delivery === null || delivery.promise.kind === 'unknown') return '';
  return `${copy.arrives} ${writeInSentence(delivery.promise)} ${toPlace(order)}. ${total}`;
}

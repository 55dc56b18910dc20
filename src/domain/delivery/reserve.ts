import type { LinePromise } from './line-promise.ts';
import { latestOf } from './promise.ts';
import type { DeliveryFacts, SourcePromise } from './source-promises.ts';
import { addWorkDays } from './work-days.ts';

/** The day on which the carrier could bring a share that leaves on its day; null where no day is known. */
function firstByCarrier({ leaves }: SourcePromise, { lead, daysOff }: DeliveryFacts): string | null {
  return leaves === null || lead === null ? null : addWorkDays(leaves, lead.days, daysOff.destination);
}

/**
 * True where a delivery on its way to us makes these lines later at the door than its leaving and the carrier's days would: the text
 * of rule availability.transit-days keeps days in reserve (rule delivery.reserve), which no shipping method shortens.
 */
export function hasReserve(lines: readonly { delivery: LinePromise }[], facts: DeliveryFacts): boolean {
  const whole = latestOf(
    lines.map(({ delivery }) => delivery.promise),
    facts.time.day,
  );
  // behind weeks, and where there is no date, something else makes it late
  if (whole.kind !== 'dates') return false;
  return lines.some(({ delivery }) =>
    delivery.shares.some((share) => {
      const first = firstByCarrier(share, facts);
      const { promise } = share;
      return (
        share.source === 'transit' &&
        promise.kind === 'dates' &&
        promise.to === whole.to &&
        first !== null &&
        first < promise.from
      );
    }),
  );
}

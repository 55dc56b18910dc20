import { warehouse } from '#config/delivery.ts';

const makeClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: warehouse.timeZone,
    timeZoneName: 'short',
  });
/** Made when it is first read: that holds a slow phone up for tens of milliseconds, and few visitors see the time. */
let clock: Intl.DateTimeFormat | undefined;

/** "12:31 pm CET": by the clock of the warehouse, as the hour until which an order must be paid. `asOf`: ISO 8601. */
export function writeAsOf(asOf: string): string {
  clock ??= makeClock();
  return clock.format(new Date(asOf));
}

/** The oldest time at which one of several answers was told, ISO 8601; null where all are of this moment (rule availability.shared). */
export function findOldest(answers: readonly { asOf?: string | undefined }[]): string | null {
  const times = answers.flatMap(({ asOf }) => (asOf === undefined ? [] : [asOf]));
  return times.reduce<string | null>((oldest, time) => (oldest === null || time < oldest ? time : oldest), null);
}

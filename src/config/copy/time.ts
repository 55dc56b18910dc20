/** From Sunday on, as `getUTCDay` counts; the first three letters are the short name. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The same of the months, as `getUTCMonth` counts. */
export const months = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const;

const writeClock = (hour: number, minutes: string): string =>
  `${((hour + 11) % 12) + 1}${minutes} ${hour < 12 ? 'am' : 'pm'}`;

/** A full hour of the clock as the tables of the carriers name it: 14 is "2:00 pm". */
export const writeHour = (hour: number): string => writeClock(hour, ':00');

/** The same in short, as a deadline reads: "2 pm". */
export const writeShortHour = (hour: number): string => writeClock(hour, '');

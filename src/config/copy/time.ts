/** From Sunday on, as `getUTCDay` counts; the first three letters are the short name. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The same of the months, as `getUTCMonth` counts. */
export const months = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const;

/** A full hour of the clock as sentences write it: 14 is "2:00 pm". */
export const writeHour = (hour: number): string => `${((hour + 11) % 12) + 1}:00 ${hour < 12 ? 'am' : 'pm'}`;

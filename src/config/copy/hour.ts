/** A full hour of the clock as sentences write it: 14 is "2:00 pm". */
export const writeHour = (hour: number): string => `${((hour + 11) % 12) + 1}:00 ${hour < 12 ? 'am' : 'pm'}`;

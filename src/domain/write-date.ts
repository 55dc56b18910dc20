/** Kept: making it takes a hundred times as long as writing with it, and each page of thousands writes one. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as pages write it, "18 February 2026"; a moment by its day in UTC. Throws for what is no date. */
export const writeDate = (date: string | Date): string => day.format(new Date(date));

/** The day of this moment in UTC, as a calendar writes it: "2026-11-21". */
export const todayOf = (now: () => number): string => new Date(now()).toISOString().slice(0, 10);

/** What the office cards tell of the hours. */
export const officesCopy = {
  openNow: (closes: string) => `Open now, until ${closes}`,
  closedNow: (day: string, opens: string) => `Closed now, opens ${day} ${opens}`,
  today: 'today',
} as const;

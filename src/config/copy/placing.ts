/** What the server tells of an order that was placed, beside the sentence of the problem; no page carries it. */
export const placingCopy = {
  totals: (ordered: string, shown: string) => `Total of that order: ${ordered}. Shown here: ${shown}.`,
  details: 'Its address, contact, delivery or payment details are not those shown here.',
  lines: 'Its parts, quantities or prices are not those shown here.',
  days: (ordered: string, shown: string) => `Delivery of that order: ${ordered}. Shown here: ${shown}.`,
  change: (email: string) => `To change that order, write to ${email} before you pay for it.`,
} as const;

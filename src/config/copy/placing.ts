/** What the server tells of an order that was placed, beside the sentence of the problem, and of one that was not; no page carries it. */
export const placingCopy = {
  /** for the log: an answer that names no order */
  failedInternal: 'Failed to create order - no order ID received',
  totals: (ordered: string, displayed: string) => `Total of that order: ${ordered}. Shown here: ${displayed}.`,
  details: 'Its address, contact, delivery or payment details differ from those shown here.',
  lines: 'Its parts, quantities or prices differ from those shown here.',
  days: (ordered: string, displayed: string) => `Delivery of that order: ${ordered}. Shown here: ${displayed}.`,
  unpaid: ({ held, ordered, most }: { held: number; ordered: number; most: number }) =>
    `They hold ${held} ${held === 1 ? 'piece' : 'pieces'}, this order has ${ordered}, and at most ${most} may be unpaid at a time.`,
  payFirst: (email: string) =>
    `Pay for an earlier order first, here or by the link in its e-mail, then place this one again. If none of them is yours, or you need all at once, write to ${email}.`,
  change: (email: string) => `To change that order, write to ${email} before you pay for it.`,
} as const;

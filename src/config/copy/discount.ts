/** What a promo code has taken off (rule price.discount); the same words on screens and in the mail. */
export const discountCopy = {
  total: (percent: string) => (percent ? `Total discount, ${percent}` : 'Total discount'),
  takenOff: 'Already taken off in the prices above.',
  line: (percent: string) => `${percent} discount`,
} as const;

/**
 * Free shipping above 100 euro within the EU, with exceptions (doc 2 §9). Codes: Cyprus, M3 Madeira, Malta, A2 Azores,
 * IC Canary Islands.
 */
export const freeShipping = {
  /** minor units of the currency below: €100.00 */
  limit: 10_000,
  currency: 'eur',
  exceptions: ['CY', 'M3', 'MT', 'A2', 'IC'],
} as const;

/** Days from order to door that are promised for stock that exists (doc 1 §9). */
export const deliveryDays = {
  shelf: { from: 2, to: 5 },
  alternative: { from: 5, to: 10 },
  /** shown as "3-4 weeks" */
  airfreight: { from: 21, to: 28 },
} as const;

/** The kit that leaves in two packages (doc 2 §5); begins the set code of its forms. */
export const twoPackageKit = '5B5562H';

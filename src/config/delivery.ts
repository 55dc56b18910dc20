/**
 * Free shipping above this limit within the EU, with exceptions (rule shipping.free-above). Codes: Cyprus, M3 Madeira,
 * Malta, A2 Azores, IC Canary Islands.
 */
export const freeShipping = {
  /** minor units of the currency below */
  limit: 10_000,
  currency: 'eur',
  exceptions: ['CY', 'M3', 'MT', 'A2', 'IC'],
  /** countries that these places have as theirs in an address */
  partlyExcepted: ['PT', 'ES'],
} as const;

/** The limit as sentences write it: "€100". */
export const freeShippingLimit = `€${freeShipping.limit / 100}`;

/** Days from order to door that are promised for stock that exists (rule availability.delivery-days). */
export const deliveryDays = {
  shelf: { from: 2, to: 5 },
  alternative: { from: 5, to: 10 },
  /** shown as "3-4 weeks" */
  airfreight: { from: 21, to: 28 },
} as const;

/** The kit that leaves in two packages (rule basket.warnings); begins the set code of its forms. */
export const twoPackageKit = '5B5562H';

import { dispatchCountry } from './vat.ts';

/**
 * Free shipping above this limit within the EU, with exceptions (rule shipping.free-above). These are the ones that the terms name,
 * in their order: Cyprus, M3 Madeira, Malta, A2 Azores, IC Canary Islands. What holds at an address, `places.ts` says.
 */
export const freeShipping = {
  /** minor units of the currency below */
  limit: 10_000,
  currency: 'eur',
  /** which sum of a basket counts: the goods after a discount, with VAT where it is charged */
  sum: 'items',
  exceptions: ['CY', 'M3', 'MT', 'A2', 'IC'],
  /** addresses on excepted islands that name them by their postcode, for the comparison with what is charged (rule shipping.one-figure) */
  islandAddresses: [
    { country: 'ES', postcode: '35001' },
    { country: 'ES', postcode: '38001' },
    { country: 'PT', postcode: '9000-001' },
    { country: 'PT', postcode: '9500-001' },
  ],
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

/** Where parcels are made ready: its clock decides the cut-off, its holidays the days of dispatch. */
export const warehouse = { country: dispatchCountry, timeZone: 'Europe/Warsaw' } as const;

/** Working days that a parcel may take longer than the carrier's table says: its times are not guaranteed. */
export const leadMarginDays = { standard: 2, express: 1 } as const;

/** Working days from the arrival of a delivery of ours to the day on which its pieces leave. */
export const goodsInDays = 1;

/** By name as the carrier's tables have it: the method that a date goes by until the buyer chooses one. */
export const usualMethod = 'UPS Standard';

/** The kit that leaves in two packages (rule basket.warnings); begins the set code of its forms. */
export const twoPackageKit = '5B5562H';

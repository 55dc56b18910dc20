import type { Currency } from './amounts.ts';
import { netOf } from './amounts.ts';
import { findCountry } from './countries.ts';
import type { Country } from './countries.ts';
import { areaOf, bareZip, type TaxSetting } from './tax.ts';

export type ShippingMethod = { _id: string; name: string; displayname: string; description: string };
type Service = 'standard' | 'express' | 'dpd';
type Zone = 'home' | 'near' | 'eu' | 'islands' | 'outside';

/** Gross, in minor units. */
const prices: Record<Zone, Record<Service, Record<Currency, number>>> = {
  home: { standard: { eur: 590, pln: 2490 }, express: { eur: 1190, pln: 4990 }, dpd: { eur: 490, pln: 1990 } },
  near: { standard: { eur: 990, pln: 4290 }, express: { eur: 1990, pln: 8590 }, dpd: { eur: 890, pln: 3890 } },
  eu: { standard: { eur: 1490, pln: 6390 }, express: { eur: 2990, pln: 12890 }, dpd: { eur: 1290, pln: 5590 } },
  islands: { standard: { eur: 2990, pln: 12890 }, express: { eur: 5990, pln: 25790 }, dpd: { eur: 2690, pln: 11590 } },
  outside: { standard: { eur: 2490, pln: 10690 }, express: { eur: 4990, pln: 21490 }, dpd: { eur: 2190, pln: 9390 } },
};

/** Items must cost more than this, gross, for free standard shipping. A figure of the commerce API's own: the shop has its in `config/delivery.ts`. */
const FREE_ABOVE: Record<Currency, number> = { eur: 10_000, pln: 43_000 };

const near = new Set(['NL', 'BE', 'LU', 'DE']);
const islands = new Set(['CY', 'MT', 'A2', 'M3', 'IC']);

const methods = [
  { service: 'standard', _id: 'ship-ups-standard', name: 'UPS Standard', days: 'ups_standard_days' },
  { service: 'express', _id: 'ship-ups-express', name: 'UPS Express', days: 'ups_express_days' },
  { service: 'dpd', _id: 'ship-dpd', name: 'DPD', days: 'dpd_days' },
] as const;

/** The methods for a country: UPS Standard everywhere, the others where the carrier has a transit time. None while the country is unknown. */
export function listShippingMethods(countryCode: string | null): ShippingMethod[] {
  const country = countryCode === null ? null : findCountry(countryCode);
  if (!country) return [];
  const offered = methods.filter(({ service, days }) => service === 'standard' || country[days] !== null);
  return offered.map(({ _id, name, days }) => ({
    _id,
    name,
    displayname: name,
    description: describeDays(country[days]),
  }));
}

/** Places with a code of their own that an address may also name by another country; their postcodes begin so. */
const placePostcodes: { country: string; place: string; postcode: RegExp }[] = [
  { country: 'ES', place: 'IC', postcode: /^(?:35|38)\d{3}$/ },
  { country: 'PT', place: 'M3', postcode: /^9[0-4]\d{2}/ },
  { country: 'PT', place: 'A2', postcode: /^9[5-9]\d{2}/ },
  { country: 'FR', place: 'MC', postcode: /^980\d{2}$/ },
];

/** Where a parcel really goes: a postcode of the Canary Islands, Madeira, the Azores or Monaco leads there, under whatever country. */
export function findPlace(country: string | null, postcode: string | null): string | null {
  const found = placePostcodes.find((row) => row.country === country && row.postcode.test(bareZip(country, postcode)));
  return found?.place ?? country;
}

/** `items`: what the items cost as the buyer pays them, in minor units. */
type ShippingFacts = {
  country: string | null;
  zip: string | null;
  currency: Currency;
  tax: TaxSetting;
  items: number;
};

/**
 * What a method costs this cart, in minor units: gross, or net where no VAT is charged. UPS Standard is free above €100 of items
 * inside the EU, except Cyprus, Madeira, Malta, the Azores and the Canary Islands, and not where the EU's VAT does not hold (Ceuta,
 * Åland …). A postcode that names a place counts as the place. Nothing in the cart costs nothing to send.
 */
export function shippingCost(methodId: string, { country: written, zip, currency, tax, items }: ShippingFacts): number {
  const code = findPlace(written, zip);
  const country = code === null ? null : findCountry(code);
  const method = methods.find(({ _id }) => _id === methodId);
  if (!country || !method || items === 0) return 0;
  const isFreeHere = country.free_shipping_over_100_eur && areaOf({ shipCountry: written, shipZip: zip }) === 'inside';
  if (method.service === 'standard' && isFreeHere && items > FREE_ABOVE[currency]) return 0;
  const gross = prices[zoneOf(country)][method.service][currency];
  return tax === 'standard' ? gross : netOf(gross);
}

function zoneOf({ code, eu_delivery_check: isEu }: Country): Zone {
  if (islands.has(code)) return 'islands';
  if (code === 'PL') return 'home';
  if (near.has(code)) return 'near';
  return isEu ? 'eu' : 'outside';
}

function describeDays(days: number | null): string {
  if (days === null) return 'Delivery time on request';
  return days === 1 ? '1 working day' : `${days} working days`;
}

import { freeShipping } from '#config/delivery.ts';
import { informationLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import { offerRegions } from '#config/offer-regions.ts';
import { decideFreeShipping } from '../shipping/free-shipping.ts';
import { hasFreeShipping } from '../shipping/has-free-shipping.ts';
import type { Money } from '../price/money.ts';
import type { JsonLd } from './json-ld.ts';

/** A country with an excepted place in it cannot be named as free: an address in structured data knows the country alone. */
const isWhollyFree = (gross: Money, country: string): boolean =>
  decideFreeShipping(gross, hasFreeShipping(country)).state === 'reached' &&
  !freeShipping.partlyExcepted.some((code) => code === country);

const writeDays = (days: number): JsonLd => ({
  '@type': 'ShippingDeliveryTime',
  transitTime: { '@type': 'QuantitativeValue', minValue: days, maxValue: days, unitCode: 'DAY' },
});

const writeShipping = (countries: string[], days: number, rate: Money['currency'] | null): JsonLd => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
  deliveryTime: writeDays(days),
  ...(rate && { shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: rate.toUpperCase() } }),
});

/**
 * Shipping of one piece as schema.org: the transit days of the terms (clause 11), countries of equal days together, and
 * that it is free where one piece alone is above the limit (clause 11.1). Rates that only the checkout tells are left out.
 */
export function toShippingJsonLd(gross: Money): JsonLd[] {
  const groups = Map.groupBy(
    Object.entries(informationLeadTimes.upsStandard),
    ([country, days]) => `${days} ${isWhollyFree(gross, country)}`,
  );
  return [...groups.values()].map((group) => {
    const [country, days] = group[0] as [string, number];
    return writeShipping(
      group.map(([code]) => code),
      days,
      isWhollyFree(gross, country) ? gross.currency : null,
    );
  });
}

/**
 * The returns policy of /warranties as schema.org (rule policy.returns): 30 days, by mail, the customer pays the return
 * shipping.
 */
export const toReturnPolicyJsonLd = (site: string): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: offerRegions,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: limits.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  merchantReturnLink: `${site}/warranties`,
});

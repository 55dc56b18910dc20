import { groupBy } from '../group-by.ts';
import { informationLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import { offerRegions } from '#config/offer-regions.ts';
import { toDecimalText, type Money } from '../price/money.ts';
import type { ShippingRates } from '../shipping/free-shipping.ts';
import { stateRate } from '../shipping/has-free-shipping.ts';
import type { JsonLd } from './json-ld.ts';

type Terms = { days: number | null; rate: Money | null };

const writeDays = (days: number): JsonLd => ({
  '@type': 'ShippingDeliveryTime',
  transitTime: { '@type': 'QuantitativeValue', minValue: days, maxValue: days, unitCode: 'DAY' },
});

const writeShipping = (countries: string[], { days, rate }: Terms): JsonLd => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
  ...(days !== null && { deliveryTime: writeDays(days) }),
  ...(rate && {
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: Number(toDecimalText(rate)),
      currency: rate.currency.toUpperCase(),
    },
  }),
});

/**
 * Shipping of one piece as schema.org, for each country of rule metadata.offer (rule metadata.shipping): the transit days of
 * the terms (clause 11) where their table has the country, and the rate where it is known. Countries of equal terms stand
 * together; one of which nothing is known is left out.
 */
export function toShippingJsonLd(gross: Money, rates: ShippingRates | null): JsonLd[] {
  const terms = offerRegions.map((country) => ({
    country,
    days: informationLeadTimes.upsStandard[country] ?? null,
    rate: stateRate(gross, country, rates),
  }));
  const known = terms.filter(({ days, rate }) => days !== null || rate !== null);
  const groups = groupBy(known, ({ days, rate }) => `${days} ${rate?.amount}`);
  return [...groups.values()].map(([first, ...others]) =>
    writeShipping(
      [first, ...others].flatMap((one) => one?.country ?? []),
      first ?? { days: null, rate: null },
    ),
  );
}

/**
 * The returns policy of /warranties as schema.org (rule policy.returns): 30 days, by mail, the customer pays the return
 * shipping. `site`: the shop's address without a slash at its end.
 */
export const toReturnPolicyJsonLd = (site: string): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  '@id': `${site}/#returns`,
  applicableCountry: offerRegions,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: limits.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  merchantReturnLink: `${site}/warranties`,
});

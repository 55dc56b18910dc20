import { offerRegions } from '#config/offer-regions.ts';
import type { AvailabilityCase } from '../availability/availability-case.ts';
import type { Part } from '../part/part.ts';
import { toDecimalText, type Money } from '../price/money.ts';
import { decidePriceDisplay } from '../price/part-price.ts';
import type { ShippingRates } from '../shipping/free-shipping.ts';
import type { JsonLd } from './json-ld.ts';
import { toReturnPolicyJsonLd, toShippingJsonLd } from './offer-terms.ts';

/** Names of schema.org for what the availability box decides. */
export const availabilityNames: Readonly<Record<AvailabilityCase, string>> = {
  instock: 'InStock',
  dropshipping: 'InStock',
  alternative: 'InStock',
  intransit: 'BackOrder',
  airfreight: 'BackOrder',
  outofstock: 'OutOfStock',
};

export type ProductFacts = {
  part: Part;
  /** heading of the page */
  name: string;
  description: string;
  /** address of the shop without a slash at its end */
  site: string;
  /** absolute address of the part's own page */
  url: string;
  /** absolute addresses of its pictures */
  images: string[];
  /** null where the page says nothing about stock: then nothing is said here */
  availability: AvailabilityCase | null;
  /** null where they are not known */
  rates: ShippingRates | null;
};

/**
 * A part as schema.org Product. The offer carries exactly the price on the page: the gross one, incl. VAT
 * (rule price.printed), with the struck-through one beside it, and is eligible for the regions of rule metadata.offer.
 * What the data does not have is left out, never made up (rule metadata.nothing-made-up). Stands in a group of sizes or by
 * itself, so it names no context.
 */
export function toProductJsonLd(facts: ProductFacts): JsonLd {
  const { part } = facts;
  return {
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    sku: part.number,
    mpn: part.number,
    category: part.category,
    url: facts.url,
    ...(part.size && { size: part.size }),
    ...(part.manufacturer && { brand: { '@type': 'Brand', name: part.manufacturer } }),
    ...(part.gtin && { gtin: part.gtin }),
    ...(facts.images.length > 0 && { image: facts.images }),
    ...(part.weightKg && {
      weight: { '@type': 'QuantitativeValue', value: Number(part.weightKg.toFixed(2)), unitCode: 'KGM' },
    }),
    offers: toOffer(facts),
  };
}

const writePrice = ({ amount, currency }: Money, isVatIncluded: boolean): JsonLd => ({
  '@type': 'UnitPriceSpecification',
  price: toDecimalText({ amount, currency }),
  priceCurrency: currency.toUpperCase(),
  valueAddedTaxIncluded: isVatIncluded,
});

function writePrices(part: Part): JsonLd | JsonLd[] {
  const { gross, former, includesVat } = decidePriceDisplay(part.price);
  const currentPrice = writePrice(gross, includesVat);
  if (!former) return currentPrice;
  return [currentPrice, { ...writePrice(former, includesVat), priceType: 'https://schema.org/StrikethroughPrice' }];
}

function toOffer({ part, site, url, availability, rates }: ProductFacts): JsonLd {
  const { gross } = part.price;
  return {
    '@type': 'Offer',
    url,
    price: toDecimalText(gross),
    priceCurrency: gross.currency.toUpperCase(),
    itemCondition: 'https://schema.org/NewCondition',
    ...(availability && { availability: `https://schema.org/${availabilityNames[availability]}` }),
    priceSpecification: writePrices(part),
    eligibleRegion: offerRegions,
    shippingDetails: toShippingJsonLd(gross, rates),
    hasMerchantReturnPolicy: toReturnPolicyJsonLd(site),
  };
}

/** The set that a part is a size of; `others`: the absolute addresses of the pages of its other sizes. */
export type GroupFacts = { set: string; name: string; url: string; others: readonly string[] };

/**
 * What a page says of its part (rule metadata.sizes): the product alone, or the set with all its sizes, of which this one is
 * whole and each other is the address of the page that says it: half a product would count as one without name and price.
 */
export function toPartJsonLd(facts: ProductFacts, group: GroupFacts | null): JsonLd {
  const context = { '@context': 'https://schema.org' };
  if (group === null || group.others.length === 0) return { ...context, ...toProductJsonLd(facts) };
  const { set, name, url, others } = group;
  return {
    ...context,
    '@type': 'ProductGroup',
    name,
    productGroupID: set,
    url,
    variesBy: 'https://schema.org/size',
    hasVariant: [toProductJsonLd(facts), ...others.map((other) => ({ url: other }))],
  };
}

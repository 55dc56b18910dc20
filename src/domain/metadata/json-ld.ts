import { offerRegions } from '#config/offer-regions.ts';
import type { AvailabilityCase } from '../availability/availability-result.ts';
import type { Part } from '../part/part.ts';
import { toDecimalText } from '../price/money.ts';

/** Structured data for search engines (schema.org), as plain data; `serialiseJsonLd` makes it safe for HTML. */
export type JsonLd = Record<string, unknown>;

/** One step of the way to a page; `href` is a path of ours ("/catalogue/Honda"). */
export type Crumb = { label: string; href: string };

const availabilityNames: Record<AvailabilityCase, string> = {
  instock: 'InStock',
  dropshipping: 'InStock',
  alternative: 'InStock',
  intransit: 'BackOrder',
  airfreight: 'BackOrder',
  outofstock: 'OutOfStock',
};

export type ProductFacts = {
  part: Part;
  description: string;
  /** absolute address of the part's own page */
  url: string;
  /** absolute addresses of its pictures */
  images: string[];
  /** null where stock is not known when the page is made: then nothing is said about it */
  availability: AvailabilityCase | null;
};

/**
 * A part as schema.org Product. The offer carries exactly the price on the page: the gross one, incl. VAT (decision 4),
 * and is eligible for the regions of doc 1 §9. What the data does not have is left out, never made up (decision 6).
 */
export function toProductJsonLd(facts: ProductFacts): JsonLd {
  const { part } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: part.name.includes(part.number) ? part.name : `${part.name} ${part.number}`.trim(),
    description: facts.description,
    sku: part.number,
    mpn: part.number,
    category: part.category,
    url: facts.url,
    ...(part.manufacturer && { brand: { '@type': 'Brand', name: part.manufacturer } }),
    ...(part.gtin && { gtin: part.gtin }),
    ...(facts.images.length > 0 && { image: facts.images }),
    ...(part.weightKg && {
      weight: { '@type': 'QuantitativeValue', value: Number(part.weightKg.toFixed(2)), unitCode: 'KGM' },
    }),
    offers: toOffer(facts),
  };
}

function toOffer({ part, url, availability }: ProductFacts): JsonLd {
  const { gross } = part.price;
  return {
    '@type': 'Offer',
    url,
    price: toDecimalText(gross),
    priceCurrency: gross.currency.toUpperCase(),
    itemCondition: 'https://schema.org/NewCondition',
    ...(availability && { availability: `https://schema.org/${availabilityNames[availability]}` }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDecimalText(gross),
      priceCurrency: gross.currency.toUpperCase(),
      valueAddedTaxIncluded: gross.amount !== part.price.net.amount,
    },
    eligibleRegion: offerRegions,
  };
}

/** The way to a page as schema.org BreadcrumbList; `site` is the address of the shop without a slash at its end. */
export function toBreadcrumbJsonLd(site: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: new URL(crumb.href, site).href,
    })),
  };
}

/**
 * JSON that can stand inside a script element: no `<`, so that no text of the data can close the element or open a
 * comment, and no line separators that old parsers take for the end of a line.
 */
export function serialiseJsonLd(value: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

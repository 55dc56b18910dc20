import { limits } from '#config/limits.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { writeAvailability } from '#domain/availability/availability.ts';
import { availabilityNames } from '#domain/metadata/product-json-ld.ts';
import type { Part } from '#domain/part/part.ts';
import { formatMoney, toDecimalText } from '#domain/price/money.ts';
import type { PageFacts } from './read-page.ts';

type Data = Record<string, unknown>;

/** A part of the snapshot; `availability` null where its stock was not told. */
export type KnownPart = {
  part: Part;
  availability: AvailabilityCase | null;
  /** addresses of all sizes of its set, this one included */
  sizes: readonly string[];
};

/** The product that a page is about: by itself, or as the one of its set that is whole. */
export function findProducts(structured: readonly Data[]): Data[] {
  const groups = structured.filter((data) => data['@type'] === 'ProductGroup');
  const variants = groups.flatMap((group) => (group['hasVariant'] ?? []) as Data[]);
  return [...structured, ...variants].filter((data) => data['@type'] === 'Product' && data['offers'] !== undefined);
}

/** A size is told with its set and all the others of it (rule metadata.sizes). */
function judgeSizes(structured: readonly Data[], { part, sizes }: KnownPart): string[] {
  const [group] = structured.filter((data) => data['@type'] === 'ProductGroup');
  if (sizes.length < 2) return differ('the group in structured data', group?.['productGroupID'], undefined);
  const variants = ((group?.['hasVariant'] ?? []) as Data[]).map((variant) => String(variant['url']));
  return [
    ...differ('the group in structured data', group?.['productGroupID'], part.set),
    ...differ('the sizes in structured data', variants.toSorted().join(' '), sizes.toSorted().join(' ')),
  ];
}

const differ = (what: string, actual: unknown, expected: unknown): string[] =>
  actual === expected ? [] : [`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];

/** Stock is said in structured data as the page says it to readers without scripts, and as the pull found it. */
function judgeStock({ stock }: PageFacts, { availability }: Data, known: AvailabilityCase | null): string[] {
  const expected = known && `https://schema.org/${availabilityNames[known]}`;
  const words = known && writeAvailability(known);
  return [
    ...differ('the stock in structured data', availability ?? null, expected),
    ...((words === null ? stock === null : stock?.includes(words)) ? [] : [`the page says of its stock: ${stock}`]),
  ];
}

/** Where the structured data of a part's page does not say what the page and the snapshot say. */
export function judgeProduct(page: PageFacts, known: KnownPart, structured: Data[]): string[] {
  const { part, availability } = known;
  const [product, another] = findProducts(structured);
  if (!product || another) return ['there is not exactly one product in the structured data'];
  const offer = (product['offers'] ?? {}) as Data;
  const { gross } = part.price;
  return [
    ...differ('the printed price', page.price, formatMoney(gross)),
    ...differ('the price in structured data', offer['price'], toDecimalText(gross)),
    ...differ('the currency in structured data', offer['priceCurrency'], gross.currency.toUpperCase()),
    ...differ('the name in structured data', product['name'], page.headings[0]),
    ...differ('the description in structured data', product['description'], page.description),
    ...differ('the number in structured data', product['mpn'], part.number),
    ...differ('the address in structured data', product['url'], page.canonical),
    ...judgeStock(page, offer, availability),
    ...judgeSizes(structured, known),
    ...differ('og:type', page.social['og:type'], 'product'),
    ...(part.type === 'oil-pump' && !page.description.includes(`${limits.pumpWarrantyMonths}-month warranty`)
      ? ['the description of the oil pump does not mention its warranty']
      : []),
    ...(part.photos.length > 0 && page.social['og:image']?.includes('/og/')
      ? ['the preview picture is not its own']
      : []),
  ];
}

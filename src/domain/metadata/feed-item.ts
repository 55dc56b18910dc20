import { zlotyCountries } from '#config/currencies.ts';
import { deliveryDays } from '#config/delivery.ts';
import { limits } from '#config/limits.ts';
import { offerRegions } from '#config/offer-regions.ts';
import { isInStock } from '../availability/availability-case.ts';
import type { PulledAvailability } from '../availability/availability.ts';
import { partPath } from '../catalogue/page-paths.ts';
import { writeSize } from '../part/part-size.ts';
import { type Part, type PartType, writePartHeading } from '../part/part.ts';
import { type Currency, type Money, toDecimalText } from '../price/money.ts';
import { decidePriceDisplay, type PartPrice } from '../price/part-price.ts';
import type { ShippingRates } from '../shipping/free-shipping.ts';
import { stateRate } from '../shipping/has-free-shipping.ts';
import { toCanonical } from './canonical.ts';
import { startLarge } from './page-title.ts';
import { shortenAtWord } from './shorten.ts';

const motorParts = 'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts';
const engineParts = `${motorParts} > Motor Vehicle Engine Parts`;

/** Where a part stands in Google's taxonomy of products, by the names that it has there. */
const googleCategories: Readonly<Record<PartType, string>> = {
  rod: engineParts,
  main: engineParts,
  thrust: engineParts,
  calico: engineParts,
  kit: engineParts,
  other: engineParts,
  'oil-pump': `${motorParts} > Motor Vehicle Engine Oil Circulation`,
  flexigauge: 'Hardware > Tools > Measuring Tools & Sensors',
};

/** One item of the product feed, by the names of the merchant centres' product data, as text; empty ones are left out. */
export type FeedItem = Record<`g:${string}`, string | string[] | FeedRate[]>;

/** What it costs to send one to a country. */
type FeedRate = { 'g:country': string; 'g:price': string };

type FeedFacts = {
  part: Part;
  /** as the feed asks for it, in its currency */
  price: PartPrice;
  /** title of the part's page */
  title: string;
  availability: PulledAvailability;
  /** paths, at least one */
  pictures: string[];
  /** when the stock was asked, ISO 8601 */
  pulledAt: string;
  /** engines that it fits: "Honda K20A" */
  engines: readonly string[];
  /** null where they are not known */
  rates: ShippingRates | null;
};

/** What the product data specification takes at most, in characters. */
const longest = { title: 150, description: 5000 };
/** Engines that a description names; the others it counts. */
const mostEngines = 12;
const dayMs = 86_400_000;

const writeMoney = (money: Money): string => `${toDecimalText(money)} ${money.currency.toUpperCase()}`;

const daysAfter = (pulledAt: string, days: number): string =>
  new Date(Date.parse(pulledAt) + days * dayMs).toISOString().slice(0, 10);

/**
 * A delivery that is overdue or without a readable day counts as arriving a few days after the pull
 * (rule availability.transit-days).
 */
function findArrival({ case: name, eta }: PulledAvailability, pulledAt: string): string {
  if (name === 'airfreight') return daysAfter(pulledAt, deliveryDays.airfreight.to);
  const day = eta !== null && !Number.isNaN(Date.parse(eta)) ? eta.slice(0, 10) : '';
  return day > pulledAt.slice(0, 10) ? day : daysAfter(pulledAt, limits.transitMarginDays.from);
}

function writeStock(availability: PulledAvailability, pulledAt: string): FeedItem {
  if (isInStock(availability.case)) return { 'g:availability': 'in_stock' };
  if (availability.case === 'outofstock') return { 'g:availability': 'out_of_stock' };
  return {
    'g:availability': 'backorder',
    'g:availability_date': `${findArrival(availability, pulledAt)}T00:00Z`,
  };
}

/** A reduced part has the price that its page strikes through, and the one that is asked as its sale price. */
function writePrice(price: PartPrice): FeedItem {
  const { gross, former } = decidePriceDisplay(price);
  return former
    ? { 'g:price': writeMoney(former), 'g:sale_price': writeMoney(gross) }
    : { 'g:price': writeMoney(gross) };
}

function writeIdentity({ manufacturer, number, gtin }: Part): FeedItem {
  const hasIdentity = gtin !== null || manufacturer !== '';
  return {
    'g:brand': manufacturer,
    'g:mpn': number,
    'g:gtin': gtin ?? '',
    'g:identifier_exists': hasIdentity ? 'yes' : 'no',
  };
}

function writeEngines(engines: readonly string[]): string {
  const [named, more] = [engines.slice(0, mostEngines).join(', '), engines.length - mostEngines];
  if (named === '') return '';
  return more > 0 ? `Fits ${named} and ${more} more ${more === 1 ? 'engine' : 'engines'}` : `Fits ${named}`;
}

/** Without what another phrase says too, and without makes ("Fits BMW") beside engines. */
function leaveOutRepeats(phrases: readonly string[], fits: string): string[] {
  const small = [...new Set(phrases)].map((phrase) => [phrase, phrase.toLowerCase()] as const);
  return small
    .filter(([phrase, text]) => !small.some(([other, longer]) => other !== phrase && longer.includes(text)))
    .map(([phrase]) => phrase)
    .filter((phrase) => phrase === fits || fits === '' || !phrase.startsWith('Fits '));
}

/** No two parts are described alike: what it is, in which size, for which engines, and its number. */
function describe({ part, engines }: Pick<FeedFacts, 'part' | 'engines'>): string {
  const { description, parameter, clearance, features, number } = part;
  const fits = writeEngines(engines);
  const phrases = [description, writeSize(part), parameter, clearance, ...features, fits].filter(Boolean);
  return [...leaveOutRepeats(phrases, fits), `Part number ${number}`].map(startLarge).join('. ');
}

/** In złoty the shop sells to Poland alone (rule price.currency). */
const listCountries = (currency: Currency): readonly string[] => (currency === 'pln' ? zlotyCountries : offerRegions);

const writeShipping = (price: PartPrice, rates: ShippingRates | null): FeedRate[] =>
  listCountries(price.gross.currency).flatMap((country) => {
    const rate = stateRate(price.gross, country, rates);
    return rate ? [{ 'g:country': country, 'g:price': writeMoney(rate) }] : [];
  });

/**
 * What a merchant centre is told of a part: the words and the price of its page, and the stock at the time of the pull.
 * `site`: the shop's address without a slash at its end.
 */
export function toFeedItem(site: string, facts: FeedFacts): FeedItem {
  const { part, price, title, availability, pictures, pulledAt, rates } = facts;
  const [picture, ...others] = pictures.map((path) => new URL(path, site).href);
  const item: FeedItem = {
    'g:id': part.slug,
    'g:title': shortenAtWord(writePartHeading({ part, title }), longest.title),
    'g:description': shortenAtWord(describe(facts), longest.description),
    'g:link': toCanonical(site, partPath(part.slug)),
    'g:image_link': picture ?? '',
    'g:additional_image_link': others,
    ...writePrice(price),
    ...writeStock(availability, pulledAt),
    'g:condition': 'new',
    ...writeIdentity(part),
    'g:item_group_id': part.size ? part.set : '',
    'g:size': part.size,
    'g:google_product_category': googleCategories[part.type],
    'g:product_type': [part.group, part.category].filter(Boolean).join(' > '),
    'g:shipping_weight': part.weightKg ? `${part.weightKg.toFixed(2)} kg` : '',
    'g:shipping': writeShipping(price, rates),
  };
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value.length > 0));
}

import { usualMethod } from '#config/delivery.ts';
import { offerRegions } from '#config/offer-regions.ts';
import type { CatalogueSource, Fitment, ListedParts } from '#commerce/index.ts';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import type { PopularItem } from '#domain/catalogue/popular-items.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';
import { type Failure, fail, succeed, type Result } from '#domain/failure.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import type { Part } from '#domain/part/part.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { ShippingRates } from '#domain/shipping/free-shipping.ts';
import { askNews, type NewsAnswer } from './ask-news.ts';
import { compareShipping } from './compare-shipping.ts';
import { inParallel } from './in-parallel.ts';

/** All that one pull was told, in our words but not yet put together. */
export type Answers = {
  makes: Make[];
  engines: Engine[];
  listed: ListedParts;
  /** rows of all makes */
  fitments: Fitment[];
  /** by set code: related slugs as the API gave them */
  related: Map<string, string[]>;
  /** a shop can be built without them, so a failure here does not end the pull */
  distributors: Result<Distributor[]>;
  /** nor do popular items or news */
  popular: Result<PopularItem[]>;
  /** prices in złoty by slug, and what shipping costs: for the product feeds */
  zloty: Result<Map<string, PartPrice>>;
  shipping: Result<ShippingRates>;
  /** where free shipping is not what the shop promises */
  shippingGaps: Result<string[]>;
  news: Result<NewsAnswer>;
};

/** Questions at a time: enough not to wait, few enough not to be a burden. */
const atOnce = 6;

/** The part that stands for its set: the standard size, else the first in size order. By set code. */
export function chooseLeadParts(parts: readonly Part[]): Map<string, Part> {
  const leads = new Map<string, Part>();
  for (const part of parts) {
    const lead = leads.get(part.set);
    if (!lead || compareSizes(part.size, lead.size) < 0) leads.set(part.set, part);
  }
  return leads;
}

async function askRelated(source: CatalogueSource, parts: Part[]): Promise<Result<Map<string, string[]>>> {
  const leads = [...chooseLeadParts(parts).values()];
  const answers = await inParallel(leads, atOnce, (part) => source.getRelatedOfPart(part.id));
  return answers.ok
    ? succeed(new Map(leads.map((part, index) => [part.set, (answers.value[index] ?? []).map(({ slug }) => slug)])))
    : answers;
}

const nothingToSend: Failure = {
  kind: 'refused',
  operation: 'list-shipping-rates',
  reason: 'out-of-stock',
  detail: 'no part is in stock',
};

/** Of the cheapest part that there is, so that no rate is that of a basket above the limit for free shipping. */
async function askShipping(source: CatalogueSource, { parts, stock }: ListedParts): Promise<Result<ShippingRates>> {
  const there = parts.filter(({ slug }) => (stock.get(slug)?.default ?? 0) > 0);
  const [cheapest] = there.toSorted((a, b) => a.price.gross.amount - b.price.gross.amount);
  if (!cheapest) return fail(nothingToSend);
  return source.listShippingRates({ partId: cheapest.id, countries: offerRegions, method: usualMethod });
}

/** Asks for everything: lists first, then applications by make, related parts by set, then what a shop can be built without, whose failures end nothing. The first failure of the others ends it. */
export async function askCatalogue(source: CatalogueSource): Promise<Result<Answers>> {
  const listed = await source.listParts();
  if (!listed.ok) return listed;
  const vehicles = await source.listMakesAndEngines();
  if (!vehicles.ok) return vehicles;
  const fitments = await inParallel(vehicles.value.makes, atOnce, (make) => source.listApplicationsOfMake(make.name));
  if (!fitments.ok) return fitments;
  const related = await askRelated(source, listed.value.parts);
  if (!related.ok) return related;
  const distributors = await source.listDistributors();
  const popular = await source.listPopular();
  const news = await askNews(source);
  const zloty = await source.listPrices('pln');
  const shipping = await askShipping(source, listed.value);
  const shippingGaps = await compareShipping(source, listed.value);
  return succeed({
    ...vehicles.value,
    listed: listed.value,
    fitments: fitments.value.flat(),
    related: related.value,
    distributors,
    popular,
    zloty,
    shipping,
    shippingGaps,
    news,
  });
}

/**
 * The answers without the parts that cost nothing: they are set aside like items that do not fit the contract, and counted
 * with them (rule catalogue.set-aside).
 */
export function setAsideUnpriced(answers: Answers): Answers {
  const { listed } = answers;
  const isPriced = ({ price }: Answers['listed']['parts'][number]) => price.net.amount > 0 && price.gross.amount > 0;
  const unpriced = listed.parts.filter((part) => !isPriced(part)).map(({ slug }) => ({ slug, at: 'price: none' }));
  if (unpriced.length === 0) return answers;
  return {
    ...answers,
    listed: { ...listed, parts: listed.parts.filter(isPriced), broken: [...listed.broken, ...unpriced] },
  };
}

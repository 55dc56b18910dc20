import type { Distributor } from '#domain/distributor/distributor.ts';
import type { PopularItem } from '#domain/catalogue/popular-items.ts';
import type { Result } from '#domain/failure.ts';
import type { Article } from '#domain/news/article.ts';
import type { Currency } from '#domain/price/money.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { ShippingRates } from '#domain/shipping/free-shipping.ts';
import type { ShippingQuote } from '#domain/shipping/promise-gaps.ts';
import { addToCart, createAddress, getCart, removeLine, setCartFields, setLineQuantity } from './calls/cart.ts';
import { confirmPayment, createOrder, getOrder, getPaymentTokens, listPaymentMethods } from './calls/order.ts';
import {
  type Fitment,
  getApplicationsOfPart,
  getPart,
  getRelatedOfPart,
  getStock,
  listApplicationsOfMake,
} from './calls/part.ts';
import { getArticle, type ListedNews, listNews } from './calls/news.ts';
import { getCountry } from './calls/get-country.ts';
import { getMarquee } from './calls/get-marquee.ts';
import { listDistributors } from './calls/list-distributors.ts';
import { listMakesAndEngines, type MakesAndEngines } from './calls/list-makes-and-engines.ts';
import { type ListedParts, listParts, listPopular, listPrices, searchParts } from './calls/parts.ts';
import { listShippingRates, type RateQuestion } from './calls/list-shipping-rates.ts';
import { quoteShipping, type ShippingQuestion } from './calls/quote-shipping.ts';
import { createCommerceClient, type CommerceOptions } from './client.ts';
import type { Commerce, RelatedItem } from './commerce.ts';

/** What other layers import: from here and from `commerce.ts` only. */
export type { CommerceOptions } from './client.ts';
export type { CommerceCounts } from './counts.ts';
export type { Deadlines } from './deadlines.ts';
export type { Fitment } from './calls/part.ts';
export type { ListedNews } from './calls/news.ts';
export type { ListedParts } from './calls/parts.ts';
export type { MakesAndEngines } from './calls/list-makes-and-engines.ts';

/** The commerce API in our own words, for the server. Nothing throws; failures are values of four kinds. */
export function createCommerce(options: CommerceOptions): Commerce {
  const client = createCommerceClient(options);
  return {
    getPart: (slug, visitor) => getPart(client, slug, visitor),
    searchParts: (keyword) => searchParts(client, keyword),
    getStock: (partId, country) => getStock(client, partId, country),
    getApplicationsOfPart: (partId) => getApplicationsOfPart(client, partId),
    getRelatedOfPart: (partId) => getRelatedOfPart(client, partId),
    addToCart: (cartId, line) => addToCart(client, cartId, line),
    getCart: (cartId) => getCart(client, cartId),
    setLineQuantity: (cartId, lineId, quantity) => setLineQuantity(client, cartId, lineId, quantity),
    removeLine: (cartId, lineId) => removeLine(client, cartId, lineId),
    setCartFields: (cartId, fields) => setCartFields(client, cartId, fields),
    createAddress: (cartId, address) => createAddress(client, cartId, address),
    createOrder: (cartId) => createOrder(client, cartId),
    getOrder: (orderId) => getOrder(client, orderId),
    confirmPayment: (orderId, payer) => confirmPayment(client, orderId, payer),
    listPaymentMethods: (buyer) => listPaymentMethods(client, buyer),
    getPaymentTokens: (order) => getPaymentTokens(client, order),
    getCountry: (ip) => getCountry(client, options.countryServiceUrl, ip),
    listDistributors: () => listDistributors(client),
    getArticle: (slug) => getArticle(client, options.newsServiceUrl, slug),
    getMarquee: () => getMarquee(client, options.marqueeUrl),
  };
}

/** What only the catalogue pull asks: whole lists, with what could not be read. */
export type CatalogueSource = {
  listParts(): Promise<Result<ListedParts>>;
  listMakesAndEngines(): Promise<Result<MakesAndEngines>>;
  /** `makeName` as the API writes it */
  listApplicationsOfMake(makeName: string): Promise<Result<Fitment[]>>;
  getRelatedOfPart(partId: string): Promise<Result<RelatedItem[]>>;
  /** prices in a currency other than that of the list of parts, by slug; none where the API does not know it */
  listPrices(currency: Currency): Promise<Result<Map<string, PartPrice>>>;
  /** opens one cart, which nobody orders */
  listShippingRates(question: RateQuestion): Promise<Result<ShippingRates>>;
  /** opens one cart too */
  quoteShipping(question: ShippingQuestion): Promise<Result<ShippingQuote[]>>;
  listDistributors(): Promise<Result<Distributor[]>>;
  listPopular(): Promise<Result<PopularItem[]>>;
  listNews(): Promise<Result<ListedNews>>;
  getArticle(slug: string): Promise<Result<Article>>;
};

/** The commerce API for the catalogue pull. */
export function createCatalogueSource(options: CommerceOptions): CatalogueSource {
  // nobody waits for a pull, and thousands of parts that were not sent would say that they are gone
  const client = createCommerceClient({ ...options, breaks: false });
  return {
    listParts: () => listParts(client),
    listPrices: (currency) => listPrices(client, currency),
    listShippingRates: (question) => listShippingRates(client, question),
    quoteShipping: (question) => quoteShipping(client, question),
    listMakesAndEngines: () => listMakesAndEngines(client),
    listApplicationsOfMake: (makeName) => listApplicationsOfMake(client, makeName),
    listDistributors: () => listDistributors(client),
    listPopular: () => listPopular(client),
    listNews: () => listNews(client, options.newsServiceUrl),
    getArticle: (slug) => getArticle(client, options.newsServiceUrl, slug),
    getRelatedOfPart: (partId) => getRelatedOfPart(client, partId),
  };
}

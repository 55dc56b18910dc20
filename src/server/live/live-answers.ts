import type { Commerce, FoundPart } from '#commerce/commerce.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { type Result, succeed } from '#domain/failure.ts';
import type { Part } from '#domain/part/part.ts';
import type { Currency } from '#domain/price/money.ts';
import type { Measures } from '../measures.ts';
import { createAnswerMemory, type Dated } from './answer-memory.ts';
import { type MemoryTimes, memoryTimes } from './decide-wait.ts';
import { createAdaptiveTimeout, type AdaptiveTimeout } from './adaptive-timeout.ts';
import { createNetworkCountries, type NetworkCountries } from './network-countries.ts';

/** A part as it was told, with its stock for a country. */
export type DatedPart = Dated<{ part: Part; stock: Stock }>;

/**
 * What is shown and not yet bought: answers of the commerce API that visitors share (rule availability.shared). Baskets, the
 * checkout and placing ask for themselves.
 */
export type LiveAnswers = {
  /** `timeoutMs`: what this visitor has left of a deadline */
  getPart(
    slug: string,
    visitor: { country: string; currency: Currency },
    timeoutMs?: number,
  ): Promise<Result<DatedPart>>;
  /** the commerce API has just said something else of this part to somebody who buys: the next who looks asks anew */
  forgetPart(slug: string): void;
  /** whether exactly this would be told now, without a question, to somebody without a basket; counted like an answer where it is */
  isOfNow(source: { slug: string; country: string; value: DatedPart['value'] }): boolean;
  searchParts(keyword: string): Promise<Result<FoundPart[]>>;
  /** by network, so that a crowd behind one address is one question */
  getCountry(network: string, ask: () => Promise<Result<string | null>>): Promise<Result<string | null>>;
  /** where networks are, for as long as nobody need look again */
  networkCountries: NetworkCountries;
  /** for reading a basket where the page can do without */
  carts: AdaptiveTimeout;
};

/** A visitor does not wait longer to be told of their country. */
const countryTimeoutMs = 1_000;

/** The same for basket and country while they are silent: both come before the part. */
const silentTimeoutMs = 40;

const withoutTime = <T>(answer: Result<Dated<T>>): Result<T> => (answer.ok ? succeed(answer.value.value) : answer);

type LiveOptions = {
  commerce: Pick<Commerce, 'getPart' | 'searchParts'>;
  now: () => number;
  measures: Measures;
  times?: Partial<MemoryTimes> | undefined;
};

const toKey = (slug: string, { country, currency }: { country: string; currency: Currency }): string =>
  `${slug} ${country} ${currency}`;

export function createLiveAnswers({ commerce, ...options }: LiveOptions): LiveAnswers {
  const parts = createAnswerMemory<{ part: Part; stock: Stock }>({ of: 'part', ...options });
  const searches = createAnswerMemory<FoundPart[]>({ of: 'search', ...options });
  const countries = createAnswerMemory<string | null>({
    of: 'country',
    ...options,
    times: { ...options.times, silentTimeoutMs },
  });
  return {
    getPart: (slug, { country, currency }, timeoutMs) =>
      parts.ask(toKey(slug, { country, currency }), () => commerce.getPart(slug, { country, currency }), timeoutMs),
    isOfNow({ slug, country, value }) {
      const isSame = parts.isOfNow(toKey(slug, { country, currency: 'eur' }), value);
      if (isSame) options.measures.increment('live_answers_total', { of: 'part', outcome: 'fresh' });
      return isSame;
    },
    networkCountries: createNetworkCountries(options),
    forgetPart: (slug) => parts.forget(`${slug} `),
    searchParts: async (keyword) => withoutTime(await searches.ask(keyword, () => commerce.searchParts(keyword))),
    getCountry: async (network, ask) => withoutTime(await countries.ask(network, ask, countryTimeoutMs)),
    carts: createAdaptiveTimeout('get-cart', options.now, { ...memoryTimes, silentTimeoutMs }),
  };
}

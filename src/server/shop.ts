import type { IncomingHttpHeaders } from 'node:http';
import type { OrderAnswer } from '#api/order.ts';
import { slugSchema } from '#api/field-schemas.ts';
import { defaultCountry } from '#config/countries.ts';
import { limits } from '#config/limits.ts';
import { listShorter } from '#domain/catalogue/address-tail.ts';
import { chooseFallbackPart } from '#domain/catalogue/gone-part.ts';
import { cleanCode } from '#domain/clean-text.ts';
import type { Failure } from '#domain/failure.ts';
import { articleSlugPattern, type Article } from '#domain/news/article.ts';
import { parsePartCode, readUnnamedSize, toSlug } from '#domain/part/part-code.ts';
import { isVisibleCode, type Part } from '#domain/part/part.ts';
import { isVerySize, readSize } from '#domain/search/read-size.ts';
import { createPartNumbers, type PartNumbers } from '#domain/search/nearest-numbers.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { type LivePartResult, askLivePart, readPartSlug } from './handlers/live-part.ts';
import { type LivePartsResult, askLiveParts } from './handlers/live-parts.ts';
import { findOrder, isOwnOrder } from './handlers/order-answer.ts';
import { failureFacts } from './log.ts';
import { type PlacedOrder, readPlacedOrder } from './order/placed-order.ts';
import type { Services } from './services.ts';
import { readIp } from './handlers/serve.ts';

/**
 * What an address below /details leads to when no file answers it (rules part.fallback, part.unknown and
 * part.newer-than-build).
 */
type FoundPart =
  | { kind: 'part'; part: Part; stock: Stock }
  /** another spelling: the one address of the part, for good */
  | { kind: 'elsewhere'; slug: string }
  /** a set without a size: its first part, until the set has a page */
  | { kind: 'instead'; slug: string }
  /** a size that the set is not made in, as it was asked for; `slug`: the part that is shown instead (rule part.not-made) */
  | { kind: 'not-made'; set: string; size: string; slug: string }
  /** `nearest`: slugs of the build that are written like it, the nearest first */
  | { kind: 'none'; nearest: string[] }
  | { kind: 'unavailable' };

/** `placed`: what the shop remembers of the visitor's own order that cannot be read now, null for anybody else's */
type FoundOrder =
  | { kind: 'order'; answer: OrderAnswer }
  | { kind: 'none' }
  | { kind: 'unavailable'; placed: PlacedOrder | null };

/** What an address below /news leads to when no file answers it. */
type FoundArticle = { kind: 'article'; article: Article } | { kind: 'none' } | { kind: 'unavailable' };

/** What an on-demand page may ask. */
export type Shop = {
  findPart(id: string): Promise<FoundPart>;
  /** price and stock of a part for whoever asks; null where there is none or it cannot be asked now */
  askPart(id: string, request: Request, socketAddress: string): Promise<LivePartResult | null>;
  /** price and stock of several parts for whoever asks */
  askParts(slugs: readonly string[], request: Request, socketAddress: string): Promise<LivePartsResult>;
  /** an article newer than the build, live */
  findArticle(slug: string): Promise<FoundArticle>;
  /** notice over every page at this moment, or null */
  marquee(): string | null;
  /** what this visitor may see of the order; null when there is none or it cannot be asked */
  readOrder(id: string): Promise<OrderAnswer | null>;
  /** like `readOrder`, but tells "no such order" from "cannot be asked now" */
  findOrder(id: string): Promise<FoundOrder>;
};

const isNone = (failure: Failure) => failure.kind === 'refused';

/** The first part of the same set, STD first; asked live, because it may be newer than the last build. */
async function findSibling({ live, log }: Services, slug: string): Promise<FoundPart> {
  const found = await live.searchParts(parsePartCode(slug).set);
  if (!found.ok) {
    log.warn('part-fallback-failed', failureFacts(found.failure));
    return isNone(found.failure) ? nothing : { kind: 'unavailable' };
  }
  const sibling = chooseFallbackPart(found.value.map((part) => part.slug).filter(isVisibleCode), slug);
  if (sibling === null || sibling === slug) return nothing;
  const { set, size } = parsePartCode(slug);
  return size === '' ? { kind: 'instead', slug: sibling } : { kind: 'not-made', set, size, slug: sibling };
}

const nothing: FoundPart = { kind: 'none', nearest: [] };

/** Another spelling of a number of the build; a set of it that is not made in the size asked for. */
function findSpelled(numbers: PartNumbers, id: string): FoundPart {
  const read = numbers.read(id);
  if (read === null || read.slug === id) return nothing;
  return read.kind === 'same' ? { kind: 'elsewhere', slug: read.slug } : { ...read, kind: 'not-made' };
}

/** The exact part, live; what is no address of a part, or none that is shown, is not asked for. */
async function findExact({ live }: Services, id: string): Promise<FoundPart> {
  const slug = slugSchema.safeParse(toSlug(id)).data;
  if (slug === undefined || !isVisibleCode(slug)) return nothing;
  const found = await live.getPart(slug, { country: defaultCountry, currency: 'eur' });
  if (!found.ok) return isNone(found.failure) ? nothing : { kind: 'unavailable' };
  const { part, stock } = found.value.value;
  return part.slug === id ? { kind: 'part', part, stock } : { kind: 'elsewhere', slug: part.slug };
}

/** The number without what a text has put behind it, where that leaves one (rule page.text-tail). */
const readWithoutTail = (id: string): string | undefined =>
  slugSchema.safeParse(toSlug(listShorter(cleanCode(id).trim()).at(-1) ?? '')).data;

/** Whether the size is the one that a part comes in whose number tells none (rules part.kit-size and search.size-asked). */
async function isOnlySize(services: Services, { size, slug }: { size: string; slug: string }): Promise<boolean> {
  if (parsePartCode(slug).size !== '') return false;
  const wish = readSize(toSlug(size));
  if (wish === null) return false;
  const found = await findExact(services, slug);
  return found.kind === 'part' && isVerySize(wish, readUnnamedSize(found.part));
}

/**
 * Asks live first, because a part may be newer than the build; then other spellings, then the number without its tail, then other sizes
 * of the set. What only another spelling of a page of the build is leads there also when nothing can be asked.
 */
async function findPart(services: Services, numbers: PartNumbers, id: string): Promise<FoundPart> {
  const exact = await findExact(services, id);
  if (exact.kind === 'part' || exact.kind === 'elsewhere') return exact;
  const spelled = findSpelled(numbers, id);
  const shorter = spelled.kind === 'elsewhere' ? undefined : readWithoutTail(id);
  if (shorter !== undefined) return { kind: 'elsewhere', slug: shorter };
  if (spelled.kind === 'elsewhere' || exact.kind === 'unavailable')
    return spelled.kind === 'elsewhere' ? spelled : exact;
  const slug = slugSchema.safeParse(toSlug(id)).data;
  const sibling = slug === undefined ? spelled : await findSibling(services, slug);
  if (sibling.kind === 'not-made' && (await isOnlySize(services, sibling)))
    return { kind: 'elsewhere', slug: sibling.slug };
  return sibling.kind === 'none' ? { kind: 'none', nearest: numbers.nearest(id, limits.nearestNumbersMax) } : sibling;
}

/** What is no address of an article is not asked for. */
async function findArticle({ commerce }: Services, slug: string): Promise<FoundArticle> {
  if (!articleSlugPattern.test(slug)) return { kind: 'none' };
  const live = await commerce.getArticle(slug);
  if (live.ok) return { kind: 'article', article: live.value };
  return { kind: isNone(live.failure) ? 'none' : 'unavailable' };
}

/** Builds the shop for one request out of its headers; `numbers` are those of the build being served. */
export function createShop(
  services: Services,
  headers: Pick<IncomingHttpHeaders, 'cookie'>,
  numbers: PartNumbers = createPartNumbers([]),
): Shop {
  const { log } = services;
  const lookFor = async (id: string): Promise<FoundOrder> => {
    log.note({ order: log.toRef(id) });
    const order = await findOrder(services, headers.cookie ?? null, id);
    if (order.ok) return { kind: 'order', answer: order.value };
    if (isNone(order.failure)) return { kind: 'none' };
    const isYours = await isOwnOrder(services, headers.cookie ?? null, id);
    return { kind: 'unavailable', placed: isYours ? await readPlacedOrder(services, id).catch(() => null) : null };
  };
  return {
    findPart: (id) => findPart(services, numbers, id),
    async askPart(id, request, socketAddress) {
      const slug = readPartSlug(id);
      if (slug === null) return null;
      const ip = readIp(services, request.headers.get('x-forwarded-for'), socketAddress);
      const found = await askLivePart(services, request, { slug, ip, quantity: 1 });
      return found.ok ? found.value : null;
    },
    askParts: (slugs, request, socketAddress) =>
      askLiveParts(services, request, {
        slugs,
        ip: readIp(services, request.headers.get('x-forwarded-for'), socketAddress),
      }),
    findArticle: (slug) => findArticle(services, slug),
    marquee: services.marquee.text,
    async readOrder(id) {
      const found = await lookFor(id);
      return found.kind === 'order' ? found.answer : null;
    },
    findOrder: lookFor,
  };
}

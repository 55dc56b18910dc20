import type { IncomingHttpHeaders } from 'node:http';
import type { OrderAnswer } from '#api/order.ts';
import { slugSchema } from '#api/shapes.ts';
import { defaultCountry } from '#config/countries.ts';
import { chooseFallbackPart } from '#domain/catalogue/fallback-part.ts';
import type { Failure } from '#domain/failure.ts';
import type { Part } from '#domain/part/part.ts';
import { parsePartCode, toSlug } from '#domain/part/part-code.ts';
import { isVisibleCode } from '#domain/part/part-visibility.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { openOrderLink } from './handlers/open-order-link.ts';
import { findOrder } from './handlers/order-answer.ts';
import { failureFacts } from './log.ts';
import type { Services } from './services.ts';

/** What an address below /details leads to when no file answers it (decision 1, doc 1 §4). */
export type FoundPart =
  | { kind: 'part'; part: Part; stock: Stock }
  /** another spelling: the one address of the part, for good */
  | { kind: 'elsewhere'; slug: string }
  /** no such part: another one of its set, until there is one */
  | { kind: 'instead'; slug: string }
  | { kind: 'none' }
  | { kind: 'unavailable' };

export type FoundOrder = { kind: 'order'; answer: OrderAnswer } | { kind: 'none' } | { kind: 'unavailable' };

/** What an on-demand page may ask. */
export type Shop = {
  findPart(id: string): Promise<FoundPart>;
  /** what this visitor may see of the order; null when there is none or it cannot be asked */
  readOrder(id: string): Promise<OrderAnswer | null>;
  /** like `readOrder`, but tells "no such order" from "cannot be asked now" */
  findOrder(id: string): Promise<FoundOrder>;
  /** 303 to the order's clean address, with the order cookie when the link is good */
  openOrderLink(id: string, link: string): Promise<Response>;
};

const isNone = (failure: Failure) => failure.kind === 'refused';

/** The first part of the same set, STD first; asked live, because it may be newer than the last build. */
async function findSibling({ commerce, log }: Services, slug: string): Promise<FoundPart> {
  const found = await commerce.searchParts(parsePartCode(slug).set);
  if (!found.ok) {
    log.warn('part-fallback-failed', failureFacts(found.failure));
    return isNone(found.failure) ? { kind: 'none' } : { kind: 'unavailable' };
  }
  const sibling = chooseFallbackPart(found.value.map((part) => part.slug).filter(isVisibleCode), slug);
  return sibling === null || sibling === slug ? { kind: 'none' } : { kind: 'instead', slug: sibling };
}

async function findPart(services: Services, id: string): Promise<FoundPart> {
  const slug = slugSchema.safeParse(toSlug(id)).data;
  if (slug === undefined || !isVisibleCode(slug))
    return slug === undefined ? { kind: 'none' } : findSibling(services, slug);
  const live = await services.commerce.getPart(slug, { country: defaultCountry, currency: 'eur' });
  if (!live.ok) return isNone(live.failure) ? findSibling(services, slug) : { kind: 'unavailable' };
  const { part, stock } = live.value;
  return part.slug === id ? { kind: 'part', part, stock } : { kind: 'elsewhere', slug: part.slug };
}

/** Builds the shop for one request out of its headers. */
export function createShop(services: Services, headers: Pick<IncomingHttpHeaders, 'cookie'>): Shop {
  const lookFor = async (id: string): Promise<FoundOrder> => {
    const order = await findOrder(services, headers.cookie ?? null, id);
    if (order.ok) return { kind: 'order', answer: order.value };
    return { kind: isNone(order.failure) ? 'none' : 'unavailable' };
  };
  return {
    findPart: (id) => findPart(services, id),
    async readOrder(id) {
      const found = await lookFor(id);
      return found.kind === 'order' ? found.answer : null;
    },
    findOrder: lookFor,
    openOrderLink: (id, link) => openOrderLink(services, id, link),
  };
}

import { type LivePart, livePartSchema, partPaths } from '#api/part.ts';
import { isVisibleCode, type Part } from '#domain/part/part.ts';
import { toSlug } from '#domain/part/part-code.ts';
import type { Failure, Result } from '#domain/failure.ts';
import type { Services } from '../services.ts';
import { quantitySchema, slugSchema } from '#api/field-schemas.ts';
import { answerFailure, answerJson, answerMoved, answerProblem, type Handler } from './answer.ts';
import { isGone } from './cart-access.ts';
import { findVisitor, startTimeBudget, toLivePart, toPartDelivery } from './live-facts.ts';

const readQuantity = (request: Request) => {
  const parameter = new URL(request.url).searchParams.get('quantity');
  return quantitySchema.safeParse(parameter === null ? 1 : Number(parameter)).data ?? null;
};

/** Price and stock for one visitor; `cookies` go with the answer. */
export type LivePartResult = { part: Part; live: LivePart; cookies: string[] };

export async function askLivePart(
  services: Services,
  request: Request,
  { slug, ip, quantity }: { slug: string; ip: string; quantity: number },
): Promise<Result<LivePartResult, Failure>> {
  const left = startTimeBudget(services);
  const visitor = await findVisitor(services, request, ip);
  const found = await services.live.getPart(slug, visitor, left());
  if (!found.ok) return found;
  const { part, stock } = found.value.value;
  const delivery = await toPartDelivery(services, stock, visitor);
  const live = livePartSchema.parse({ ...toLivePart(services, found.value, { ...visitor, quantity }), delivery });
  const isOfNobody = visitor.cart === null && visitor.cookies.length === 0 && found.value.asOf === null;
  if (isOfNobody) services.kept.note(request, { slug, country: visitor.country, value: found.value.value });
  return { ok: true, value: { part, live, cookies: visitor.cookies } };
}

/** null for what is no address of a part, or of none that is shown */
export function readPartSlug(slug: string | undefined): string | null {
  const known = slugSchema.safeParse(slug).data;
  return known !== undefined && isVisibleCode(known) ? known : null;
}

/**
 * GET /api/part/{slug}?quantity=1: price and stock of this moment, or of the last minute with their time; counts what the
 * visitor's basket holds (rules availability.live and availability.shared). Of a number in other letters the address is told, as of its page.
 */
export const readLivePart: Handler = async (services, request, { slug, ip }) => {
  const quantity = readQuantity(request);
  if (quantity === null) return answerProblem(services, 400, 'invalid-request');
  const known = readPartSlug(slug);
  if (known === null) {
    const written = readPartSlug(toSlug(slug ?? ''));
    if (written !== null) return answerMoved(partPaths.live(written) + new URL(request.url).search);
    return answerProblem(services, 404, 'unknown-part');
  }
  const found = await askLivePart(services, request, { slug: known, ip, quantity });
  if (!found.ok)
    return isGone(found.failure)
      ? answerProblem(services, 404, 'unknown-part')
      : answerFailure(services, found.failure);
  return answerJson(found.value.live, { cookies: found.value.cookies });
};

import { type LivePart, livePartSchema } from '#api/part.ts';
import type { Part } from '#domain/part/part.ts';
import type { Failure, Result } from '#domain/failure.ts';
import type { Services } from '../services.ts';
import { quantitySchema, slugSchema } from '#api/field-schemas.ts';
import { isVisibleCode } from '#domain/part/part-visibility.ts';
import { answerFailure, answerJson, answerProblem, type Handler } from './answer.ts';
import { isGone } from './cart-access.ts';
import { findVisitor, toLivePart, toPartDelivery } from './live-facts.ts';

const readQuantity = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('quantity');
  return quantitySchema.safeParse(asked === null ? 1 : Number(asked)).data ?? null;
};

/** Price and stock of this moment for one visitor; `cookies` go with the answer. */
export type AskedPart = { part: Part; live: LivePart; cookies: string[] };

export async function askLivePart(
  services: Services,
  request: Request,
  { slug, ip, asked }: { slug: string; ip: string; asked: number },
): Promise<Result<AskedPart, Failure>> {
  const visitor = await findVisitor(services, request, ip);
  const { country, currency, cookies } = visitor;
  const found = await services.commerce.getPart(slug, { country, currency });
  if (!found.ok) return found;
  const delivery = await toPartDelivery(services, found.value.stock, visitor);
  const live = livePartSchema.parse({ ...toLivePart(services, found.value, { ...visitor, asked }), delivery });
  return { ok: true, value: { part: found.value.part, live, cookies } };
}

/** null for what is no address of a part, or of none that is shown */
export function readPartSlug(slug: string | undefined): string | null {
  const known = slugSchema.safeParse(slug).data;
  return known !== undefined && isVisibleCode(known) ? known : null;
}

/**
 * GET /api/part/{slug}?quantity=1: price and stock of this moment; counts what the visitor's basket holds
 * (rule availability.live).
 */
export const readLivePart: Handler = async (services, request, { slug, ip }) => {
  const asked = readQuantity(request);
  if (asked === null) return answerProblem(services, 400, 'invalid-request');
  const known = readPartSlug(slug);
  if (known === null) return answerProblem(services, 404, 'unknown-part');
  const found = await askLivePart(services, request, { slug: known, ip, asked });
  if (!found.ok)
    return isGone(found.failure)
      ? answerProblem(services, 404, 'unknown-part')
      : answerFailure(services, found.failure);
  return answerJson(found.value.live, { cookies: found.value.cookies });
};

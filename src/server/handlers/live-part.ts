import { livePartSchema } from '#api/part.ts';
import { quantitySchema, slugSchema } from '#api/field-schemas.ts';
import { isVisibleCode } from '#domain/part/part-visibility.ts';
import { answerFailure, answerJson, answerProblem, type Handler } from './answer.ts';
import { isGone } from './cart-access.ts';
import { findVisitor, toLivePart, toPartDelivery } from './live-facts.ts';

const readQuantity = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('quantity');
  return quantitySchema.safeParse(asked === null ? 1 : Number(asked)).data ?? null;
};

/**
 * GET /api/part/{slug}?quantity=1: price and stock of this moment; counts what the visitor's basket holds
 * (rule availability.live).
 */
export const readLivePart: Handler = async (services, request, { slug, ip }) => {
  const asked = readQuantity(request);
  if (asked === null) return answerProblem(services, 400, 'invalid-request');
  const known = slugSchema.safeParse(slug).data;
  if (known === undefined || !isVisibleCode(known)) return answerProblem(services, 404, 'unknown-part');
  const visitor = await findVisitor(services, request, ip);
  const { cart, country, currency, cookies } = visitor;
  const live = await services.commerce.getPart(known, { country, currency });
  if (!live.ok)
    return isGone(live.failure) ? answerProblem(services, 404, 'unknown-part') : answerFailure(services, live.failure);
  const delivery = await toPartDelivery(services, live.value.stock, visitor);
  return answerJson(livePartSchema.parse({ ...toLivePart(services, live.value, { cart, asked }), delivery }), {
    cookies,
  });
};

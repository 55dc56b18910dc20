import { type LivePart, livePartSchema } from '#api/part.ts';
import { quantitySchema, slugSchema } from '#api/shapes.ts';
import { defaultCountry } from '#config/countries.ts';
import type { Cart } from '#commerce/commerce.ts';
import { decideAvailability } from '#domain/availability/availability.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import type { Stock } from '#domain/availability/stock.ts';
import type { Part } from '#domain/part/part.ts';
import { isVisibleCode } from '#domain/part/part-visibility.ts';
import { answerFailure, answerJson, answerProblem, type Handler } from './answer.ts';
import { findCart, isGone } from './cart-access.ts';
import { guessCountry } from './visitor-country.ts';

/** Pieces of a part that the visitor holds already; what a kit brings along is not counted. */
const countInBasket = (cart: Cart | null, slug: string) =>
  visibleLines(cart?.basket.lines ?? [])
    .filter((line) => line.slug === slug)
    .reduce((sum, line) => sum + line.quantity, 0);

const readQuantity = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('quantity');
  return quantitySchema.safeParse(asked === null ? 1 : Number(asked)).data ?? null;
};

const toLivePart = (
  live: { part: Part; stock: Stock },
  query: { asked: number; inBasket: number; today: string },
): LivePart => ({
  slug: live.part.slug,
  ...live.part.price,
  inBasket: query.inBasket,
  availability: decideAvailability(live.stock, query),
  stock: live.stock,
  today: query.today,
});

/** GET /api/part/{slug}?quantity=1: price and stock of this moment; counts what the visitor's basket holds (doc 1 §4). */
export const readLivePart: Handler = async (services, request, { slug, ip }) => {
  const asked = readQuantity(request);
  if (asked === null) return answerProblem(services, 400, 'invalid-request');
  const known = slugSchema.safeParse(slug).data;
  if (known === undefined || !isVisibleCode(known)) return answerProblem(services, 404, 'unknown-part');
  const found = await findCart(services, request.headers.get('cookie'));
  const cart = found.ok ? found.value.cart : null;
  const country = cart?.basket.shippingCountry ?? (await guessCountry(services, ip)) ?? defaultCountry;
  const live = await services.commerce.getPart(known, { country, currency: cart?.basket.currency ?? 'eur' });
  if (!live.ok)
    return isGone(live.failure) ? answerProblem(services, 404, 'unknown-part') : answerFailure(services, live.failure);
  const today = new Date(services.now()).toISOString().slice(0, 10);
  const answer = toLivePart(live.value, { asked, inBasket: countInBasket(cart, live.value.part.slug), today });
  return answerJson(livePartSchema.parse(answer), { cookies: found.ok ? found.value.cookies : [] });
};

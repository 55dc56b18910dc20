import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { defaultCountry } from '#config/countries.ts';
import type { Cart } from '#commerce/commerce.ts';
import { countOrderable } from '#domain/availability/max-orderable.ts';
import type { BasketLine } from '#domain/basket/basket.ts';
import { countPieces } from '#domain/basket/basket-count.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { readTerms, taxOf, toVatNumberState } from '../checkout/buyer-terms.ts';
import type { Services } from '../services.ts';
import { orAfter } from '../wait.ts';

/** Milliseconds that the stock of the lines may take; without it the line has no maximum, the basket is not late. */
const stockPatienceMs = 1_500;

/** A basket line or order line as the browser may see it; `max` null where it does not matter or is not known. */
export const toLineAnswer = (
  { pictureFor }: Pick<Services, 'pictureFor'>,
  line: BasketLine,
  max: number | null,
): BasketLineAnswer => ({
  id: line.id,
  slug: line.slug,
  number: line.number,
  name: line.name,
  size: parsePartCode(line.slug).size,
  quantity: line.quantity,
  gross: line.gross,
  discountRate: line.discountRate,
  isKitComponent: line.isKitComponent,
  photo: line.photoUrl === null ? null : pictureFor(line.photoUrl),
  max,
});

async function askMax(
  { commerce }: Services,
  { partId, isKitComponent }: BasketLine,
  country: string,
): Promise<number | null> {
  if (isKitComponent) return null;
  const stock = await commerce.getStock(partId, country);
  return stock.ok ? countOrderable(stock.value) : null;
}

const toLines = (services: Services, { lines, shippingCountry }: Cart['basket']) =>
  Promise.all(
    lines.map(async (line) =>
      toLineAnswer(
        services,
        line,
        await orAfter(askMax(services, line, shippingCountry ?? defaultCountry), stockPatienceMs, null),
      ),
    ),
  );

/** The basket as the browser may see it: no cart id, our own pictures, the most that each line may have. */
export async function toBasketAnswer(services: Services, cart: Cart): Promise<BasketAnswer> {
  const { basket } = cart;
  const [lines, terms] = await Promise.all([toLines(services, basket), readTerms(services, cart.id)]);
  const { vatNumberValid: _, lines: __, ...rest } = basket;
  const { setting, reason } = taxOf(cart, terms);
  return {
    ...{ ...rest, lines, quantity: countPieces(basket.lines) },
    vatNumber: toVatNumberState(cart, terms),
    tax: { setting, reason },
  };
}

const nothing = { amount: 0, currency: 'eur' } as const;

/** What a visitor without a basket sees. */
export const emptyBasketAnswer: BasketAnswer = {
  currency: 'eur',
  lines: [],
  quantity: 0,
  promoCode: null,
  hasBackorder: false,
  shippingCountry: null,
  shippingMethodId: null,
  paymentMethodId: null,
  shippingMethods: [],
  paymentMethods: [],
  totals: { items: nothing, shipping: nothing, tax: nothing, total: nothing, discount: nothing },
  vatNumber: null,
  tax: { setting: 'standard', reason: 'country-unknown' },
};

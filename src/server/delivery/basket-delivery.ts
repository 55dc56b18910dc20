import type { BasketDelivery, MethodDelivery } from '#api/delivery.ts';
import type { Cart } from '#commerce/commerce.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { type BasketLine, visibleLines } from '#domain/basket/basket.ts';
import { listDeliveryNotes } from '#domain/delivery/delivery-notes.ts';
import type { Destination } from '#domain/delivery/lead.ts';
import { type LinePromise, promisePieces } from '#domain/delivery/line-promise.ts';
import { hasFreeShipping } from '#domain/shipping/has-free-shipping.ts';
import { writePlace } from '#domain/special-place.ts';
import { type OrderPromise, promiseOrder } from '#domain/delivery/order-promise.ts';
import { hasReserve } from '#domain/delivery/reserve.ts';
import { type DeliveryFacts, listSources } from '#domain/delivery/source-promises.ts';
import { type DeliveryDependencies, findPaidBy, readDeliveryFacts } from './delivery-facts.ts';

/** Stock of each line by its id; a line is left out where it could not be asked. */
export type LineStocks = ReadonlyMap<string, Stock>;

type PromisedLine = BasketLine & { delivery: LinePromise };
type Promises = { lines: PromisedLine[]; order: OrderPromise; facts: DeliveryFacts };

const unknownPromise: LinePromise = {
  promise: { kind: 'unknown', why: 'not-asked' },
  leaves: null,
  shares: [],
  late: null,
};

function promiseLine(line: BasketLine, stock: Stock | undefined, facts: DeliveryFacts): LinePromise {
  return stock ? promisePieces(listSources(stock, facts), line.quantity, facts.time.day) : unknownPromise;
}

/** A cart, the country that it goes to, and what there is of its lines. */
type BasketToPromise = { cart: Cart; country: string; stocks: LineStocks };

const destinationOf = ({ cart, country }: Pick<BasketToPromise, 'cart' | 'country'>): Destination => ({
  country,
  postcode: cart.postcode ?? '',
});

async function promiseBy(
  deps: DeliveryDependencies,
  { cart, country, stocks }: BasketToPromise,
  method: string | null,
): Promise<Promises> {
  const facts = await readDeliveryFacts(deps, destinationOf({ cart, country }), method);
  const lines = visibleLines(cart.basket.lines).map((line) => ({
    ...line,
    delivery: promiseLine(line, stocks.get(line.id), facts),
  }));
  return { lines, order: promiseOrder(lines, facts.time.day), facts };
}

/** Name of the shipping method that is chosen; null while none is. */
export const methodOf = ({ basket: { shippingMethods, shippingMethodId } }: Cart): string | null =>
  shippingMethods.find(({ id }) => id === shippingMethodId)?.name ?? null;

/** What is promised of a basket: of each visible line by its id, of the whole, of each shipping method by its id. */
export type BasketPromises = {
  lines: ReadonlyMap<string, LinePromise>;
  delivery: BasketDelivery;
  methods: ReadonlyMap<string, MethodDelivery>;
};

/** The promises of this moment for a basket with at least one line (rules delivery.range and delivery.together). */
export async function promiseBasket(deps: DeliveryDependencies, basket: BasketToPromise): Promise<BasketPromises> {
  const { cart, country } = basket;
  const destination = destinationOf(basket);
  const { lines, order, facts } = await promiseBy(deps, basket, methodOf(cart));
  const place = writePlace(country, destination.postcode);
  const byMethod = await Promise.all(
    cart.basket.shippingMethods.map(async ({ id, name }) => {
      const by = await promiseBy(deps, basket, name);
      const reserve = hasReserve(by.lines, by.facts) ? { hasReserve: true } : {};
      return [id, { promise: by.order.promise, paidBy: findPaidBy(by.facts), ...reserve }] as const;
    }),
  );
  return {
    lines: new Map(lines.map(({ id, delivery }) => [id, delivery])),
    delivery: {
      ...{ ...order, country, paidBy: findPaidBy(facts) },
      hasFreeShipping: hasFreeShipping(country, destination.postcode),
      ...(place === null ? {} : { place }),
      notes: listDeliveryNotes(lines, destination),
    },
    methods: new Map(byMethod),
  };
}

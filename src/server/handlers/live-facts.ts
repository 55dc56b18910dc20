import type { LivePart } from '#api/part.ts';
import { defaultCountry } from '#config/countries.ts';
import type { Cart } from '#commerce/commerce.ts';
import { decideAvailability } from '#domain/availability/availability.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { countOfPart } from '#domain/basket/basket-count.ts';
import { listSources } from '#domain/delivery/source-promises.ts';
import type { Part } from '#domain/part/part.ts';
import type { Currency } from '#domain/price/money.ts';
import { methodOf } from '../delivery/basket-delivery.ts';
import { findPaidBy, readDeliveryFacts } from '../delivery/delivery-facts.ts';
import type { Services } from '../services.ts';
import { todayOf } from '../today.ts';
import { findCart } from './cart-access.ts';
import { decideCountry } from './visitor-country.ts';

/** For whom price and stock are asked: the basket decides country and currency, else what the visitor chose or seems to be in. */
export type Visitor = { cart: Cart | null; country: string; currency: Currency; cookies: string[] };

/** A basket that cannot be read now is no reason to show no price: the visitor then counts as one without a basket. */
export async function findVisitor(services: Services, request: Request, ip: string): Promise<Visitor> {
  const found = await findCart(services, request.headers.get('cookie'));
  const cart = found.ok ? found.value.cart : null;
  const country = cart?.basket.shippingCountry ?? (await decideCountry(services, request, ip)) ?? defaultCountry;
  return { cart, country, currency: cart?.basket.currency ?? 'eur', cookies: found.ok ? found.value.cookies : [] };
}

/** Price, stock and availability of this moment for `asked` pieces on top of what the basket holds. */
export function toLivePart(
  { now }: Pick<Services, 'now'>,
  live: { part: Part; stock: Stock },
  { cart, asked }: { cart: Cart | null; asked: number },
): LivePart {
  const inBasket = countOfPart(cart?.basket.lines ?? [], live.part.slug);
  const today = todayOf(now);
  return {
    slug: live.part.slug,
    ...live.part.price,
    inBasket,
    availability: decideAvailability(live.stock, { asked, inBasket, today }),
    stock: live.stock,
    today,
  };
}

/** When the sources of a part would be at the door of this visitor, by the method of the basket, else by the usual one. */
export async function toPartDelivery(
  services: Services,
  stock: Stock,
  { cart, country }: Pick<Visitor, 'cart' | 'country'>,
): Promise<NonNullable<LivePart['delivery']>> {
  const destination = { country, postcode: cart?.postcode ?? '' };
  const facts = await readDeliveryFacts(services, destination, cart ? methodOf(cart) : null);
  return { country, sources: listSources(stock, facts), paidBy: findPaidBy(facts) };
}

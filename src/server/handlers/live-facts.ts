import type { LivePart } from '#api/part.ts';
import { defaultCountry } from '#config/countries.ts';
import type { Cart } from '#commerce/commerce.ts';
import { decideAvailability } from '#domain/availability/availability.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { countOfPart } from '#domain/basket/basket.ts';
import { listDeliveryNotes } from '#domain/delivery/delivery-notes.ts';
import { listSources } from '#domain/delivery/source-promises.ts';
import { succeed } from '#domain/failure.ts';
import type { Currency } from '#domain/price/money.ts';
import { priceAsCharged } from '#domain/price/part-price.ts';
import { countCarrierDays } from '#domain/delivery/lead.ts';
import { hasFreeShipping } from '#domain/shipping/has-free-shipping.ts';
import { writePlace } from '#domain/special-place.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import { readCartId } from '../cart-holder.ts';
import { type BuyerTerms, readTerms, taxOf, taxOfOpening } from '../checkout/buyer-terms.ts';
import { methodOf } from '../delivery/basket-delivery.ts';
import { findCartCountry } from '../delivery/cart-country.ts';
import { findPaidBy, readDeliveryFacts } from '../delivery/delivery-facts.ts';
import type { DatedPart } from '../live/live-answers.ts';
import type { Services } from '../services.ts';
import { todayOf } from '../today.ts';
import { findCartById } from './cart-access.ts';
import { decideCountry } from './visitor.ts';

/** Whether VAT is charged, and why. */
type Charged = { isTaxed: boolean; reason: TaxReason };

/** For whom price and stock are asked: the basket decides, else the country that the visitor chose or seems to be in. */
export type Visitor = { cart: Cart | null; country: string; currency: Currency; charged: Charged; cookies: string[] };

/** As the basket has it: its amounts tell what it charges. Where its terms cannot be read, the reason is that of its country. */
function readCharged(cart: Cart, country: string, terms: BuyerTerms | null): Charged {
  const { setting, reason } = terms === null ? taxOfOpening(country) : taxOf(cart, terms);
  const { total, tax } = cart.basket.totals;
  return { isTaxed: total.amount === 0 ? setting === 'standard' : tax.amount > 0, reason };
}

/** As a basket would have it that is opened for this country. */
function chargeOpening(country: string): Charged {
  const { setting, reason } = taxOfOpening(country);
  return { isTaxed: setting === 'standard', reason };
}

const noCart = succeed({ cart: null, cookies: [] as string[] });

/** Milliseconds that a basket may take to be read where a page can do without. */
const cartTimeoutMs = 2_000;

/** Milliseconds from the first question of a request to the last: one deadline of a read, whatever hangs. */
const timeoutMs = 5_000;

/** What is left of that, asked at any time. */
export function startTimeBudget({ now }: Pick<Services, 'now'>): () => number {
  const begun = now();
  return () => Math.max(0, begun + timeoutMs - now());
}

/**
 * A basket that cannot be read now is no reason to show no price: the visitor then counts as one without a basket. It is not
 * waited for long either.
 */
export async function findVisitor(services: Services, request: Request, ip: string): Promise<Visitor> {
  const cookie = request.headers.get('cookie');
  // whose basket it is stands in the storage
  const cartId = await readCartId(services, cookie).catch(() => null);
  // who has no basket learns nothing of those who have
  const found =
    cartId === null ? noCart : await services.live.carts.wait(findCartById(services, cookie, cartId), cartTimeoutMs);
  const cookies = found.ok ? found.value.cookies : [];
  const cart = found.ok ? found.value.cart : null;
  if (cart === null) {
    const country = (await decideCountry(services, request, ip)) ?? defaultCountry;
    return { cart, country, currency: 'eur', charged: chargeOpening(country), cookies };
  }
  const [country, terms] = await Promise.all([
    findCartCountry(services, cart),
    readTerms(services, cart.id).catch(() => null),
  ]);
  return { cart, country, currency: cart.basket.currency, charged: readCharged(cart, country, terms), cookies };
}

/**
 * Price, stock and availability for `quantity` pieces on top of what the basket holds: those of this moment, or of the last minute
 * with their time.
 */
export function toLivePart(
  { now }: Pick<Services, 'now'>,
  { value: live, asOf }: DatedPart,
  { cart, charged, quantity }: Pick<Visitor, 'cart' | 'charged'> & { quantity: number },
): LivePart {
  const inBasket = countOfPart(cart?.basket.lines ?? [], live.part.slug);
  const today = todayOf(now);
  return {
    slug: live.part.slug,
    ...priceAsCharged(live.part.price, charged.isTaxed),
    taxReason: charged.reason,
    inBasket,
    availability: decideAvailability(live.stock, { quantity, inBasket, today }),
    stock: live.stock,
    today,
    ...(asOf === null ? {} : { asOf: new Date(asOf).toISOString() }),
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
  const place = writePlace(country, destination.postcode);
  return {
    country,
    hasFreeShipping: hasFreeShipping(country, destination.postcode),
    ...(place === null ? {} : { place }),
    notes: listDeliveryNotes([], destination),
    sources: listSources(stock, facts),
    ...(facts.lead ? { carrierDays: countCarrierDays(facts.lead) } : {}),
    paidBy: findPaidBy(facts),
  };
}

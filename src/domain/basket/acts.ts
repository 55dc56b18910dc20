/** What a buyer did to a basket, found by comparing it with the one before; another window may have done it. */
import type { Currency } from '../price/money.ts';
import { decideShortage } from './line-shortage.ts';

export type ActLine = {
  id: string;
  slug: string;
  number: string;
  quantity: number;
  max: number | null;
  isKitComponent: boolean;
};

/** Where a basket goes; `name` as a sentence says it, "" while the country is not known. */
export type Destined = { country: string; postcode: string; name: string };

export type ActBasket = {
  currency: Currency;
  promoCode: string | null;
  lines: readonly ActLine[];
  place: Destined;
  shippingMethodId: string | null;
};

/** A line that has lost pieces; `isGone`: it is out of the basket; `before`: how many it had. */
export type LostPieces = { id: string; slug: string; number: string; before: number; isGone: boolean };

/** Each with what it was before. `mayReturn`: the pieces are still to be had. */
export type Act =
  | { kind: 'code'; before: string | null; now: string | null }
  | { kind: 'lines'; lost: LostPieces[]; mayReturn: boolean }
  | { kind: 'place'; before: Destined & { methodId: string | null }; isCountry: boolean }
  | { kind: 'currency'; before: Currency };

const visible = ({ lines }: ActBasket): ActLine[] => lines.filter(({ isKitComponent }) => !isKitComponent);

function findLost(before: ActBasket, now: ActBasket): Act[] {
  const left = new Map(visible(now).map((line) => [line.id, line.quantity]));
  const fewer = visible(before).filter(({ id, quantity }) => (left.get(id) ?? 0) < quantity);
  if (fewer.length === 0) return [];
  const lost = fewer.map(({ id, slug, number, quantity }) => ({
    ...{ id, slug, number, before: quantity },
    isGone: !left.has(id),
  }));
  return [{ kind: 'lines', lost, mayReturn: fewer.every((line) => decideShortage(line) === null) }];
}

/** The shipping method goes with the place (rule checkout.method-cleared), and comes back with it. */
function findMove({ place: before, shippingMethodId: methodId }: ActBasket, { place: now }: ActBasket): Act[] {
  const isCountry = before.country !== now.country;
  const isMoved = before.country !== '' && (isCountry || before.postcode !== now.postcode);
  return isMoved ? [{ kind: 'place', before: { ...before, methodId }, isCountry }] : [];
}

/** Everything that differs by the buyer's will; nothing where parts or pieces came in, as these cost what they cost. */
export function findActs(before: ActBasket, now: ActBasket): Act[] {
  const had = new Map(visible(before).map((line) => [line.id, line.quantity]));
  if (visible(now).some(({ id, quantity }) => quantity > (had.get(id) ?? 0))) return [];
  return [
    ...(before.promoCode === now.promoCode
      ? []
      : [{ kind: 'code' as const, before: before.promoCode, now: now.promoCode }]),
    ...findLost(before, now),
    ...findMove(before, now),
    ...(before.currency === now.currency ? [] : [{ kind: 'currency' as const, before: before.currency }]),
  ];
}

const describeOrder = (basket: ActBasket): string => {
  const { currency, promoCode, place } = basket;
  return JSON.stringify([currency, promoCode, place, visible(basket).map(({ id, quantity }) => [id, quantity])]);
};

/**
 * True while nothing differs that a buyer orders, apart from how it is sent and paid. A first postcode only completes the country
 * before it.
 */
export function isSameOrder(one: ActBasket, other: ActBasket): boolean {
  const isCompleted = one.place.country === other.place.country && one.place.postcode === '';
  return describeOrder(one) === describeOrder(isCompleted ? { ...other, place: one.place } : other);
}

/** Whether an act made an order dearer, and what is said of it (rule basket.dearer-said). */
import { dearerCopy as copy } from '#config/copy/dearer.ts';
import { addMoney, formatMoney, type Money } from '../price/money.ts';
import { decideFreeShipping } from '../shipping/free-shipping.ts';
import type { TaxSetting } from '../tax/tax.ts';
import { type Act, type ActBasket, findActs } from '../basket/acts.ts';

/** A basket with its amounts, which are those of the commerce API; each method with what it would cost this basket. */
export type PaidBasket = ActBasket & {
  totals: { items: Money; shipping: Money; total: Money };
  tax: { setting: TaxSetting };
  shippingMethods: readonly { id: string; title: string; gross: Money }[];
  hasFreeShipping: boolean;
};

/** What is said: both totals, why, and the acts that led there. `method`: whose shipping is counted, null where it is the chosen one. */
export type Dearer = { before: Money; now: Money; method: string | null; why: string[]; acts: Act[] };

type Cost = { methodId: string; shipping: Money; total: Money };

const findCheapest = ({ shippingMethods }: PaidBasket) =>
  [...shippingMethods].sort((a, b) => a.gross.amount - b.gross.amount)[0];

/** With its method; until one is chosen, with that of `like`, else with the cheapest. Null while none has a price. */
function findCost(basket: PaidBasket, like: string | null): Cost | null {
  const { shippingMethodId, shippingMethods, totals } = basket;
  if (shippingMethodId !== null) return { methodId: shippingMethodId, shipping: totals.shipping, total: totals.total };
  const method = shippingMethods.find(({ id }) => id === like) ?? findCheapest(basket);
  if (!method || method.gross.currency !== totals.items.currency) return null;
  return { methodId: method.id, shipping: method.gross, total: addMoney(totals.items, method.gross) };
}

/** Two currencies cannot be compared: an order is dearer in another one where it has lost free shipping. */
function isDearer(before: Cost, now: Cost): boolean {
  if (before.total.currency === now.total.currency) return now.total.amount > before.total.amount;
  return before.shipping.amount === 0 && now.shipping.amount > 0;
}

/** Why nothing is sent for nothing any more. */
function explainLost(
  { totals: { items }, hasFreeShipping, place, promoCode }: PaidBasket,
  acts: readonly Act[],
): string {
  const { state } = decideFreeShipping(items, hasFreeShipping);
  if (state === 'not-here' && place.name !== '') return copy.why.notHere(place.name);
  if (state !== 'missing') return copy.why.notFree;
  const isByCode = promoCode !== null && acts.some(({ kind }) => kind === 'code');
  const amount = formatMoney(items);
  return isByCode ? copy.why.belowLimitByCode(promoCode, amount) : copy.why.belowLimit(amount);
}

function explain(before: { basket: PaidBasket; cost: Cost }, now: { basket: PaidBasket; cost: Cost }, acts: Act[]) {
  const [was, is] = [before.cost.shipping, now.cost.shipping];
  const isTaxed = before.basket.tax.setting !== 'standard' && now.basket.tax.setting === 'standard';
  return [
    ...(was.amount === 0 && is.amount > 0 ? [explainLost(now.basket, acts)] : []),
    ...(was.amount > 0 && was.currency === is.currency && is.amount > was.amount
      ? [copy.why.shipping(formatMoney(was), formatMoney(is))]
      : []),
    ...(isTaxed ? [copy.why.tax] : []),
  ];
}

/**
 * What is said after the acts that lie between two baskets; null where the order is not dearer by them, where nobody knows what
 * shipping costs, and where the buyer has chosen another method since, whose price stands beside it.
 */
export function explainDearer(before: PaidBasket, now: PaidBasket): Dearer | null {
  const acts = findActs(before, now);
  if (acts.length === 0) return null;
  const was = findCost(before, null);
  const is = was && findCost(now, was.methodId);
  if (!was || !is || !isDearer(was, is)) return null;
  const expected = findCost({ ...now, shippingMethodId: null }, was.methodId);
  if (expected && expected.methodId !== is.methodId) return null;
  const why = explain({ basket: before, cost: was }, { basket: now, cost: is }, acts);
  if (why.length === 0) return null;
  const title = now.shippingMethods.find(({ id }) => id === is.methodId)?.title ?? null;
  return { before: was.total, now: is.total, method: now.shippingMethodId === null ? title : null, why, acts };
}

function nameAct(act: Act): string | null {
  if (act.kind === 'code') return act.before === null ? copy.back.codeOff : copy.back.codeBack(act.before);
  if (act.kind === 'currency') return copy.back.currency(act.before);
  if (act.kind === 'lines') {
    const [first, ...others] = act.lost;
    if (!act.mayReturn || !first) return null;
    if (others.length > 0) return copy.back.several;
    return first.isGone ? copy.back.line(first.number) : copy.back.quantity(first.before, first.number);
  }
  if (act.isCountry) return copy.back.country(act.before.name);
  return act.before.postcode === '' ? null : copy.back.postcode(act.before.postcode);
}

/** What the press says that takes all of it back; null where something cannot be had back, such as a part that is sold out. */
export function nameWayBack({ acts }: Pick<Dearer, 'acts'>): string | null {
  const names = acts.map(nameAct);
  if (names.includes(null)) return null;
  return names.length === 1 ? (names[0] ?? null) : copy.back.all;
}

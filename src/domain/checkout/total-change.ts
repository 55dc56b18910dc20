/** What a change of tax did to the total, and which totals a buyer has seen (rules tax.change-announced, checkout.seen-total). */
import { addMoney, isSameMoney, type Money } from '../price/money.ts';

/** Of a basket, what its total is made of; `shippingMethodId`: null while no method is chosen. */
export type PricedBasket = {
  totals: { items: Money; shipping: Money; total: Money };
  shippingMethodId: string | null;
  shippingMethods: readonly { id: string; gross: Money }[];
};

/** Two amounts that the buyer should compare; `of`: both totals, or the parts alone while one of them has no shipping in it yet. */
export type TotalChange = { before: Money; now: Money; of: 'total' | 'parts' };

/**
 * The totals that stand on the page: that of the basket, and what it will be with the method `shippingMethodId` that is chosen and
 * not yet answered: its price stands beside it.
 */
export function listSeenTotals({ totals, shippingMethods }: PricedBasket, shippingMethodId: string): Money[] {
  const chosen = shippingMethods.find(({ id }) => id === shippingMethodId);
  return chosen ? [totals.total, addMoney(totals.items, chosen.gross)] : [totals.total];
}

const hasShipping = ({ shippingMethodId }: PricedBasket): boolean => shippingMethodId !== null;

/**
 * What the buyer should compare after a change of tax, like with like: another country takes the method back, and what it cost is
 * no matter of tax. A total without a method is not what will be paid, even where the method before was free. Null where nothing differs.
 */
export function compareTotals(before: PricedBasket, now: PricedBasket): TotalChange | null {
  const of = hasShipping(before) && hasShipping(now) ? 'total' : 'parts';
  const amountOf = ({ totals }: PricedBasket) => (of === 'total' ? totals.total : totals.items);
  const change = { before: amountOf(before), now: amountOf(now), of } as const;
  return isSameMoney(change.before, change.now) ? null : change;
}

/** What a change of tax did to the total, and with which total Continue may go on (rules tax.change-announced, checkout.seen-total). */
import type { BasketAnswer } from '#api/basket.ts';
import { addMoney, isSameMoney, type Money } from '#domain/price/money.ts';
import { atom } from 'nanostores';
import type { Draft } from './draft.ts';
import type { CheckoutEffects } from './effects.ts';

type Needs = Pick<CheckoutEffects, '$basket'> & { draft: Pick<Draft, '$draft'> };

/** Two totals that the buyer should compare. */
export type TotalChange = { before: Money; now: Money };

/** The total, and what it will be with the method that is chosen and not yet answered: its price stands beside it. */
function listSeen({ totals, shippingMethods }: BasketAnswer, shippingMethodId: string): Money[] {
  const chosen = shippingMethods.find(({ id }) => id === shippingMethodId);
  return chosen ? [totals.total, addMoney(totals.items, chosen.gross)] : [totals.total];
}

export function createTotalWatch({ $basket, draft }: Needs) {
  /** since the tax setting changed, as long as the total is the one that it led to */
  const $taxChange = atom<TotalChange | null>(null);
  /** Continue stopped, because it would have carried on another total than the one that stood there */
  const $unseenTotal = atom<TotalChange | null>(null);
  let last: BasketAnswer | null = null;

  const isOutdated = (change: TotalChange | null, { totals }: BasketAnswer): boolean =>
    change !== null && !isSameMoney(change.now, totals.total);

  return {
    $taxChange,
    $unseenTotal,
    followBasket(): void {
      const now = $basket.get();
      const before = last;
      last = now;
      if (!now || now === before) return;
      const isOther = before !== null && before.lines.length > 0 && before.tax.setting !== now.tax.setting;
      if (isOther && !isSameMoney(before.totals.total, now.totals.total))
        $taxChange.set({ before: before.totals.total, now: now.totals.total });
      else if (isOutdated($taxChange.get(), now)) $taxChange.set(null);
      if (isOutdated($unseenTotal.get(), now)) $unseenTotal.set(null);
    },
    /** Notes what stands on the page now; the result tells whether the total is still among it, and says so on the page if not. */
    look(): () => boolean {
      const shown = $basket.get();
      const seen = shown ? listSeen(shown, draft.$draft.get().shippingMethodId) : [];
      $unseenTotal.set(null);
      return () => {
        const now = $basket.get()?.totals.total;
        if (!shown || !now || seen.some((total) => isSameMoney(total, now))) return true;
        $unseenTotal.set({ before: shown.totals.total, now });
        return false;
      };
    },
  };
}

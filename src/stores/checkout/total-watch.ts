/** What a change of tax did to the total, and with which total Continue may go on (rules tax.change-announced, checkout.seen-total). */
import type { BasketAnswer } from '#api/basket.ts';
import { compareTotals, isPricedAlike, listSeenTotals, type TotalChange } from '#domain/checkout/total-change.ts';
import { isSameMoney } from '#domain/price/money.ts';
import { atom } from 'nanostores';
import type { Draft } from './draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { Intents } from './intents.ts';
import type { Pending } from './pending.ts';

type Needs = Pick<CheckoutEffects, '$basket'> & {
  draft: Pick<Draft, '$draft'>;
  $pending: Pending;
  intents: Pick<Intents, '$isUnsent'>;
};

/** The change of tax out of the baskets that stood still, one after the other. */
function createTaxChange({ $basket, $pending, intents }: Needs) {
  const $taxChange = atom<TotalChange | null>(null);
  /** the last basket with nothing on its way, and the one that stood before the tax changed */
  let last: BasketAnswer | null = null;
  let untouched: BasketAnswer | null = null;

  /** one answer of several: what it costs is not what the buyer will pay */
  const isMoving = () => Object.values($pending.get()).some(Boolean) && !intents.$isUnsent.get();

  function settle(): void {
    const now = $basket.get();
    const before = last;
    if (!now || now === before || isMoving()) return;
    last = now;
    if (before === null || before.lines.length === 0) return;
    if (before.tax.setting !== now.tax.setting) untouched = before;
    else if (!isPricedAlike(before, now)) untouched = null;
    $taxChange.set(untouched && compareTotals(untouched, now));
  }

  return { $taxChange, settle };
}

/** Compares the baskets that stood still; `settle` is to be called whenever the basket or what is under way changes. */
export function createTotalWatch(needs: Needs) {
  const { $basket, draft } = needs;
  /** since the tax setting changed, as long as the total is the one that it led to */
  const { $taxChange, settle } = createTaxChange(needs);
  /** Continue stopped, because it would have carried on another total than the one that stood there */
  const $unseenTotal = atom<TotalChange | null>(null);

  return {
    $taxChange,
    $unseenTotal,
    /** Looks once more, when the basket is another one or nothing is on its way any more. */
    settle(): void {
      settle();
      const now = $basket.get();
      const unseen = $unseenTotal.get();
      if (now && unseen && !isSameMoney(unseen.now, now.totals.total)) $unseenTotal.set(null);
    },
    /** Notes what stands on the page now; the result tells whether the total is still among it, and says so on the page if not. */
    look(): () => boolean {
      const displayed = $basket.get();
      const seen = displayed ? listSeenTotals(displayed, draft.$draft.get().shippingMethodId) : [];
      $unseenTotal.set(null);
      return () => {
        const now = $basket.get()?.totals.total;
        if (!displayed || !now || seen.some((total) => isSameMoney(total, now))) return true;
        $unseenTotal.set({ before: displayed.totals.total, now, of: 'total' });
        return false;
      };
    },
  };
}

/** How a change of tax changed the total, and whether the buyer has seen the total (rules tax.change-announced, checkout.seen-total). */
import type { BasketAnswer } from '#api/basket.ts';
import { compareTotals, listSeenTotals, type TotalChange } from '#domain/checkout/total-change.ts';
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

/** Finds a change of tax by comparing settled baskets: those with nothing pending. It is said until something else changes the total. */
function createTaxChange({ $basket, $pending, intents }: Needs) {
  const $taxChange = atom<TotalChange | null>(null);
  let last: BasketAnswer | null = null;

  /** more answers are to come, so this total is not the one that the buyer will pay */
  const isMoving = () => Object.values($pending.get()).some(Boolean) && !intents.$isUnsent.get();

  function settle(): void {
    const now = $basket.get();
    const before = last;
    if (!now || now === before || isMoving()) return;
    last = now;
    if (before === null || before.lines.length === 0) return;
    if (before.tax.setting !== now.tax.setting) $taxChange.set(compareTotals(before, now));
    else if (!isSameMoney(before.totals.total, now.totals.total)) $taxChange.set(null);
  }

  return { $taxChange, settle };
}

/** Compares settled baskets; call `settle` whenever the basket or what is pending changes. */
export function createTotalWatch(needs: Needs) {
  const { $basket, draft } = needs;
  const { $taxChange, settle } = createTaxChange(needs);
  /** set when Continue stopped because the total became one that the buyer had not seen */
  const $unseenTotal = atom<TotalChange | null>(null);

  return {
    $taxChange,
    $unseenTotal,
    /** Compares again; drops `$unseenTotal` once the total is another one. */
    settle(): void {
      settle();
      const now = $basket.get();
      const unseen = $unseenTotal.get();
      if (now && unseen && !isSameMoney(unseen.now, now.totals.total)) $unseenTotal.set(null);
    },
    /**
     * Remembers the totals on the page now. The function that it gives back is true while the total is still one of them; else it sets
     * `$unseenTotal`.
     */
    rememberTotals(): () => boolean {
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

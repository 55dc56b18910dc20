/** The buyer's basket in the browser, for islands and scripts of a page. No React here. */
import type { BasketLineAnswer } from '#api/basket.ts';
import { browserEffects } from './effects.ts';
import type { PendingLine } from './state.ts';
import { createBasketStore } from './create-basket.ts';
import { watchTabs } from './tabs.ts';

export type { BasketProgress, LineProblem, PendingLine } from './state.ts';

/** The quantity to show for a line: what the buyer wants, until the shop has confirmed it, else the shop's. */
export const displayedQuantity = (line: BasketLineAnswer, pending: PendingLine | undefined): number =>
  pending ? pending.quantity : line.quantity;

export const basketStore = createBasketStore(browserEffects);
export const {
  $basket,
  $basketState,
  $basketProblem,
  $pending,
  $lineProblems,
  loadBasket,
  addPart,
  changeQuantity,
  removeLine,
  applyPromoCode,
  sendToBasket,
} = basketStore;

let isFollowing = false;

/**
 * From now on a basket that this page has read is read again when another tab may have changed it, and a quantity that was changed just
 * before the page is left is still sent.
 */
export function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('pagehide', basketStore.sendQuantitiesNow);
  watchTabs(() => {
    if ($basket.get()) void loadBasket();
  });
}

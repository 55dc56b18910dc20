/** The buyer's basket in the browser, for islands and scripts of a page. No React here. */
import type { BasketLineAnswer } from '#api/basket.ts';
import { browserEffects } from './basket-effects.ts';
import type { PendingLine } from './basket-state.ts';
import { createBasketStore } from './basket-store.ts';

export type { BasketEffects, BasketProgress, BasketResult, BasketWrite, LineProblem, PendingLine } from './basket-state.ts';
export { createBasketStore } from './basket-store.ts';

/** The number to show for a line: what was asked last, else what the shop holds. */
export const shownQuantity = (line: BasketLineAnswer, pending: PendingLine | undefined): number =>
  pending ? pending.quantity : line.quantity;

export const basketStore = createBasketStore(browserEffects);
export const {
  $basket,
  $basketState,
  $pending,
  $lineProblems,
  $isAdding,
  loadBasket,
  setBasket,
  addPart,
  changeQuantity,
  removeLine,
  applyPromoCode,
  sendToBasket,
} = basketStore;

/** The buyer's basket in the browser: reading, adding, changing, removing. No React; every effect is handed in. */
import { type BasketAnswer, type BasketLineAnswer, basketPaths } from '#api/basket.ts';
import { browserEffects } from './basket-effects.ts';
import { changeQuantity, removeLine } from './basket-line.ts';
import {
  type BasketEffects,
  type BasketResult,
  type BasketState,
  type BasketWrite,
  type PendingLine,
  createBasketState,
  readBasket,
  sendInTurn,
  takeBasket,
} from './basket-state.ts';

export type { BasketEffects, BasketProgress, BasketResult, BasketWrite, LineProblem, PendingLine } from './basket-state.ts';

const sendToBasket = async (state: BasketState, write: BasketWrite): Promise<BasketResult> =>
  (await sendInTurn(state, () => write)) as BasketResult;

/** Doc 1 §4: loading on, call, basket stored, 'Item added', loading off. The caller sets its quantity back to 1. */
async function addPart(state: BasketState, part: string, quantity: number): Promise<BasketResult> {
  state.$isAdding.set(true);
  const result = await sendToBasket(state, { path: basketPaths.lines, method: 'POST', body: { part, quantity } });
  if (result.ok) state.effects.announceAdded();
  state.$isAdding.set(false);
  return result;
}

export function createBasketStore(effects: BasketEffects) {
  const state = createBasketState(effects);
  return {
    $basket: state.$basket,
    $basketState: state.$basketState,
    $pending: state.$pending,
    $lineProblems: state.$lineProblems,
    $isAdding: state.$isAdding,
    /** asks for the basket; while one is shown, it stays until the answer is there */
    loadBasket: () => readBasket(state),
    setBasket: (answer: BasketAnswer) => takeBasket(state, answer),
    addPart: (slug: string, quantity: number) => addPart(state, slug, quantity),
    changeQuantity: (lineId: string, quantity: number) => changeQuantity(state, lineId, quantity),
    removeLine: (lineId: string) => removeLine(state, lineId),
    /** an empty code takes it off */
    applyPromoCode: (code: string) =>
      sendToBasket(state, { path: basketPaths.promoCode, method: 'PUT', body: { code: code.trim() } }),
    /** any other write whose answer is the basket (checkout), in one queue with the rest */
    sendToBasket: (write: BasketWrite) => sendToBasket(state, write),
  };
}

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

import { type BasketAnswer, basketPaths } from '#api/basket.ts';
import { changeQuantity, endPauses, removeLine, sendQuantitiesNow } from './line-writes.ts';
import {
  type BasketEffects,
  type BasketResult,
  type BasketState,
  type BasketWrite,
  createBasketState,
  readBasket,
  sendInTurn,
  takeBasket,
} from './state.ts';

const sendToBasket = async (state: BasketState, write: BasketWrite): Promise<BasketResult> =>
  (await sendInTurn(state, () => write)) as BasketResult;

/**
 * Puts a part in, in the order of rule basket.adding; the caller sets its quantity back to 1. A quantity that still waits
 * for its pause was meant before this part and is sent first.
 */
async function addPart(state: BasketState, part: string, quantity: number): Promise<BasketResult> {
  state.$isAdding.set(true);
  endPauses(state);
  const { opening, announceAdded } = state.effects;
  const write = (): BasketWrite => ({
    path: basketPaths.lines,
    method: 'POST',
    body: { part, quantity, opening: opening?.name() },
  });
  const result = (await sendInTurn(state, write)) as BasketResult;
  if (result.ok) {
    opening?.end();
    announceAdded();
  }
  state.$isAdding.set(false);
  return result;
}

/** A basket with its effects handed in; the page's own is in `basket.ts`. */
export function createBasketStore(effects: BasketEffects) {
  const state = createBasketState(effects);
  return {
    $basket: state.$basket,
    $basketState: state.$basketState,
    $basketProblem: state.$basketProblem,
    $pending: state.$pending,
    $lineProblems: state.$lineProblems,
    $isAdding: state.$isAdding,
    /** asks for the basket; while one is shown, it stays until the answer is there */
    loadBasket: () => readBasket(state),
    /** takes an answer that another endpoint gave; what is being read meanwhile is older and dropped */
    setBasket: (answer: BasketAnswer) => takeBasket(state, answer),
    addPart: (slug: string, quantity: number) => addPart(state, slug, quantity),
    changeQuantity: (lineId: string, quantity: number) => changeQuantity(state, lineId, quantity),
    /** the page is being left: what waits for a pause is sent */
    sendQuantitiesNow: () => sendQuantitiesNow(state),
    removeLine: (lineId: string) => removeLine(state, lineId),
    /** an empty code takes it off */
    applyPromoCode: (code: string) =>
      sendToBasket(state, { path: basketPaths.promoCode, method: 'PUT', body: { code: code.trim() } }),
    /** any other write whose answer is the basket (checkout), in one queue with the rest */
    sendToBasket: (write: BasketWrite) => sendToBasket(state, write),
  };
}

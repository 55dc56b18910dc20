import { type addLineSchema, basketPaths, type promoCodeSchema } from '#api/basket.ts';
import type { BodyOf } from '#api/call.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { countOfPart } from '#domain/basket/basket.ts';
import { changeQuantity, endPauses, removeLine, sendQuantitiesNow } from './line-writes.ts';
import { settleLost } from './lost-answers.ts';
import {
  awaitBasket,
  type BasketEffects,
  type BasketResult,
  type BasketState,
  type BasketWrite,
  createBasketState,
  readBasket,
  type SettledResult,
  sendInTurn,
} from './state.ts';

const sendToBasket = async (state: BasketState, write: BasketWrite): Promise<BasketResult> =>
  (await sendInTurn(state, () => write)) as BasketResult;

/** `inBasket`: pieces of the part in the basket, by which a page counts that has not read the basket */
type Addition = { part: string; quantity: number; inBasket: number; engine: string | undefined };

const countNow = ({ $basket }: BasketState, { part, inBasket }: Addition): number => {
  const basket = $basket.get();
  return basket ? countOfPart(basket.lines, part) : inBasket;
};

/** Where the answer was lost, the basket is read again, and shows whether the part is in it. */
async function sendAddition(state: BasketState, addition: Addition): Promise<SettledResult> {
  const { part, quantity, engine } = addition;
  let before = 0;
  const write = (): BasketWrite => {
    before = countNow(state, addition);
    return {
      path: basketPaths.lines,
      method: 'POST',
      body: { part, quantity, engine, opening: state.effects.opening?.name() } satisfies BodyOf<typeof addLineSchema>,
    };
  };
  const result = (await sendInTurn(state, write)) as BasketResult;
  return settleLost(state, result, ({ lines }) => countOfPart(lines, part) >= before + quantity);
}

/**
 * Adds a part, by rule basket.adding; the caller sets its quantity back to 1. A changed quantity that still waits for its pause is sent
 * first, because the buyer changed it before.
 */
async function addPart(state: BasketState, addition: Addition): Promise<SettledResult> {
  state.$isAdding.set(true);
  endPauses(state);
  const result = await sendAddition(state, addition);
  if (result.ok) {
    state.effects.opening?.end();
    state.effects.announceAdded();
  }
  state.$isAdding.set(false);
  return result;
}

async function applyPromoCode(state: BasketState, typed: string): Promise<SettledResult> {
  const code = cleanCode(typed).trim();
  const body = { code } satisfies BodyOf<typeof promoCodeSchema>;
  const result = await sendToBasket(state, { path: basketPaths.promoCode, method: 'PUT', body });
  return settleLost(state, result, ({ promoCode }) => (promoCode ?? '') === code.toUpperCase());
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
    /** reads the basket; one that is shown stays until the answer is there */
    loadBasket: () => readBasket(state),
    /** called before a request to another endpoint whose answer holds the basket; the function that it gives back takes that basket */
    awaitBasket: () => awaitBasket(state),
    /** `engine`: the word of the one that the part is for, where that is known */
    addPart: (part: string, quantity: number, inBasket = 0, engine?: string) =>
      addPart(state, { part, quantity, inBasket, engine }),
    changeQuantity: (lineId: string, quantity: number) => changeQuantity(state, lineId, quantity),
    /** the page is being left: what waits for a pause is sent */
    sendQuantitiesNow: () => sendQuantitiesNow(state),
    removeLine: (lineId: string) => removeLine(state, lineId),
    /** an empty code removes it */
    applyPromoCode: (code: string) => applyPromoCode(state, code),
    /** any other write whose answer is the basket (checkout), in one queue with the rest */
    sendToBasket: (write: BasketWrite) => sendToBasket(state, write),
  };
}

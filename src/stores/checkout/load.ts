/** Reading basket, draft and earlier order, and what that means for what is on the page already. */
import { type CheckoutAnswer, checkoutAnswerSchema, checkoutPaths } from '#api/checkout.ts';
import { type OrderView, orderAnswerSchema, orderPaths } from '#api/order.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { mergeDraft } from '#domain/checkout/merge-draft.ts';
import { normaliseVatNumber } from '#domain/checkout/vat-number.ts';
import { check } from './check.ts';
import { followMethods } from './choice.ts';
import { askCurrency } from './currency.ts';
import { isBlank, saveLater, withField } from './draft.ts';
import { follow, followAll } from './intents.ts';
import type { CheckoutProgress, CheckoutState } from './state.ts';

const decideProgress = (state: CheckoutState, { basket, earlierOrderId }: CheckoutAnswer): CheckoutProgress => {
  if (basket.lines.length > 0) return 'ready';
  const hasTyped = state.place === 'information' && !isBlank(state.$draft.get());
  return hasTyped && !earlierOrderId ? 'gone' : 'empty';
};

/** A new basket knows nothing of what was typed for the old one. */
function tellAgain(state: CheckoutState): void {
  followAll(state);
  saveLater(state);
}

/** What was typed here and is not saved stays; nothing blank takes the place of something typed; an order ends it. */
function takeDraft(state: CheckoutState, { basket, draft, earlierOrderId }: CheckoutAnswer): void {
  const here = state.$draft.get();
  if (basket.lines.length === 0) {
    if (earlierOrderId) state.$draft.set(emptyCheckoutDraft);
    return;
  }
  if (isBlank(draft) && !isBlank(here)) tellAgain(state);
  else state.$draft.set(mergeDraft(state.keptDraft, here, draft));
  state.keptDraft = draft;
}

/** True when a number stands in the form that the basket does not hold. */
function lacksVatNumber(
  { isCompany, vatNumber, shipping }: CheckoutDraft,
  { basket, takenVatNumber }: CheckoutAnswer,
): boolean {
  const typed = normaliseVatNumber(shipping.country, vatNumber);
  return isCompany && 'number' in typed && (basket.vatNumber === null || typed.number !== takenVatNumber);
}

/** The shop may lag behind the draft (a page that was left too soon); the visitor's country is the first guess. */
function catchUp(state: CheckoutState, answer: CheckoutAnswer): void {
  const { basket, visitorCountry, isCompany } = answer;
  const draft = state.$draft.get();
  const country = draft.shipping.country || basket.shippingCountry || visitorCountry || '';
  if (country !== draft.shipping.country) state.$draft.set(withField(draft, 'shipping.country', country));
  if (country && country !== basket.shippingCountry) follow(state, 'shipping.country');
  if (isCompany !== draft.isCompany) follow(state, 'isCompany');
  if (lacksVatNumber(draft, answer)) follow(state, 'vatNumber');
  askCurrency(state);
}

/** The summary shows only what can be ordered; otherwise the buyer goes back to the fields that are missing. */
const requireComplete = (state: CheckoutState): void => {
  if (Object.keys(check(state)).length > 0) state.effects.replaceBy('/checkout?check');
};

function take(state: CheckoutState, answer: CheckoutAnswer, { isAside }: Reading): void {
  const progress = decideProgress(state, answer);
  takeDraft(state, answer);
  state.$progress.set(progress);
  if (state.effects.$basket.get() !== answer.basket) state.effects.takeBasket(answer.basket);
  followMethods(state);
  if (progress !== 'ready') return;
  if (state.place === 'summary') requireComplete(state);
  else if (!isAside) catchUp(state, answer);
}

/** The order placed before, where the summary has nothing else to show. */
async function readEarlierOrder(
  { effects, place }: CheckoutState,
  { earlierOrderId }: CheckoutAnswer,
): Promise<OrderView | null> {
  if (place !== 'summary' || !earlierOrderId) return null;
  const answer = await effects.call(orderPaths.order(earlierOrderId), orderAnswerSchema);
  return answer.ok && answer.value.yours ? answer.value.order : null;
}

/** `isAside`: another tab is being typed into; telling the shop what it does not know yet is that tab's business */
type Reading = { isAside: boolean };

const hasShown = ({ $progress }: CheckoutState): boolean =>
  $progress.get() !== 'loading' && $progress.get() !== 'failed';

/**
 * Asks for everything. What is typed meanwhile makes the answer void but for the fields left alone, except the first answer; a
 * basket that came meanwhile is newer.
 */
export function load(state: CheckoutState, { isAside = false }: Partial<Reading> = {}): Promise<void> {
  const { saving } = state;
  state.reading = state.reading.then(() => read(state, { saving, isAside }));
  return state.reading;
}

async function read(state: CheckoutState, reading: Reading & { saving: Promise<unknown> }): Promise<void> {
  await reading.saving;
  const before = { edits: state.edits, basket: state.effects.$basket.get() };
  const answer = await state.effects.call(checkoutPaths.checkout, checkoutAnswerSchema);
  if (!answer.ok) return hasShown(state) ? undefined : state.$progress.set('failed');
  const order = await readEarlierOrder(state, answer.value);
  if (state.edits !== before.edits && hasShown(state)) return takeDraft(state, answer.value);
  state.$earlierOrder.set(order);
  const now = state.effects.$basket.get();
  take(state, now && now !== before.basket ? { ...answer.value, basket: now } : answer.value, reading);
}

/** A basket from elsewhere (a write of ours, another tab): methods follow it; vanished or there again, the page follows. */
export function followBasket(state: CheckoutState): void {
  const hasLines = (state.effects.$basket.get()?.lines.length ?? 0) > 0;
  const progress = state.$progress.get();
  followMethods(state);
  if (progress === 'gone' && hasLines) {
    state.$progress.set('ready');
    tellAgain(state);
  } else if ((progress === 'ready' && !hasLines) || (progress === 'empty' && hasLines)) void load(state);
}

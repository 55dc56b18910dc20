/** Information step and summary: reading, typing, checking, going on. No React; every effect is handed in. */
import { type DraftField, checkAll, checkField, forgetMended } from './check.ts';
import { choose } from './choice.ts';
import { answerCurrency } from './currency.ts';
import { saveDraft, saveLater, saveNow, withField } from './draft.ts';
import { follow, sendAll } from './intents.ts';
import { followBasket, load } from './load.ts';
import { type CheckoutEffects, type CheckoutPlace, type CheckoutState, createCheckoutState } from './state.ts';

export type { DraftField } from './check.ts';
export type { CheckoutEffects } from './state.ts';

function setField(state: CheckoutState, field: DraftField, value: string | boolean): void {
  state.edits += 1;
  const changed = withField(state.$draft.get(), field, value);
  state.$draft.set(field === 'isCompany' ? { ...changed, vatNumber: '' } : changed);
  state.edited.add(field);
  if (field === 'isCompany') state.edited.delete('vatNumber');
  follow(state, field);
  if (field === 'shipping.country') followDependants(state);
  forgetMended(state, field);
  saveLater(state);
}

/** Postcode and VAT number are read by the rules of the country. */
function followDependants(state: CheckoutState): void {
  const { isCompany, vatNumber, shipping } = state.$draft.get();
  if (shipping.postcode) follow(state, 'shipping.postcode');
  if (isCompany && vatNumber) follow(state, 'vatNumber');
}

async function open(state: CheckoutState, place: CheckoutPlace, { isChecking = false } = {}): Promise<void> {
  state.place = place;
  await load(state);
  if (isChecking && state.$progress.get() === 'ready') checkAll(state);
}

/** Sends and saves all there is; true when everything is right and kept. */
async function settle(state: CheckoutState): Promise<boolean> {
  const isSent = await sendAll(state);
  if (!checkAll(state) || !isSent) return false;
  const problem = await saveDraft(state);
  if (problem && problem !== 'basket-gone') state.$problem.set(problem);
  return problem === null;
}

/** Continue: first tells the shop what it does not know yet, checks everything, keeps everything, then goes on (doc 2 §4). */
async function submit(state: CheckoutState): Promise<boolean> {
  if (state.$isSubmitting.get()) return false;
  state.$isSubmitting.set(true);
  const isReady = await settle(state);
  state.$isSubmitting.set(false);
  if (isReady) state.effects.go('/summary');
  return isReady;
}

/** The connection is there again: what could not be told is told. */
async function catchUp(state: CheckoutState): Promise<void> {
  saveNow(state);
  if (state.$progress.get() === 'ready') await sendAll(state);
  await state.saving;
}

/** Makes a checkout on the given effects; the shop has one, tests make their own. */
export function createCheckoutStore(effects: CheckoutEffects) {
  const state = createCheckoutState(effects);
  effects.$basket.listen(() => followBasket(state));
  const {
    $progress,
    $draft,
    $fieldErrors,
    $toldField,
    $refusals,
    $isMethodDropped,
    $pending,
    $isSubmitting,
    $isUnsaved,
    $problem,
    $currencyQuestion,
    $earlierOrder,
  } = state;
  return {
    ...{
      $progress,
      $draft,
      $fieldErrors,
      $toldField,
      $refusals,
      $isMethodDropped,
      $pending,
      $isSubmitting,
      $isUnsaved,
      $problem,
      $currencyQuestion,
      $earlierOrder,
    },
    /** `isChecking`: shows what is missing at once */
    open: (place: CheckoutPlace, options?: { isChecking?: boolean }) => open(state, place, options),
    reload: () => load(state),
    /** another tab has saved what was typed there */
    lookAside: () => load(state, { isAside: true }),
    setField: (field: DraftField, value: string | boolean) => setField(state, field, value),
    checkField: (field: DraftField) => checkField(state, field),
    chooseShippingMethod: (id: string) => choose(state, 'shippingMethod', id),
    choosePaymentMethod: (id: string) => choose(state, 'paymentMethod', id),
    answerCurrency: (currency: 'eur' | 'pln' | null) => answerCurrency(state, currency),
    saveNow: () => saveNow(state),
    catchUp: () => catchUp(state),
    dismissProblem: () => $problem.set(null),
    submit: () => submit(state),
  };
}

/** The information step: reading, typing, checking, going on to the summary. No React; every effect is handed in. */
import { call } from '#api/call.ts';
import { checkoutAnswerSchema, checkoutPaths } from '#api/checkout.ts';
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import * as z from 'zod/mini';
import { basketStore } from './basket.ts';
import { browserEffects } from './basket-effects.ts';
import { answerCurrency, chooseMethod, follow, followBasket, later, without } from './checkout-intents.ts';
import { type CheckoutEffects, type CheckoutState, createCheckoutState } from './checkout-state.ts';

/** A field of the draft by its dotted name. */
export type DraftField = keyof CheckoutDraft | `shipping.${keyof CheckoutDraft['shipping']}` | `billing.${keyof CheckoutDraft['billing']}`;

async function loadCheckout(state: CheckoutState): Promise<void> {
  const answer = await state.effects.call(checkoutPaths.checkout, checkoutAnswerSchema);
  if (!answer.ok) return state.$progress.set('failed');
  const { basket, draft, visitorCountry } = answer.value;
  state.effects.takeBasket(basket);
  state.$draft.set(draft);
  followBasket(state);
  state.$progress.set(basket.lines.length > 0 ? 'ready' : 'empty');
  const country = draft.shipping.country || basket.shippingCountry || visitorCountry || '';
  if (!draft.shipping.country && country) setField(state, 'shipping.country', country);
}

/** The draft with one field changed; unknown names leave it as it is. */
export function withField(draft: CheckoutDraft, field: string, value: string | boolean): CheckoutDraft {
  const [group, name] = field.split('.');
  if (name === undefined) return { ...draft, [field]: value };
  const inner = group === 'billing' ? draft.billing : draft.shipping;
  return { ...draft, [group === 'billing' ? 'billing' : 'shipping']: { ...inner, [name]: value } };
}

function setField(state: CheckoutState, field: DraftField, value: string | boolean): void {
  const changed = withField(state.$draft.get(), field, value);
  state.$draft.set(field === 'isCompany' ? { ...changed, vatNumber: '' } : changed);
  state.$fieldErrors.set(without(state.$fieldErrors.get(), field));
  later(state, 'draft', () => void saveDraft(state));
  follow(state, field);
}

/** What is typed goes to the server, so that a reload, a second tab or the back button loses nothing. */
async function saveDraft(state: CheckoutState): Promise<boolean> {
  const saved = await state.effects.call(checkoutPaths.draft, z.null(), { method: 'PUT', body: state.$draft.get() });
  if (!saved.ok) state.$problem.set(saved.problem.code);
  return saved.ok;
}

/** Errors of the whole form as it is; the VAT number's outcome is the basket's. */
const check = (state: CheckoutState): Record<string, string> =>
  checkDraft(state.$draft.get(), { vatNumber: state.effects.basket()?.vatNumber ?? null });

/** On leaving a field: its own error only, and none for a field that is still empty. */
function checkField(state: CheckoutState, field: DraftField): void {
  const [group, name] = field.split('.') as [string, string | undefined];
  const holder: Record<string, unknown> = name === undefined ? state.$draft.get() : { ...state.$draft.get()[group as 'shipping'] };
  const error = check(state)[field];
  if (error && holder[name ?? field] !== '') state.$fieldErrors.setKey(field, error);
}

/** Continue: checks everything, keeps everything, goes on only when all is valid (doc 2 §4). True when it goes on. */
async function submit(state: CheckoutState): Promise<boolean> {
  const errors = check(state);
  state.$fieldErrors.set(errors);
  if (Object.keys(errors).length > 0) return false;
  state.$busy.setKey('submit', true);
  const saved = await saveDraft(state);
  state.$busy.setKey('submit', false);
  if (saved) state.effects.go('/summary');
  return saved;
}

/** Makes a checkout on the given effects; the shop has one, tests make their own. */
export function createCheckoutStore(effects: CheckoutEffects) {
  const state = createCheckoutState(effects);
  const { $progress, $draft, $fieldErrors, $currencyQuestion, $busy, $problem } = state;
  return {
    $progress,
    $draft,
    $fieldErrors,
    $currencyQuestion,
    $busy,
    $problem,
    loadCheckout: () => loadCheckout(state),
    setField: (field: DraftField, value: string | boolean) => setField(state, field, value),
    checkField: (field: DraftField) => checkField(state, field),
    chooseShippingMethod: (id: string) => chooseMethod(state, 'shippingMethod', id),
    choosePaymentMethod: (id: string) => chooseMethod(state, 'paymentMethod', id),
    answerCurrency: (currency: 'eur' | 'pln' | null) => answerCurrency(state, currency),
    submit: () => submit(state),
  };
}

export const checkoutStore = createCheckoutStore({
  call,
  sendToBasket: basketStore.sendToBasket,
  takeBasket: basketStore.setBasket,
  basket: () => basketStore.$basket.get(),
  schedule: browserEffects.schedule,
  go: browserEffects.go,
});

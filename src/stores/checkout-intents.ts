/** What the buyer's typing and choosing means for the basket: one endpoint per intent (decision 23), debounced as doc 2 §4 says. */
import { checkoutPaths } from '#api/checkout.ts';
import { limits } from '#config/limits.ts';
import { expectedCurrency } from '#domain/basket/currency-rule.ts';
import { isPostcodeComplete } from '#domain/checkout/postcode.ts';
import { normaliseVatNumber } from '#domain/checkout/vat-number.ts';
import type { Currency } from '#domain/price/money.ts';
import type { CheckoutState } from './checkout-state.ts';

/** Runs the last of a burst of calls with one name. */
export function later(state: CheckoutState, name: string, run: () => void): void {
  state.timers.get(name)?.();
  state.timers.set(
    name,
    state.effects.schedule(() => {
      state.timers.delete(name);
      run();
    }, limits.inputDebounceMs),
  );
}

/** Sends one intent; its failure is shown, what was typed stays. */
export async function sendIntent(state: CheckoutState, name: string, path: string, body: unknown): Promise<boolean> {
  state.$busy.setKey(name, true);
  const result = await state.effects.sendToBasket({ path, method: 'PUT', body });
  state.$busy.setKey(name, false);
  state.$problem.set(result.ok ? null : result.problem.code);
  if (result.ok) followBasket(state);
  return result.ok;
}

/** The methods chosen are the basket's: it drops a shipping method that no longer fits. */
export function followBasket(state: CheckoutState): void {
  const basket = state.effects.basket();
  if (!basket) return;
  const draft = state.$draft.get();
  state.$draft.set({ ...draft, shippingMethodId: basket.shippingMethodId ?? '', paymentMethodId: basket.paymentMethodId ?? '' });
  const number = state.$fieldErrors.get().vatNumber;
  if (number && basket.vatNumber !== 'invalid') state.$fieldErrors.set(without(state.$fieldErrors.get(), 'vatNumber'));
}

export const without = (errors: Record<string, string>, field: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** Asks once per country whether the order should be in the currency of the country (doc 2 §4). */
function askCurrency(state: CheckoutState, country: string): void {
  const expected = expectedCurrency(country);
  const differs = state.effects.basket()?.currency !== expected;
  state.$currencyQuestion.set(differs && !state.declined.has(country) ? expected : null);
}

async function sendShippingCountry(state: CheckoutState): Promise<void> {
  const { country } = state.$draft.get().shipping;
  if (!country) return;
  const sent = await sendIntent(state, 'shippingCountry', checkoutPaths.shippingCountry, { country });
  if (sent && state.$draft.get().shipping.country === country) askCurrency(state, country);
}

async function sendVatNumber(state: CheckoutState): Promise<void> {
  const { vatNumber, shipping } = state.$draft.get();
  const normal = vatNumber.trim() === '' ? { number: '' } : normaliseVatNumber(shipping.country, vatNumber);
  if ('error' in normal) return state.$fieldErrors.setKey('vatNumber', normal.error);
  await sendIntent(state, 'vatNumber', checkoutPaths.vatNumber, { vatNumber: normal.number });
}

async function sendCompany(state: CheckoutState): Promise<void> {
  const { isCompany } = state.$draft.get();
  await sendIntent(state, 'company', checkoutPaths.company, { isCompany });
}

async function sendPostcode(state: CheckoutState): Promise<void> {
  const { country, post } = state.$draft.get().shipping;
  if (isPostcodeComplete(country, post)) await sendIntent(state, 'postcode', checkoutPaths.postcode, { postcode: post.trim() });
}

async function sendBillingCountry(state: CheckoutState): Promise<void> {
  const { country } = state.$draft.get().billing;
  if (country) await sendIntent(state, 'billingCountry', checkoutPaths.billingCountry, { country });
}

const intents: Record<string, (state: CheckoutState) => Promise<void>> = {
  'shipping.country': sendShippingCountry,
  'shipping.post': sendPostcode,
  'billing.country': sendBillingCountry,
  vatNumber: sendVatNumber,
  isCompany: sendCompany,
};

/** Starts what a change of the named field sets off, 500 ms after the last change of it. */
export function follow(state: CheckoutState, field: string): void {
  const intent = intents[field];
  if (intent) later(state, field, () => void intent(state));
}

/** Chosen methods go to the basket at once. */
export const chooseMethod = (state: CheckoutState, kind: 'shippingMethod' | 'paymentMethod', id: string): Promise<boolean> =>
  sendIntent(state, kind, checkoutPaths[kind], { id });

/** "Yes, change to …" or "No". */
export async function answerCurrency(state: CheckoutState, currency: Currency | null): Promise<void> {
  state.$currencyQuestion.set(null);
  if (currency) await sendIntent(state, 'currency', checkoutPaths.currency, { currency });
  else state.declined.add(state.$draft.get().shipping.country);
}

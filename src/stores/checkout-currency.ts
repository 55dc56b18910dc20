import { checkoutPaths } from '#api/checkout.ts';
import { expectedCurrency } from '#domain/basket/currency-rule.ts';
import type { Currency } from '#domain/price/money.ts';
import { takeOutcome } from './checkout-outcome.ts';
import { type CheckoutState, inTurn } from './checkout-state.ts';

/** countries whose question was answered with "No", separated by blanks */
const keptKey = 'currency-kept';
const readKept = ({ effects }: CheckoutState): string[] =>
  (effects.memory.read(keptKey) ?? '').split(' ').filter(Boolean);

/** Asks whether the order should be in the currency of its country, unless that was declined for the country before (doc 2 §4). */
export function askCurrency(state: CheckoutState): void {
  const { country } = state.$draft.get().shipping;
  const currency = state.effects.$basket.get()?.currency;
  const expected = expectedCurrency(country);
  const isOpen =
    country !== '' && currency !== undefined && currency !== expected && !readKept(state).includes(country);
  state.$currencyQuestion.set(isOpen ? expected : null);
}

async function changeTo(state: CheckoutState, currency: Currency): Promise<void> {
  state.$pending.setKey('currency', true);
  takeOutcome(
    state,
    await state.effects.sendToBasket({ path: checkoutPaths.currency, method: 'PUT', body: { currency } }),
  );
  state.$pending.setKey('currency', false);
}

/** "Yes, change to …", or null for "No", which is remembered for the country. */
export async function answerCurrency(state: CheckoutState, currency: Currency | null): Promise<void> {
  state.$currencyQuestion.set(null);
  if (currency) return inTurn(state, () => changeTo(state, currency));
  const kept = new Set([...readKept(state), state.$draft.get().shipping.country]);
  state.effects.memory.write(keptKey, [...kept].join(' '));
}

import { checkoutPaths } from '#api/checkout.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { expectedCurrency } from '#domain/basket/currency-rule.ts';
import type { Currency } from '#domain/price/money.ts';
import { takeOutcome } from './outcome.ts';
import { type CheckoutState, inTurn } from './state.ts';

/** "No" holds as long as the country stays the one it was said for: a page read again does not ask again. */
function isDeclined({ effects }: CheckoutState, country: string): boolean {
  const declined = effects.memory.read(sessionKeys.currencyKept);
  if (declined && declined !== country) effects.memory.write(sessionKeys.currencyKept, '');
  return declined === country;
}

/** Asks whether the order should be in the currency of its country, with every change to another country (doc 2 §4). */
export function askCurrency(state: CheckoutState): void {
  const { country } = state.$draft.get().shipping;
  const currency = state.effects.$basket.get()?.currency;
  const expected = expectedCurrency(country);
  if (country === '' || currency === undefined) return;
  const isOpen = !isDeclined(state, country) && currency !== expected;
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

/** "Yes, change to …", or null for "No". */
export async function answerCurrency(state: CheckoutState, currency: Currency | null): Promise<void> {
  state.$currencyQuestion.set(null);
  if (currency) return inTurn(state, () => changeTo(state, currency));
  state.effects.memory.write(sessionKeys.currencyKept, state.$draft.get().shipping.country);
}

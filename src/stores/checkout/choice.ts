import { checkoutPaths } from '#api/checkout.ts';
import { forgetMended } from './check.ts';
import { saveLater } from './draft.ts';
import { sendWaiting } from './intents.ts';
import { takeOutcome } from './outcome.ts';
import { type CheckoutState, type Choice, inTurn } from './state.ts';

/** The methods are the basket's, which drops one that no longer fits; a choice not yet answered wins. */
export function followMethods(state: CheckoutState): void {
  const basket = state.effects.$basket.get();
  const draft = state.$draft.get();
  const shippingMethodId = state.choices.get('shippingMethod') ?? basket?.shippingMethodId ?? '';
  const paymentMethodId = state.choices.get('paymentMethod') ?? basket?.paymentMethodId ?? '';
  if (shippingMethodId !== '') state.$isMethodDropped.set(false);
  else if (draft.shippingMethodId !== '' && state.$progress.get() === 'ready') state.$isMethodDropped.set(true);
  if (draft.shippingMethodId !== shippingMethodId || draft.paymentMethodId !== paymentMethodId)
    state.$draft.set({ ...draft, shippingMethodId, paymentMethodId });
  forgetMended(state);
}

/** Country and postcode go first: they decide which methods there are, and changing them drops the chosen one. */
async function send(state: CheckoutState, choice: Choice, id: string): Promise<void> {
  if (!(await sendWaiting(state)) || state.choices.get(choice) !== id) return;
  const offered = state.effects.$basket.get()?.[`${choice}s`] ?? [];
  if (!offered.some((method) => method.id === id)) return;
  takeOutcome(state, await state.effects.sendToBasket({ path: checkoutPaths[choice], method: 'PUT', body: { id } }));
}

/** Shows the choice at once and tells the shop; when that fails, the basket's own method shows again. */
export async function choose(state: CheckoutState, choice: Choice, id: string): Promise<void> {
  state.edits += 1;
  state.choices.set(choice, id);
  state.$pending.setKey(choice, true);
  followMethods(state);
  await inTurn(state, () => send(state, choice, id));
  if (state.choices.get(choice) !== id) return;
  state.choices.delete(choice);
  state.$pending.setKey(choice, false);
  followMethods(state);
  saveLater(state);
}

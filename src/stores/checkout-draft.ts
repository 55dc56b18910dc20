/** What is typed: kept on the server, so that a reload, a second tab or the back button loses nothing (design T34). */
import { checkoutPaths } from '#api/checkout.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import * as z from 'zod/mini';
import { type CheckoutProblem, type CheckoutState, loseBasket } from './checkout-state.ts';
import { callOff, later } from './checkout-timers.ts';

/** The draft with one field changed, named with its dots. */
export function withField(draft: CheckoutDraft, field: string, value: string | boolean): CheckoutDraft {
  const [group, name] = field.split('.');
  if (name === undefined) return { ...draft, [field]: value };
  return group === 'billing'
    ? { ...draft, billing: { ...draft.billing, [name]: value } }
    : { ...draft, shipping: { ...draft.shipping, [name]: value } };
}

/** True when nothing was typed, ticked or chosen. */
export const isBlank = (draft: CheckoutDraft): boolean =>
  Object.values(draft)
    .flatMap((value) => (typeof value === 'object' ? Object.values(value) : [value]))
    .every((value) => value === '' || value === false);

async function put(state: CheckoutState): Promise<CheckoutProblem> {
  if (state.$progress.get() === 'gone') return 'basket-gone';
  const options = { method: 'PUT', body: state.$draft.get(), keepalive: true } as const;
  const saved = await state.effects.call(checkoutPaths.draft, z.null(), options);
  const problem = saved.ok ? null : saved.problem.code;
  state.$isUnsaved.set(problem !== null && problem !== 'basket-gone');
  if (problem === 'basket-gone') loseBasket(state);
  return problem;
}

/** Sends the draft as it is when its turn comes, one after the other; gives why it could not be kept, or null. */
export function saveDraft(state: CheckoutState): Promise<CheckoutProblem> {
  callOff(state, 'draft');
  state.saving = state.saving.then(() => put(state));
  return state.saving;
}

export const saveLater = (state: CheckoutState): void => later(state, 'draft', () => void saveDraft(state));

/** Sends at once what still waits to be saved: the page may be left. */
export function saveNow(state: CheckoutState): void {
  if (state.timers.has('draft') || state.$isUnsaved.get()) void saveDraft(state);
}

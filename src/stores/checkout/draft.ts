/** What is typed: kept on the server, so that a reload, a second tab or the back button loses nothing. */
import { checkoutPaths } from '#api/checkout.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import * as z from 'zod/mini';
import { type CheckoutProblem, type CheckoutState, loseBasket } from './state.ts';
import { callOff, later } from './timers.ts';

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

function keep(state: CheckoutState, draft: CheckoutDraft): void {
  const isNews = toText(draft) !== toText(state.keptDraft);
  state.keptDraft = draft;
  if (isNews) state.effects.tellTabs();
}

const toText = (draft: CheckoutDraft): string => JSON.stringify(draft);

async function put(state: CheckoutState): Promise<CheckoutProblem> {
  if (state.$progress.get() === 'gone') return 'basket-gone';
  const body = state.$draft.get();
  const saved = await state.effects.call(checkoutPaths.draft, z.null(), { method: 'PUT', body, keepalive: true });
  const problem = saved.ok ? null : saved.problem.code;
  if (saved.ok) keep(state, body);
  state.$isUnsaved.set(problem !== null && problem !== 'basket-gone');
  if (problem === 'basket-gone') loseBasket(state);
  return problem;
}

/**
 * Sends the draft as it is when its turn comes, one after the other; gives why it could not be kept, or null. What is being
 * read is awaited, so that a stale page does not write over what another tab has typed.
 */
export function saveDraft(state: CheckoutState, { isLeaving = false } = {}): Promise<CheckoutProblem> {
  callOff(state, 'draft');
  const before = isLeaving ? state.saving : Promise.all([state.saving, state.reading]);
  state.saving = before.then(() => put(state));
  return state.saving;
}

export const saveLater = (state: CheckoutState): void => later(state, 'draft', () => void saveDraft(state));

/** Sends at once what was typed and is not kept: the page may be left. */
export function saveNow(state: CheckoutState): void {
  const isKept = state.edits === 0 || toText(state.$draft.get()) === toText(state.keptDraft);
  if (!isKept) void saveDraft(state, { isLeaving: true });
}

import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import type { CheckoutState, Intent } from './state.ts';

/** A field of the draft by its dotted name. */
export type DraftField =
  keyof CheckoutDraft | `shipping.${keyof CheckoutDraft['shipping']}` | `billing.${keyof CheckoutDraft['billing']}`;

const vatGround: Intent[] = ['vatNumber', 'isCompany', 'shipping.country'];

/** Errors of the whole form. The shop's word on the VAT number counts only when it is about the number as typed now. */
export function check(state: CheckoutState): Record<string, string> {
  const pending = state.$pending.get();
  const isKnown = !vatGround.some((intent) => pending[intent]);
  return checkDraft(state.$draft.get(), {
    vatNumber: isKnown ? (state.effects.$basket.get()?.vatNumber ?? null) : null,
  });
}

/** Of the errors shown, keeps those that still hold; the one of `changed` goes in any case, until the field is left. */
export function forgetMended(state: CheckoutState, changed?: string): void {
  const shown = state.$fieldErrors.get();
  const found = check(state);
  const kept = Object.keys(shown).filter((field) => field !== changed && found[field]);
  if (kept.length < Object.keys(shown).length || kept.some((field) => found[field] !== shown[field]))
    state.$fieldErrors.set(Object.fromEntries(kept.map((field) => [field, found[field] ?? ''])));
}

function readField(draft: CheckoutDraft, field: DraftField): unknown {
  const [group, name] = field.split('.');
  if (name === undefined) return draft[field as keyof CheckoutDraft];
  return ({ ...(group === 'billing' ? draft.billing : draft.shipping) } as Record<string, string>)[name];
}

/** Shows what is wrong with a field and has it read out. */
export function tellField(state: CheckoutState, field: string, error: string): void {
  state.$fieldErrors.setKey(field, error);
  state.$toldField.set(field);
}

const isTouched = (state: CheckoutState, field: DraftField): boolean =>
  state.edited.has(field) || !['', false].includes(readField(state.$draft.get(), field) as string | boolean);

/** On leaving a field: its own error, and none for a field that nobody has touched. The repeat is measured by the e-mail. */
export function checkField(state: CheckoutState, field: DraftField): void {
  const found = check(state);
  const left: DraftField[] = field === 'email' ? ['repeatEmail', 'email'] : [field];
  for (const name of left) {
    const error = found[name];
    if (error && isTouched(state, name)) tellField(state, name, error);
  }
}

/** Shows all errors; true when there are none. */
export function checkAll(state: CheckoutState): boolean {
  const errors = check(state);
  state.$toldField.set(null);
  state.$fieldErrors.set(errors);
  const isGood = Object.keys(errors).length === 0;
  if (!isGood) state.$refusals.set(state.$refusals.get() + 1);
  return isGood;
}

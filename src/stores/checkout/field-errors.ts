/** What is wrong with what is typed, and when it is said. */
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import { atom, map } from 'nanostores';
import type { Draft } from './draft.ts';
import { type DraftField, readField } from '#domain/checkout/checkout-draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { Intent, Pending } from './pending.ts';

type Needs = Pick<CheckoutEffects, '$basket'> & { draft: Pick<Draft, '$draft'>; $pending: Pending };

/** what the shop's word on the VAT number depends on */
const ofVatNumber: Intent[] = ['vatNumber', 'isCompany', 'shipping.country'];

/** Keeps the errors that are shown: by field, each until what it says is not true any more. */
export function createFieldErrors({ $basket, draft: { $draft }, $pending }: Needs) {
  /** dotted field name → sentence */
  const $fieldErrors = map<Record<string, string>>({});
  /** the field that was found wrong last, to be read out; null where the list of errors says it */
  const $announcedField = atom<string | null>(null);
  /** counts the checks that found errors: the list of errors then takes the focus */
  const $refusals = atom(0);
  /** fields that were changed here; one that was not is not called empty on being left */
  const edited = new Set<string>();

  /** Errors of the whole form. The shop's word on the VAT number counts only when it is about the number as typed now. */
  function find(): Record<string, string> {
    const pending = $pending.get();
    const isKnown = !ofVatNumber.some((intent) => pending[intent]);
    return checkDraft($draft.get(), { vatNumber: isKnown ? ($basket.get()?.vatNumber ?? null) : null });
  }

  /** Shows what is wrong with a field and has it read out. */
  function announce(field: string, error: string): void {
    $fieldErrors.setKey(field, error);
    $announcedField.set(field);
  }

  const isTouched = (field: DraftField): boolean =>
    edited.has(field) || !['', false].includes(readField($draft.get(), field) as string | boolean);

  return {
    $fieldErrors,
    $announcedField,
    $refusals,
    find,
    announce,
    /** A company box that was ticked anew has a number that nobody has touched. */
    noteEdited(field: DraftField): void {
      edited.add(field);
      if (field === 'isCompany') edited.delete('vatNumber');
    },
    /** Of the errors shown, keeps those that still hold; the one of `changed` goes in any case, until the field is left. */
    dropMended(changed?: string): void {
      const current = $fieldErrors.get();
      const found = find();
      const holding = Object.keys(current).filter((field) => field !== changed && found[field]);
      if (holding.length < Object.keys(current).length || holding.some((field) => found[field] !== current[field]))
        $fieldErrors.set(Object.fromEntries(holding.map((field) => [field, found[field] ?? ''])));
    },
    /** On leaving a field: its own error, and none for a field that nobody has touched. The repeat is measured by the e-mail. */
    checkField(field: DraftField): void {
      const found = find();
      const left: DraftField[] = field === 'email' ? ['repeatEmail', 'email'] : [field];
      for (const name of left) {
        const error = found[name];
        if (error && isTouched(name)) announce(name, error);
      }
    },
    /** Shows all errors; true when there are none. */
    checkAll(): boolean {
      const errors = find();
      $announcedField.set(null);
      $fieldErrors.set(errors);
      const isGood = Object.keys(errors).length === 0;
      if (!isGood) $refusals.set($refusals.get() + 1);
      return isGood;
    },
  };
}
export type FieldErrors = ReturnType<typeof createFieldErrors>;

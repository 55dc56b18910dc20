/** What is wrong with what is typed, and when that is shown. */
import { checkDraft } from '#domain/checkout/checkout-form.ts';
import { atom, map } from 'nanostores';
import type { Draft } from './draft.ts';
import { type DraftField, readField } from '#domain/checkout/checkout-draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { Intent, Pending } from './pending.ts';

type Needs = Pick<CheckoutEffects, '$basket'> & { draft: Pick<Draft, '$draft'>; $pending: Pending };

/** while one of these is pending, what the basket says of the VAT number is outdated */
const ofVatNumber: Intent[] = ['vatNumber', 'isCompany', 'shipping.country'];

/** The errors that are shown, by field, each until it no longer holds. */
export function createFieldErrors({ $basket, draft: { $draft }, $pending }: Needs) {
  /** dotted field name → sentence */
  const $fieldErrors = map<Record<string, string>>({});
  /** the field whose error a screen reader is told; null where the list of errors is shown, which is read out itself */
  const $announcedField = atom<string | null>(null);
  /** counts the checks that found errors: the list of errors then takes the focus */
  const $failedChecks = atom(0);
  /** fields that were changed here; any other one may be left empty without an error */
  const edited = new Set<string>();

  /** Errors of the whole form. What the basket says of the VAT number counts only when it is about the number that is typed now. */
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
    $failedChecks,
    find,
    announce,
    /** Ticking the company box again empties the VAT number, which is then as good as untouched. */
    noteEdited(field: DraftField): void {
      edited.add(field);
      if (field === 'isCompany') edited.delete('vatNumber');
    },
    /** Of the errors shown, keeps those that still hold; the one of `changed` goes in any case, until the field is left. */
    dropFixed(changed?: string): void {
      const current = $fieldErrors.get();
      const found = find();
      const holding = Object.keys(current).filter((field) => field !== changed && found[field]);
      if (holding.length < Object.keys(current).length || holding.some((field) => found[field] !== current[field]))
        $fieldErrors.set(Object.fromEntries(holding.map((field) => [field, found[field] ?? ''])));
    },
    /** On leaving a field: shows its error, unless nobody has touched it. Leaving the e-mail also checks its repetition. */
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
      if (!isGood) $failedChecks.set($failedChecks.get() + 1);
      return isGood;
    },
  };
}
export type FieldErrors = ReturnType<typeof createFieldErrors>;

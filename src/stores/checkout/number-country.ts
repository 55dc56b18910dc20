/** The country of the VAT number: that of the address, until a number is typed (rule vat-number.country). */
import { keepNumberCountry, numberCountryOfDraft } from '#domain/checkout/draft-number.ts';
import type { Draft } from './draft.ts';
import type { FieldErrors } from './field-errors.ts';

type Needs = { draft: Pick<Draft, '$draft' | 'set' | 'saveLater'>; errors: Pick<FieldErrors, 'find'> };

/** Every change of the draft that may change the number's country goes through here; a country that the buyer chose stays. */
export function createNumberCountry({ draft, errors }: Needs) {
  const { $draft } = draft;
  /** the country that the buyer never chose, but that stood beside the number when the address changed */
  let kept = '';
  const country = () => numberCountryOfDraft($draft.get());
  const isKept = () => kept !== '' && $draft.get().vatCountry === kept;

  /** Forgets the kept country; true where the number then has another one. */
  function letGo(): boolean {
    if (!isKept()) return false;
    const before = country();
    kept = '';
    draft.set('vatCountry', '');
    return country() !== before;
  }

  /** Runs `edit` on the draft; true when the number then has another country. */
  function change(edit: () => void): boolean {
    const before = $draft.get();
    const { vatNumber: error } = errors.find();
    edit();
    const after = $draft.get();
    const { vatCountry } = keepNumberCountry(before, after, { isRefused: error !== undefined });
    if (after.isCompany && vatCountry !== after.vatCountry) {
      kept = vatCountry;
      draft.set('vatCountry', vatCountry);
    } else if (after.vatNumber.trim() === '') letGo();
    return country() !== numberCountryOfDraft(before);
  }

  return {
    change,
    /**
     * Lets go of a country that the buyer never chose and in which the number was found wrong; true where the address gives another
     * country, for which the number is to be checked.
     */
    leaveWrongCountry(): boolean {
      const isMoved = errors.find().vatNumber !== undefined && letGo();
      if (isMoved) draft.saveLater();
      return isMoved;
    },
  };
}
export type NumberCountry = ReturnType<typeof createNumberCountry>;

/** The country of the VAT number: it goes with the address until a number is typed beside it (rule vat-number.country). */
import { keepNumberCountry, numberCountryOfDraft } from '#domain/checkout/draft-number.ts';
import type { Draft } from './draft.ts';
import type { FieldErrors } from './field-errors.ts';

type Needs = { draft: Pick<Draft, '$draft' | 'set' | 'saveLater'>; errors: Pick<FieldErrors, 'find'> };

/** Leads every change of the draft that may move the number's country; a country that the buyer chose is never moved. */
export function createNumberCountry({ draft, errors }: Needs) {
  const { $draft } = draft;
  /** the country that the buyer never chose, but that stood beside the number when the address changed */
  let kept = '';
  const country = () => numberCountryOfDraft($draft.get());
  const isKept = () => kept !== '' && $draft.get().vatCountry === kept;

  /** True where letting go of what was kept makes it another country. */
  function letGo(): boolean {
    if (!isKept()) return false;
    const before = country();
    kept = '';
    draft.set('vatCountry', '');
    return country() !== before;
  }

  /** Makes a change of the draft; true when the number is of another country than before. */
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
    /** True where the number was found wrong in a country that nobody chose, and the address tells another one: that is asked. */
    isElsewhere(): boolean {
      const isMoved = errors.find().vatNumber !== undefined && letGo();
      if (isMoved) draft.saveLater();
      return isMoved;
    },
  };
}
export type NumberCountry = ReturnType<typeof createNumberCountry>;

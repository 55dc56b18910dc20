/**
 * The country of the VAT number: that of the address, until a number is typed (rule vat-number.country), or one that the number names
 * (rule vat-number.other-country).
 */
import type { DraftField } from '#domain/checkout/checkout-draft.ts';
import { keepNumberCountry, numberCountryOfDraft, takeNamedCountry } from '#domain/checkout/draft-number.ts';
import { readPastedNumber } from '#domain/tax/vat-number.ts';
import { atom } from 'nanostores';
import type { Draft } from './draft.ts';
import type { FieldErrors } from './field-errors.ts';

type Needs = { draft: Pick<Draft, '$draft' | 'set' | 'saveLater'>; errors: Pick<FieldErrors, 'find'> };

/** Every change of the draft that may change the number's country goes through here; a country that the buyer chose stays. */
export function createNumberCountry({ draft, errors }: Needs) {
  const { $draft } = draft;
  /** the country that the buyer never chose, but that stood beside the number when the address changed */
  let kept = '';
  /** the country that the number has named, as long as it stands beside it; null where the address or the buyer tells it */
  const $namedCountry = atom<string | null>(null);
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

  /** A country chosen by hand counts more than what stands at the number, which would name another one again and again. */
  function keepChosen(): void {
    const read = readPastedNumber(country(), $draft.get().vatNumber);
    if (read) draft.set('vatNumber', read.number);
  }

  /** Runs `edit` of a field on the draft; true when the number then has another country. */
  function change(field: DraftField, edit: () => void): boolean {
    const before = $draft.get();
    const { vatNumber: error } = errors.find();
    edit();
    if (field === 'vatCountry') keepChosen();
    const after = $draft.get();
    if (field === 'vatCountry' || after.vatNumber.trim() === '') $namedCountry.set(null);
    const { vatCountry } = keepNumberCountry(before, after, { isRefused: error !== undefined });
    if (after.isCompany && vatCountry !== after.vatCountry) {
      kept = vatCountry;
      draft.set('vatCountry', vatCountry);
    } else if (after.vatNumber.trim() === '') letGo();
    return country() !== numberCountryOfDraft(before);
  }

  return {
    $namedCountry,
    change,
    /** Takes the country that the number names, where it is another one; the number then stands there without what named it. */
    takeNamed(): void {
      const taken = $draft.get().isCompany ? takeNamedCountry($draft.get()) : null;
      if (!taken) return;
      draft.set('vatNumber', taken.vatNumber);
      draft.set('vatCountry', taken.vatCountry);
      $namedCountry.set(taken.vatCountry);
      draft.saveLater();
    },
    /** A pasted number and its country, where words or letters of a country stand at it; null where it is pasted as it is. */
    readPasted: (text: string) => readPastedNumber(country(), text),
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

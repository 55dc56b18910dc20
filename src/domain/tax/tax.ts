/**
 * `standard`: VAT is charged; `reverse-charge`: a company of another EU country owes it there; `export`: the goods leave the EU's
 * VAT area (rule tax.settings).
 */
export type TaxSetting = 'standard' | 'reverse-charge' | 'export';

/**
 * What is known of a VAT number (rule vat-number.outcomes). `not-asked`: its country is outside the EU, nobody is asked; `checking`:
 * no answer yet; `unchecked`: the check could not be made.
 */
export const vatNumberStates = ['not-asked', 'checking', 'valid', 'invalid', 'unchecked'] as const;
export type VatNumberState = (typeof vatNumberStates)[number];

/** Why a setting holds; words for them in `config/copy/tax.ts`. */
export const taxReasons = [
  'country-unknown',
  'postcode-unknown',
  'private-buyer',
  'delivery-at-home',
  'number-missing',
  'number-checking',
  'number-invalid',
  'number-unchecked',
  'number-outside-eu',
  'number-of-seller',
  'number-of-dispatch',
  'reverse-charge',
  'export',
  'export-within-customs-union',
] as const;
export type TaxReason = (typeof taxReasons)[number];

/** What the documents of an order must say besides its setting. */
export const taxNotes = ['outside-eu', 'number-unchecked', 'number-not-asked', 'invoiced-elsewhere'] as const;
export type TaxNote = (typeof taxNotes)[number];

export type TaxDecision = { setting: TaxSetting; reason: TaxReason; notes: TaxNote[] };

/** `standard`: VAT is charged; `reverse-charge`: company with a valid VAT number in another EU country; `export`: outside the EU. */
export type TaxSetting = 'standard' | 'reverse-charge' | 'export';

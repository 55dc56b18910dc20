/** Prices without VAT, where a visitor wants to see those (rule price.net). */
export const netPricesCopy = {
  show: 'Show prices without VAT',
  hide: 'Show prices with VAT',
  /** behind an amount */
  without: 'excl. VAT',
  with: 'incl. VAT',
  /** rows of a sum, above the amount that is to be paid (rule price.net-sums) */
  goods: 'Goods excl. VAT',
  shipping: 'Shipping excl. VAT',
  rounding: 'Rounding',
  /** `percent` null where it is not known */
  vat: (percent: number | null) => (percent === null ? 'VAT' : `VAT ${percent}%`),
} as const;

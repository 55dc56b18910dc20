/** Prices without VAT, where a visitor wants to see those (rule price.net). */
export const netPricesCopy = {
  show: 'Show prices without VAT',
  hide: 'Show prices with VAT',
  /** behind an amount */
  without: 'excl. VAT',
  with: 'incl. VAT',
  /** of the goods in a basket, above the amount that is to be paid */
  goods: 'Goods excl. VAT',
} as const;

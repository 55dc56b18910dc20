/** Figures that rule how the shop behaves. Times in milliseconds, lengths in characters. */
export const limits = {
  searchMinLength: 2,
  searchDebounceMs: 300,
  /** quantity, country, postcode, company box and VAT number (doc 2 §9) */
  inputDebounceMs: 500,
  snackbarMs: 4000,
  transitSplitDays: 28,
  /** added to the days until a delivery arrives (doc 1 §9) */
  transitMarginDays: { from: 5, to: 7 },
  titleMax: 60,
  altMax: 125,
  descriptionMax: 160,
  quantityMin: 1,
  lineQuantityMax: 999,
  /** a postcode of a country without a known pattern counts when it is longer than this */
  postcodeLongerThan: 4,
  goUpPx: 300,
  consentDelayMs: 2500,
  /** the default record while nothing has been chosen (doc 2 §4) */
  consentDays: 7,
  /** a choice of the visitor's */
  consentAnswerDays: 180,
  cartDays: 1,
  menuCloseMs: 2000,
  brandCarouselMs: 5000,
  emailMax: 254,
  replyHours: 48,
  pumpWarrantyMonths: 12,
  returnDays: 30,
} as const;

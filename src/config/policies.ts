/**
 * Figures of terms, returns and warranties that the pages read (rule policy.figures). What the law of the EU gives a
 * consumer (directives 2011/83 and 2019/771, GDPR) is named `statutory…` and stands before the shop's own rules. The 30
 * days of the returns policy, the warranty of pumps and the 48 hours of replies are in `limits.ts`.
 */
export const policies = {
  /** at least the 14 of directive 2011/83 */
  withdrawalDays: 14,
  statutoryRefundDays: 14,
  statutorySendBackDays: 14,
  statutoryGuaranteeYears: 2,
  statutoryPrivacyReplyMonths: 1,
  /** a reduction names the lowest price of so many days before it (directive 98/6, article 6a) */
  statutoryLowestPriceDays: 30,
  /** from the online registration of a return until it is sent */
  returnDispatchDays: 7,
  creditNoteBusinessDays: 5,
  warrantyReplyHours: 24,
  /** business customers only */
  acceptanceDays: 3,
  /** miles of the oil pumps' warranty, beside its months */
  pumpWarrantyMiles: 12_000,
  /** what can be paid with in every country, as the terms name it; and who takes the payments, which the checkout may offer as means of their own */
  paymentMeans: ['PayPal', 'credit card', 'Przelewy24 (via PayPal)'] as readonly string[],
  paymentProviders: ['PayPal', 'Revolut'] as readonly string[],
  credit: {
    tradingMonths: 3,
    secondReminderDays: 7,
    holdDays: 15,
    recoveryDays: 30,
  },
} as const;

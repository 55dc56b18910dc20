/** Said when a buyer comes back to an order after a window told nothing (rule payment.told-on-return); by the page of an order alone. */
export const attemptCopy = {
  'under-way':
    'A payment for this order may be under way. We have just checked, and it is not confirmed yet. Do not pay again: open this page again in a minute.',
  unfinished:
    'This order is not paid yet. PayPal was opened for it, but we have just checked and no money was taken. To finish, pay below.',
} as const;

/** What the server tells who comes back to an order after a window told nothing (rule payment.told-on-return); no page carries it. */
export const attemptCopy = {
  'under-way':
    'A payment for this order may be under way. We have just checked, and it is not confirmed yet. Do not pay again: check again in a minute.',
  unfinished:
    'This order is not paid yet. PayPal was opened for it, but we have just checked and no money was taken. To finish, pay below.',
} as const;

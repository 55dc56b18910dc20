/** Said when a buyer comes back to an order that PayPal was opened for (rule payment.told-on-return); of the order page alone. */
export const unfinished =
  'This order is not paid yet. PayPal was opened for it, but we have just checked and no money was taken. To finish, pay below.';

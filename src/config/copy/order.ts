/** Order page (doc 2 §2, §8). */
export const orderCopy = {
  paid: (number: string) => `Your order is paid - ${number}`,
  closed: 'Your order is closed',
  summary: '3. Summary',
  finalise: '4. Finalise your payment',
  placed: (number: string) => `Your order ${number} has been placed. Choose how to pay below.`,
  restored: (number: string) => `Order ${number} waits for its payment.`,
  completePayment: 'click here',
  completePaymentTail: 'to complete payment.',
  showItems: 'Show items',
  hideItems: 'Hide items',
  failedTitle: 'Order Creation Failed',
  failedText: "We couldn't process your order. Please try again.",
  failedInternal: 'Failed to create order - no order ID received',
  /** said to a visitor who is not the buyer, by state */
  publicStates: {
    'awaiting-payment': 'This order awaits its payment.',
    paid: 'This order is paid.',
    closed: 'This order is closed.',
    'in-progress': 'This order is being processed.',
  },
  notYours: 'Address and contents are shown only to the buyer: open the link in the confirmation mail on this device.',
  details: 'Order details',
  withdrawal: 'Withdraw from this contract',
} as const;

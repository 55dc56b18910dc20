/** Payment widgets (doc 2 §4, §8). `{email}` of the texts is handed in. */
export const paymentCopy = {
  complete: 'Payment Complete',
  errorTitle: 'Error',
  paypalTokenMissing: 'Failed to get PayPal token',
  revolutTokenMissing: 'Failed to get Revolut token',
  paypalLoading: 'Loading PayPal payment options...',
  paypalFailed:
    'Sorry, we are having trouble loading PayPal. Please try again later or make the order again choosing the other payment option.',
  revolutFailed:
    'Sorry, we are having trouble loading Revolut. Please try again later or make the order again choosing the other payment option.',
  contactHint: (email: string) => `If it happens again, write to ${email}.`,
  cancelled: 'The payment was cancelled. Nothing has been charged; you can try again.',
  declined: 'The payment was declined. Nothing has been charged; try again or use another card.',
  confirming: 'Checking the payment…',
  notYetConfirmed: 'The payment is not confirmed yet. Do not pay again: this page asks again by itself.',
  unconfirmed: (email: string) =>
    `The payment is still not confirmed. Do not pay again: ask for its state in a few minutes, or write to ${email}.`,
  askAgain: 'Ask again',
  providerSays: (provider: string, status: string) => `${provider} reports the payment as ${status}.`,
  widgetFailed: 'The payment could not be started. Try again in a few minutes, or use another device.',
  loadingOptions: 'Loading the payment options …',
  opening: 'Opening the payment window',
  payByCard: (amount: string) => `Pay ${amount} by card`,
  secure: 'Payment opens in a secure window of the provider.',
  area: 'Payment',
  tryAgain: 'Try again',
  close: 'Close',
} as const;

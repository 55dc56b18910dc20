/** Payment widgets (rules payment.shop-confirms and payment.failures). `{email}` is handed in. */
export const paymentCopy = {
  complete: 'Payment Complete',
  errorTitle: 'Error',
  /** one entry for each provider of the registry (`domain/payment`) */
  byProvider: {
    paypal: {
      /** the method's name where the commerce API gives none to show */
      method: 'PayPal',
      tokenMissing: 'Failed to get PayPal token',
      loading: 'Loading PayPal payment options...',
      scriptFailed:
        'Sorry, we are having trouble loading PayPal. Please try again later or make the order again choosing the other payment option.',
    },
    revolut: {
      method: 'Credit card',
      tokenMissing: 'Failed to get Revolut token',
      loading: 'Loading the payment options …',
      scriptFailed:
        'Sorry, we are having trouble loading Revolut. Please try again later or make the order again choosing the other payment option.',
    },
  },
  contactHint: (email: string) => `If it happens again, write to ${email}.`,
  cancelled: 'The payment was cancelled. Nothing has been charged; you can try again.',
  declined: 'The payment was declined. Nothing has been charged; you can try again.',
  otherMethod: (method: string, email: string) =>
    `An order keeps the payment method it was placed with (${method}). To pay in another way, make the order again choosing the other payment option, or write to ${email}.`,
  confirming: 'Checking the payment…',
  notYetConfirmed: 'The payment is not confirmed yet. Do not pay again: this page asks again by itself.',
  unconfirmed: (email: string) =>
    `The payment is still not confirmed. Do not pay again: ask for its state in a few minutes, or write to ${email}.`,
  askAgain: 'Ask again',
  providerSays: (provider: string, status: string) => `${provider} reports the payment as ${status}.`,
  widgetFailed: 'The payment could not be started. Try again in a few minutes, or use another device.',
  opening: 'Opening the payment window',
  payByCard: (amount: string) => `Pay ${amount} by card`,
  secure: 'Payment opens in a secure window of the provider.',
  withoutScript: (email: string) =>
    `Without JavaScript the payment cannot be opened here. Your order is kept: pay it later with the link in the confirmation mail, or write to ${email}.`,
  area: 'Payment',
  tryAgain: 'Try again',
  close: 'Close',
} as const;

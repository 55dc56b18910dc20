import { availabilityCopy } from './availability.ts';
import { checkoutErrors, errorCopy } from './errors.ts';

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
  cancelled: checkoutErrors.cancelled,
  declined: 'The payment was declined',
  nothingCharged: 'Nothing was charged.',
  waits: (number: string) => `Your order ${number} waits.`,
  declinedNext: 'Banks do not tell us why. Pay it again below, with the same method or in another way.',
  otherMethod: (method: string, email: string) =>
    `An order keeps the payment method it was placed with (${method}). To pay in another way, choose it here: the parts are then ordered anew. Questions: ${email}.`,
  restoreBasket: {
    otherWays: 'Other ways to pay',
    notNow: 'Prefer to pay later, or in another way?',
    declinedNow: 'payment did not go through. You can try it again above.',
    payWith: (method: string) => `Pay with ${method} instead`,
    press: 'Put these parts back into the basket',
    note: (number: string) =>
      `The same parts and quantities, your address and your choices go into a new basket. Once you have ordered them anew, order ${number} cannot be paid any more, and nothing is sent for it.`,
    working: 'Filling the basket',
    shortTitle: 'Not all of it is available any more',
    short: (number: string, put: number, requested: number) =>
      put === 0 ? `${number}: ${availabilityCopy.outOfStock}` : `${number}: ${put} of ${requested} are in the basket`,
    toBasket: 'Open the basket',
    failed: 'The parts were not put back',
    heldByOrder: 'This order may still hold what is missing. It can be paid as it is, by its own method.',
    nothingLeft:
      'None of these parts is available now. This order may still hold them: pay it as it is, or write to us.',
  },
  confirming: 'Checking the payment…',
  notYetConfirmed: 'The payment is not confirmed yet. Do not pay again: this page asks again by itself.',
  unconfirmed: (email: string) =>
    `The payment is still not confirmed. Do not pay again: ask for its state in a few minutes, or write to ${email}.`,
  askAgain: 'Ask again',
  providerSays: (provider: string, status: string) => `${provider} reports the payment as ${status}.`,
  widgetFailed: 'The payment could not be started. Try again in a few minutes, or use another device.',
  opening: 'Opening the payment window',
  /** of a method that a provider of another name offers in its window */
  inWindowOf: (method: string, provider: string) =>
    `${method} is offered in the window of ${provider}: press ${provider} to get there.`,
  payByCard: (amount: string) => `Pay ${amount} by card`,
  secure: 'Payment opens in a secure window of the provider.',
  withoutScript: (email: string) =>
    `Without JavaScript the payment cannot be opened here. Your order is kept: pay it later with the link in the confirmation e-mail, or write to ${email}.`,
  /** money that was taken and does not belong to what was asked for (rule payment.faults-noticed); amounts as a buyer reads them */
  faults: {
    titles: {
      twice: 'Too much was taken',
      'too-much': 'Too much was taken',
      'too-little': 'Too little was taken',
      'other-currency': 'Money was taken in another currency',
      closed: 'Money was taken for a closed order',
      replaced: 'Money was taken for an order that was ordered anew',
    },
    twice: (taken: string, total: string) =>
      `This order was paid more than once: ${taken} was taken, it costs ${total}.`,
    'too-much': (taken: string, total: string) => `${taken} was taken for this order, which costs ${total}.`,
    'too-little': (taken: string, total: string) =>
      `${taken} was taken for this order, which costs ${total}. So it does not count as paid.`,
    'other-currency': (taken: string, total: string) =>
      `${taken} was taken for this order, which costs ${total} in its own currency.`,
    closed: (taken: string, _total: string) => `${taken} was taken for this order, which is closed.`,
    replaced: (taken: string, _total: string) =>
      `${taken} was taken for this order after its parts had been ordered anew.`,
    replacedNext: (email: string) =>
      `The new order cannot be paid any more, so you pay once. The seller has been told and will write to you. Questions: ${email}.`,
    giveBack: (amount: string, email: string) =>
      `The seller has been told to give ${amount} back to you, the way it was paid. You need not do anything. Questions: ${email}.`,
    /** only a browser says so */
    claim: {
      title: 'A payment is not confirmed',
      what: (taken: string, total: string) =>
        `A browser reports that ${taken} was taken for this order, which costs ${total}. Nobody has confirmed it.`,
      next: (email: string) => `Do not pay again: the seller has been told and looks into it. Questions: ${email}.`,
    },
    tooLittleNext: (email: string) =>
      `Do not pay again: the seller has been told and will write to you. Questions: ${email}.`,
  },
  area: 'Payment',
  tryAgain: 'Try again',
  close: 'Close',
} as const;

const notNow =
  'The payment cannot be opened now. Your order is kept, and this attempt has charged nothing. Try again in a few minutes, or use the link in the confirmation e-mail later.';

/**
 * Where paying fails, the buyer is told of the payment, not of prices and stock, and that the order stays. `order-failed`
 * belongs to placing: here nothing is to be ordered anew.
 */
const problems: Partial<Record<string, string>> = {
  'shop-unavailable': notNow,
  'order-failed': notNow,
  'not-found': 'This order cannot be found any more. Reload the page to see its state.',
  'earlier-paid':
    'The order in whose place this one was made has been paid, or is being paid. Nothing has been charged for this one: reload the page to see how both stand.',
  'order-replaced':
    'The parts of this order were ordered anew, so it cannot be paid any more. Nothing has been charged for it now: reload the page, it leads to the new order.',
  'bad-answer':
    'The payment could not be opened: the shop answered with something unexpected. Your order is kept. Try again in a few minutes.',
  offline: 'No connection, so the payment cannot be opened. Your order is kept. Check the network and try again.',
};

/** What the buyer reads where paying meets this code of a problem. */
export function explainPaymentProblem(code: string): string {
  const known: Record<string, string> = errorCopy;
  return problems[code] ?? known[code] ?? paymentCopy.widgetFailed;
}

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
  waits: (number: string) => `Your order ${number} is kept.`,
  declinedNext: 'Banks do not tell us why. Try again below, with the same method or another one.',
  otherMethod: (method: string, email: string) =>
    `This order is set up for ${method}. To pay another way, choose it here and we’ll make a new order with the same parts. Questions: ${email}.`,
  restoreBasket: {
    otherWays: 'Other ways to pay',
    notNow: 'Prefer to pay later or another way?',
    /** the first half of its answer, where the page is left unpaid */
    later: 'To pay later, open the link in the confirmation e-mail.',
    declinedNow: 'payment did not go through. You can try again above.',
    payWith: (method: string) => `Pay with ${method} instead`,
    press: 'Put these parts back into the basket',
    note: (number: string) =>
      `We put the same parts and quantities, your address and your choices into a new basket. Once you order them, you can no longer pay order ${number}, and we send nothing for it.`,
    working: 'Filling the basket',
    shortTitle: 'Not all of it is available any more',
    short: (number: string, put: number, requested: number) =>
      put === 0 ? `${number}: ${availabilityCopy.outOfStock}` : `${number}: ${put} of ${requested} are in the basket`,
    toBasket: 'Open the basket',
    failed: 'The parts were not put back',
    heldByOrder: 'This order may still hold what is missing. You can pay it as it is, by its own method.',
    nothingLeft:
      'None of these parts is available now. This order may still hold them: pay it as it is, or write to us.',
  },
  confirming: 'Checking the payment…',
  notYetConfirmed: 'Your payment is not confirmed yet. Do not pay again: this page keeps checking.',
  unconfirmed: (email: string) =>
    `Your payment is still not confirmed. Do not pay again: check again in a few minutes, or write to ${email}.`,
  askAgain: 'Check again',
  providerSays: (provider: string, status: string) => `${provider} reports the payment as ${status}.`,
  widgetFailed: 'The payment could not be started. Try again in a few minutes, or use another device.',
  opening: 'Opening the payment window',
  /** of a method that a provider of another name offers in its window */
  inWindowOf: (method: string, provider: string) =>
    `You pay by ${method} in the ${provider} window: press ${provider} to open it.`,
  payByCard: (amount: string) => `Pay ${amount} by card`,
  secure: 'Payment opens in the provider’s secure window.',
  withoutScript: (email: string) =>
    `You need JavaScript to pay here. Your order is kept: pay later with the link in the confirmation e-mail, or write to ${email}.`,
  /** money that was taken and does not belong to what was asked for (rule payment.faults-noticed); amounts as a buyer reads them */
  faults: {
    titles: {
      twice: 'Too much was taken',
      'too-much': 'Too much was taken',
      'too-little': 'Too little was taken',
      'other-currency': 'Money was taken in another currency',
      closed: 'Money was taken for a closed order',
      replaced: 'Money was taken for a replaced order',
    },
    twice: (taken: string, total: string) =>
      `This order was paid more than once: ${taken} was taken, but it costs ${total}.`,
    'too-much': (taken: string, total: string) => `${taken} was taken for this order, which costs ${total}.`,
    'too-little': (taken: string, total: string) =>
      `${taken} was taken for this order, which costs ${total}. So it does not count as paid.`,
    'other-currency': (taken: string, total: string) =>
      `${taken} was taken for this order, which costs ${total} in its own currency.`,
    closed: (taken: string, _total: string) => `${taken} was taken for this order, which is closed.`,
    replaced: (taken: string, _total: string) => `${taken} was taken for this order after a new one had replaced it.`,
    replacedNext: (email: string) =>
      `You can no longer pay the new order, so you pay only once. We have told the seller, who will write to you. Questions: ${email}.`,
    giveBack: (amount: string, email: string) =>
      `We have told the seller to give ${amount} back to you, the way you paid. You need not do anything. Questions: ${email}.`,
    /** only a browser says so */
    claim: {
      title: 'A payment is not confirmed',
      what: (taken: string, total: string) =>
        `A browser reports that ${taken} was taken for this order, which costs ${total}. Nobody has confirmed it.`,
      next: (email: string) =>
        `Do not pay again: we have told the seller, who is looking into it. Questions: ${email}.`,
    },
    tooLittleNext: (email: string) =>
      `Do not pay again: we have told the seller, who will write to you. Questions: ${email}.`,
  },
  area: 'Payment',
  tryAgain: 'Try again',
  close: 'Close',
} as const;

const notNow =
  'We cannot open the payment now. Your order is kept, and this attempt has charged nothing. Try again in a few minutes, or later with the link in the confirmation e-mail.';

/**
 * Where paying fails, the buyer is told of the payment, not of prices and stock, and that the order stays. `order-failed`
 * belongs to placing: here nothing is to be ordered again.
 */
const problems: Partial<Record<string, string>> = {
  'shop-unavailable': notNow,
  'order-failed': notNow,
  'not-found': 'We can no longer find this order. Reload the page to see its state.',
  'earlier-paid':
    'The order that this one replaces has been paid or is being paid. Nothing has been charged for this one: reload the page to see both.',
  'order-replaced':
    'A new order has replaced this one, so you can no longer pay it. Nothing has been charged for it now: reload the page to get to the new order.',
  'bad-answer':
    'We could not open the payment: something went wrong at our end. Your order is kept. Try again in a few minutes.',
  offline: 'No connection, so the payment cannot be opened. Your order is kept. Check the network and try again.',
};

/** What the buyer reads where paying meets this code of a problem. */
export function explainPaymentProblem(code: string): string {
  const known: Record<string, string> = errorCopy;
  return problems[code] ?? known[code] ?? paymentCopy.widgetFailed;
}

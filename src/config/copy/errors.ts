const badRequest = 'Something in this request was not right. Reload the page and try again.';
const expired = 'Your basket has expired. Put the parts into a new one.';

/**
 * What the buyer reads for each problem code of our endpoints (`src/api/problem.ts`, plus those that arise in the
 * browser): what happened and what to do. Never a text of the commerce API.
 */
export const errorCopy = {
  'invalid-request': badRequest,
  'not-found': 'This does not exist any more. Reload the page.',
  'unknown-part': 'This part is not sold any more. Search for its number to find what replaced it.',
  'out-of-stock':
    'There are not that many pieces. Lower the quantity or remove the part, or use the Quick enquiry form to ask for the delivery time.',
  'in-stock': 'This part is available again. Reload the page to order it.',
  'basket-gone': expired,
  'basket-empty': 'Your basket is empty. Put a part into it first.',
  'invalid-promo-code': 'We do not know this promo code. Check its spelling, or go on without it.',
  'expired-promo-code': 'This promo code has expired. Go on without it, or try another one.',
  'invalid-vat-number': 'Invalid VAT number.',
  'invalid-draft': 'Some fields need your attention. Check the marked ones and continue.',
  'total-changed': 'The total has changed since you saw it. Check the new total and place the order again.',
  'details-changed':
    'Your details, the parts or their prices are not what was shown here before. Check what you see now and place the order again.',
  'delivery-changed':
    'It arrives later than what was shown here before. Nothing is ordered yet: check the new days and place the order again.',
  'order-failed': "We couldn't process your order. Please try again.",
  /** to whoever changes a basket meanwhile, in another tab as a rule; the page that orders has words of its own */
  'order-pending': 'This basket is being ordered just now, so nothing was changed. Try again in a minute.',
  'not-your-order': 'Only the buyer can see this. Open the link in the confirmation e-mail on this device.',
  'not-payable': 'This order cannot be paid any more. Reload the page to see its state.',
  'amount-mismatch':
    'The amount of this order has changed. Nothing has been charged: check the total shown here now and try again.',
  'payment-under-way':
    'A payment for this order is being processed. Do not pay again: this page looks for the confirmation each time you open it.',
  'payment-outdated': 'This payment window was out of date. Nothing has been charged with it: press once more to pay.',
  'earlier-order': 'These parts are ordered already. Nothing is ordered now.',
  'earlier-unpaid':
    'Nothing is ordered now: orders from your internet connection are not paid yet. Your basket stays as it is.',
  'ordered-otherwise':
    'It was ordered in another window or at an earlier press, and not as it is shown here. Nothing more is ordered now.',
  'earlier-paid': 'An earlier order is paid. Reload the page.',
  'order-replaced': 'This was ordered anew. Reload the page.',
  'shop-unavailable': 'Prices, stock and orders cannot be reached now. Try again in a few minutes.',
  'too-large': 'This is too long to send. Shorten it and try again.',
  'wrong-type': badRequest,
  'wrong-method': badRequest,
  'foreign-origin': 'This request did not come from this shop. Open the shop in a new tab and try again.',
  'too-many-requests': 'That was a lot at once. Wait a few minutes and try again.',
  'proof-refused': 'The check against automated e-mail did not pass. Send it again.',
  'proof-needed':
    'The check against automated requests could not be made in this browser. Open the shop in another one, over https, or write to us.',
  offline: 'No connection. Check the network and try again.',
  'not-known':
    'The answer of the shop was lost. Look into the basket when the connection is back, before you try again.',
  'cookies-blocked':
    'Your browser blocks cookies; the basket needs them. Allow them for this shop, then reload the page.',
  'bad-answer': 'The shop answered with something unexpected. Try again in a few minutes.',
} as const;

/** How long from now: "in 40 seconds", "in 3 minutes". */
const writeWait = (seconds: number): string => {
  if (seconds <= 120) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
};

/** When it may be tried again: counted down while that is soon, else the minute of the visitor's clock that it begins with. */
export const writeRetry = (seconds: number, clock: string): string =>
  seconds <= 120 ? `Try again ${writeWait(seconds)}` : `Try again at ${clock}`;

/** Asked for too often: when to try again (rule request.pace). */
export const tooManyCopy = {
  title: 'That was a lot at once',
  lead: 'That was a lot at once.',
  /** the wait is over */
  free: 'You can try again now.',
  page: (seconds: number) =>
    `Far more pages were asked for from your connection than anybody reads. Reload this page ${writeWait(seconds)}; your basket is as it was.`,
  home: 'Home page',
} as const;

export const errorTitles = { server: 'Server error', error: 'Error', info: 'Info' } as const;

/** a fixed sentence; its spelling was given */
export const serverErrorText = 'Error has occured. Please try again later';
export const supportLine = (email: string) => `If it happens again, write to ${email}.`;

/** Codes that `?error=` of the checkout may carry (rule checkout.error-codes); anything else gets the last one. */
export const checkoutErrors = {
  payment: 'The payment was not completed. Choose a payment method and try again.',
  cancelled: 'The payment was cancelled. Nothing has been charged; you can try again.',
  expired,
  unknown: 'Something went wrong. Check your details and try again.',
} as const;

/** The sentence for a code out of the address; null where there is none. Whatever is not in the table gets the last one. */
export function checkoutErrorFor(code: string | null): string | null {
  if (code === null) return null;
  const known = Object.entries(checkoutErrors).find(([name]) => name === code);
  return known ? known[1] : checkoutErrors.unknown;
}

const badRequest = 'Something in this request was not right. Reload the page and try again.';
const expired = 'Your basket has expired. Put the parts into a new one.';

/**
 * What the buyer reads for each problem code of our endpoints (`src/api/problem.ts`, plus those that arise in the
 * browser): what happened and what to do. Never a text of the commerce API.
 */
export const errorCopy = {
  'invalid-request': badRequest,
  'not-found': 'This no longer exists. Reload the page.',
  'unknown-part': 'We no longer sell this part. Search for its number to find what replaced it.',
  'out-of-stock':
    'We do not have that many. Lower the quantity or remove the part, or use the Quick enquiry form to ask for the delivery time.',
  'in-stock': 'This part is available again. Reload the page to order it.',
  'basket-gone': expired,
  'basket-empty': 'Your basket is empty. Put a part into it first.',
  'invalid-promo-code': 'We do not know this promo code. Check its spelling, or go on without it.',
  'expired-promo-code': 'This promo code has expired. Go on without it, or try another one.',
  'invalid-vat-number': 'Invalid VAT number.',
  'invalid-draft': 'Some fields need your attention. Check the marked ones and continue.',
  'total-changed': 'The total has changed since you saw it. Check the new total and place the order again.',
  'details-changed':
    'Your details, the parts or their prices have changed since you saw them. Check what you see now and place the order again.',
  'delivery-changed':
    'Your order would arrive later than we showed before. Nothing has been ordered yet: check the new dates and place the order again.',
  'order-failed': "We couldn't process your order. Please try again.",
  /** to whoever changes a basket meanwhile, in another tab as a rule; the page that orders has words of its own */
  'order-pending': 'This basket is being ordered right now, so nothing was changed. Try again in a minute.',
  'not-your-order': 'Only the buyer can see this. Open the link in the confirmation e-mail on this device.',
  'not-payable': 'This order can no longer be paid. Reload the page to see its state.',
  'amount-mismatch':
    'The amount of this order has changed. Nothing has been charged: check the total shown here now and try again.',
  'payment-under-way':
    'A payment for this order is being processed. Do not pay again: this page checks for the confirmation each time you open it.',
  'payment-outdated': 'This payment window was out of date. Nothing has been charged with it: press once more to pay.',
  'earlier-order': 'You have already ordered these parts. Nothing has been ordered now.',
  'earlier-unpaid':
    'Nothing has been ordered now: orders from your internet connection are still unpaid. Your basket stays as it is.',
  'ordered-otherwise':
    'You ordered it in another window or with an earlier press, but not as shown here. Nothing more has been ordered now.',
  'earlier-paid': 'An earlier order is paid. Reload the page.',
  'order-replaced': 'A new order has replaced this one. Reload the page.',
  'shop-unavailable': 'We cannot reach prices, stock and orders now. Try again in a few minutes.',
  'too-large': 'This is too long to send. Shorten it and try again.',
  'wrong-type': badRequest,
  'wrong-method': badRequest,
  'foreign-origin': 'This request did not come from this shop. Open the shop in a new tab and try again.',
  'too-many-requests': 'That was a lot at once. Wait a few minutes and try again.',
  'proof-refused': 'The check against automated e-mail did not pass. Send it again.',
  'proof-needed':
    'This browser could not run our check against automated requests. Open the shop in another one, over https, or write to us.',
  offline: 'No connection. Check the network and try again.',
  'not-known': 'We lost the connection. Once it is back, check your basket before you try again.',
  'cookies-blocked':
    'Your browser blocks cookies; the basket needs them. Allow them for this shop, then reload the page.',
  'bad-answer': 'Something went wrong at our end. Try again in a few minutes.',
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
    `Your connection has asked for far more pages than anybody reads. Reload this page ${writeWait(seconds)}; your basket is as it was.`,
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

import { errorCopy } from './errors.ts';

/** Order page (rules order.headings and order.failed). */
export const orderCopy = {
  paid: (number: string) => `Your order is paid - ${number}`,
  closed: 'Your order is closed',
  summary: '3. Summary',
  finalise: '4. Finalise your payment',
  toPay: 'To pay',
  thanks: 'Thank you. Your order has been placed.',
  confirmationTo: (email: string) => `We send a confirmation to ${email}.`,
  restored: (number: string) => `Order ${number} waits for its payment.`,
  /** the order's parts were ordered anew (rule order.replaced) */
  replaced: {
    heading: 'Your order was ordered anew',
    by: (number: string | null) =>
      `Its parts are in ${number === null ? 'an order that you placed since' : `order ${number}`} now. If that one is not paid yet, pay it there: this one cannot be paid any more, and nothing is sent for it.`,
    open: (number: string | null) => (number === null ? 'Open the new order' : `Open order ${number}`),
    making: 'Its parts are being ordered anew this moment, so it cannot be paid. Reload this page in a minute.',
    /** on the new order's page; a number is null where nobody knows it */
    inPlaceOf: (numbers: (string | null)[]) =>
      `It takes the place of ${numbers.map((number) => (number === null ? 'an order that you placed before' : `order ${number}`)).join(', ')}, which cannot be paid any more.`,
    taken: (number: string | null) =>
      `${number === null ? 'The order' : `Order ${number},`} in whose place this one was made${number === null ? '' : ','} has been paid or is being paid. So this one cannot be paid: you pay once.`,
  },
  completePayment: 'Click here',
  completePaymentTail: 'to complete payment.',
  openOrder: 'Open the order',
  failedTitle: 'Order Creation Failed',
  failedText: errorCopy['order-failed'],
  /** for the log: an answer that names no order */
  failedInternal: 'Failed to create order - no order ID received',
  /** said to a visitor who is not the buyer, by state */
  publicStates: {
    'awaiting-payment': 'This order awaits its payment.',
    paid: 'This order is paid.',
    closed: 'This order is closed.',
    'in-progress': 'This order is being processed.',
  },
  strangerTitle: 'Only its buyer can see this order',
  notYours:
    'This device is not known as the buyer’s. Open the link in the confirmation e-mail here: it shows the order and its payment.',
  /** shown by the link of a mail; this browser has no right to it yet */
  linked: {
    title: 'Your order',
    opening: 'Opening the order',
    note: 'The link of your e-mail shows this order. To pay it here, or to put its parts back into the basket, let this browser keep it.',
    pay: 'Go on to payment',
    paidNote: 'The link of your e-mail shows this order. Let this browser keep it, to see it here without the link.',
    keep: 'Keep the order here',
    failedTitle: 'The order could not be opened',
  },
  mailLink: {
    offer:
      'You are the buyer and do not have that e-mail any more? We can send the link again, to the address of the order.',
    press: 'E-mail me the link again',
    sending: 'Asking',
    sent: 'The link is on its way to the e-mail address of the order, if there is one here. It can take a few minutes; check the spam folder too.',
    again: 'Try again',
    failedTitle: 'The link could not be requested',
    withoutScript: (email: string) => `Without JavaScript: write to ${email} and name the order number.`,
  },
  /** the ending: what a paid order's page says of what comes */
  ending: {
    /** where nothing was promised, or no date */
    getsReady: 'We get your parts ready.',
    to: (lines: string, method: string) => `to ${lines}, by ${method}`,
    next: 'What happens next',
    steps: {
      now: 'Now',
      receipt: (email: string) => `The receipt goes to ${email}.`,
      receiptNote: 'It holds what you paid, your parts, the tax and the way to withdraw.',
      then: 'Then',
      leave: 'The parts leave together.',
      leaveNote: (method: string) => `${method}: the carrier sends the tracking number to the same address.`,
      atLast: 'Finally',
      delivered: 'The carrier delivers to your address.',
      atCustoms: (place: string) => `The parts are at customs in ${place}.`,
      late: (email: string) => `Late? Write to ${email} and name the order number.`,
    },
    withdrawal: (days: number) =>
      `As a consumer in the EU, the EEA or the UK you can withdraw within ${days} days of delivery, without giving a reason.`,
    soldBy: (seller: string, method: string) => `Sold by ${seller}. Paid by ${method}.`,
  },
  receipt: {
    press: 'E-mail me the receipt',
    sending: 'Asking',
    sent: (email: string) => `The receipt is on its way to ${email}.`,
    failedTitle: 'The receipt could not be requested',
  },
  /** the buyer's own order, which cannot be read now */
  unreadable: {
    number: (number: string) => `Order ${number}`,
    reference: (id: string) => `Its number comes with the confirmation e-mail. Until then its reference is ${id}.`,
    total: (total: string) => `Total: ${total}`,
    cannotShow: 'The order itself cannot be shown now. It is kept: nothing has to be ordered again.',
    next: 'What happens next',
    steps: [
      'The confirmation goes to the e-mail address that you gave, with a link to this page.',
      'You pay here as soon as the order can be shown, or later with that link. By placing it nothing has been charged.',
      'The parts leave together once the payment has arrived.',
    ],
    again: 'Try again',
    help: (email: string) => `If it stays like this, write to ${email} and name the number or the reference.`,
  },
  details: 'Order details',
  print: 'Print the order',
  order: 'Order',
  placedOn: (date: string) => `placed ${date}`,
  placed: (date: string) => `Placed ${date}.`,
  pageTitle: (number: string) => `Order ${number}`.trim(),
  pageDescription: 'An order and its payment.',
  unavailableTitle: 'The order cannot be shown now',
  unavailableNote: 'Your order is safe.',
  inProgress:
    'Your payment is being processed. Do not pay again: this page looks for the confirmation, now and each time you open it.',
  noOnlinePayment: (method: string, email: string) =>
    `${method} cannot be paid on this page. Write to ${email} to pay.`,
  part: 'The order',
} as const;

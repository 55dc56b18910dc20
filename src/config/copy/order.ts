import { errorCopy } from './errors.ts';

/** Order page (rules order.headings and order.failed). */
export const orderCopy = {
  paid: (number: string) => `Your order is paid - ${number}`,
  closed: 'Your order is closed',
  summary: '3. Summary',
  finalise: '4. Finalise your payment',
  toPay: 'To pay',
  thanks: 'Thank you. Your order has been placed.',
  confirmationTo: (email: string) => `We are sending a confirmation to ${email}.`,
  restored: (number: string) => `Order ${number} is waiting for payment.`,
  /** a new order has taken its place (rule order.replaced) */
  replaced: {
    heading: 'A new order has replaced this one',
    by: (number: string | null) =>
      `Its parts are now in ${number === null ? 'an order that you placed later' : `order ${number}`}. If you have not paid that one yet, pay it there. You can no longer pay this one, and we send nothing for it.`,
    open: (number: string | null) => (number === null ? 'Open the new order' : `Open order ${number}`),
    making:
      'We are making a new order with its parts right now, so you cannot pay this one. Reload this page in a minute.',
    /** on the new order's page; a number is null where nobody knows it */
    inPlaceOf: (numbers: (string | null)[]) =>
      `It replaces ${numbers.map((number) => (number === null ? 'an order that you placed before' : `order ${number}`)).join(', ')}, which can no longer be paid.`,
    taken: (number: string | null) =>
      `${number === null ? 'The order that this one replaces' : `Order ${number}, which this one replaces,`} has been paid or is being paid. You pay only once, so you cannot pay this one.`,
  },
  completePayment: 'Click here',
  completePaymentTail: 'to complete payment.',
  openOrder: 'Open the order',
  failedTitle: 'Order Creation Failed',
  failedText: errorCopy['order-failed'],
  /** said to a visitor who is not the buyer, by state */
  publicStates: {
    'awaiting-payment': 'This order is waiting for payment.',
    paid: 'This order is paid.',
    closed: 'This order is closed.',
    'in-progress': 'This order is being processed.',
  },
  strangerTitle: 'Only the buyer can see this order',
  notYours:
    'We do not know this device as the buyer’s. Open the link in the confirmation e-mail here to see the order and its payment.',
  /** shown by the link of a mail; this browser has no right to it yet */
  linked: {
    title: 'Your order',
    opening: 'Opening the order',
    note: 'You opened this order from your e-mail. To pay it here, or to put its parts back into the basket, let this browser keep it.',
    pay: 'Go on to payment',
    paidNote: 'You opened this order from your e-mail. Let this browser keep it to see it here without the link.',
    keep: 'Keep the order here',
    failedTitle: 'The order could not be opened',
  },
  mailLink: {
    offer:
      'Are you the buyer, but no longer have that e-mail? We can send the link again, to the e-mail address of the order.',
    press: 'E-mail me the link again',
    sending: 'Asking',
    sent: 'If we have this order, the link is on its way to its e-mail address. It can take a few minutes; check the spam folder too.',
    again: 'Try again',
    failedTitle: 'The link could not be requested',
    withoutScript: (email: string) => `Without JavaScript: write to ${email} and quote the order number.`,
  },
  /** the ending: what a paid order's page says of what comes */
  ending: {
    /** where nothing was promised, or no date */
    getsReady: 'We are getting your parts ready.',
    to: (lines: string, method: string) => `to ${lines}, by ${method}`,
    next: 'What happens next',
    steps: {
      now: 'Now',
      receipt: (email: string) => `The receipt goes to ${email}.`,
      receiptNote: (hasVat: boolean) =>
        `It shows what you paid, your parts${hasVat ? ', the VAT' : ''} and how to withdraw.`,
      then: 'Then',
      leave: 'The parts leave together.',
      leaveNote: (method: string) => `${method}: the carrier sends the tracking number to the same e-mail address.`,
      atLast: 'Finally',
      delivered: 'The carrier delivers to your address.',
      atCustoms: (place: string) => `The parts are at customs in ${place}.`,
      late: (email: string) => `Late? Write to ${email} and quote the order number.`,
    },
    withdrawal: (days: number) =>
      `As a consumer in the EU, the EEA or the UK you can withdraw within ${days} days of delivery, without giving a reason.`,
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
    reference: (id: string) => `The confirmation e-mail tells you its number. Until then its reference is ${id}.`,
    total: (total: string) => `Total: ${total}`,
    cannotShow: 'We cannot show the order itself now. It is kept: you need not order again.',
    next: 'What happens next',
    steps: [
      'The confirmation goes to your e-mail address, with a link to this page.',
      'You pay here once we can show the order, or later with that link. Placing it has charged nothing.',
      'The parts leave together once the payment has arrived.',
    ],
    again: 'Try again',
    help: (email: string) => `If this does not change, write to ${email} and quote the number or the reference.`,
  },
  details: 'Order details',
  print: 'Print the order',
  order: 'Order',
  placedOn: (date: string) => `placed ${date}`,
  placed: (date: string) => `Placed ${date}.`,
  pageTitle: (number: string) => `Order ${number}`.trim(),
  pageDescription: 'An order and its payment.',
  unavailableTitle: 'We cannot show the order now',
  unavailableNote: 'Your order is safe.',
  inProgress:
    'Your payment is being processed. Do not pay again: this page checks for the confirmation, now and each time you open it.',
  noOnlinePayment: (method: string, email: string) =>
    `You cannot pay by ${method} on this page. Write to ${email} to pay.`,
  part: 'The order',
} as const;

/** Mails about a payment: the buyer's receipt, and word to the seller of money that was taken wrongly; plain English. */
export const receiptMailCopy = {
  subject: (number: string, shop: string) => `Receipt for your order ${number} at ${shop}`,
  received: (amount: string, number: string) =>
    `We have received your payment of ${amount}. Your order ${number} is paid.`,
  paidBy: (method: string) => `Paid by ${method}.`,
  next: 'We are getting your parts ready. They leave together, and the carrier sends the tracking number to this e-mail address.',
} as const;

export const paymentFaultMailCopy = {
  subject: (number: string) => `Payment to check: order ${number}`,
  /** what has happened, by kind */
  kinds: {
    twice: 'This order was paid more than once.',
    'too-much': 'More was taken for this order than it costs.',
    'too-little': 'Less was taken for this order than it costs, so it does not count as paid.',
    'other-currency': 'Money was taken for this order in a currency that is not its own.',
    closed: 'Money was taken for this order, which is closed and not paid.',
    replaced: 'Money was taken for this order after a new one had replaced it.',
  },
  order: 'Order',
  total: 'Total of the order',
  method: 'Payment method',
  buyer: 'Buyer',
  taken: 'Taken',
  giveBack: 'To give back',
  whatToDo:
    'Check with the provider, give back the amount above the way it was paid, and answer this e-mail to tell the buyer. The order page tells the buyer too.',
  tooLittle: 'Give it back, or ask the buyer for the rest. The order page tells the buyer too.',
  /** where the order made in its place is unpaid */
  replaced:
    'The new order with these parts can no longer be paid. Either send this one and close the new one, or give this payment back and write to the buyer. The page of each order tells the buyer too.',
  inPlace: (numbers: string) => `Replaced by: ${numbers}`,
  /** where only a browser says so; `what` one of `kinds` */
  claim: {
    subject: (number: string) => `Not confirmed: payment of order ${number}`,
    what: (what: string) => `Not confirmed, only a browser says so: ${what}`,
    reported: 'Reported',
    whatToDo:
      'Check with the provider. Give nothing back because of this e-mail: once the commerce API reports the payment, another e-mail says what to give back.',
  },
} as const;

/**
 * Withdrawal from a contract (rule withdrawal.two-steps). `confirm` is in the words of directive 2011/83 art. 11a, as is
 * the link's label.
 */
export const withdrawalCopy = {
  title: 'Withdraw from contract',
  description:
    'Withdraw from a purchase online in two steps, without an account. You get a receipt by e-mail with the content and the time.',
  lead: (days: number) =>
    `As a consumer in the EU, the EEA or the UK you can withdraw within ${days} days of delivery, without giving a reason.`,
  conditions: 'What is refunded, and how the parts come back',
  needsScript: 'This form needs JavaScript. Withdraw by e-mail or post instead: that is just as good.',
  part: 'The form',
  statement: '1. Your statement',
  check: '2. Check and confirm',
  done: 'Your withdrawal has been received',
  labels: {
    name: 'Your name',
    order: 'Order number',
    email: 'E-mail for the receipt',
    scope: 'What are you withdrawing from?',
    goods: 'Parts and quantities',
  },
  hints: {
    order: 'As in the confirmation e-mail, e.g. SO-100001',
    email: 'The receipt goes here. Your statement is repeated in it only if this is the address of the order.',
    goods: 'One line for each part, e.g. “4B1606H-STD, 1 set”',
  },
  scopes: { all: 'The whole order', some: 'Some of its parts' },
  missing: {
    name: 'Your name is required',
    order: 'The order number is required',
    scope: 'Choose one of the two',
    goods: 'Say which parts',
  },
  unreadable: 'One character here cannot be read: delete it and type it again',
  tooLong: (most: number) => `At most ${most} characters`,
  fieldsToCheck: (fields: number) =>
    fields === 1 ? 'One field needs your attention' : `${fields} fields need your attention`,
  continue: 'Continue',
  confirm: 'Confirm withdrawal',
  confirming: 'Sending',
  change: 'Change',
  checkNote: 'This is what we receive. It counts from the moment at which you confirm.',
  failedTitle: 'No receipt for your withdrawal yet',
  failedNote: 'What you typed is kept. Confirm again: however often you press, it counts as one withdrawal.',
  failedMail: 'send it by e-mail',
  failedOr: 'Or',
  receivedAt: (time: string) => `We received it on ${time}.`,
  receiptTo: (email: string) =>
    `A receipt with its content and time is on its way to ${email}. It can take a few minutes; check the spam folder too.`,
  next: 'What happens next',
  /** the words that withdraw */
  declare: (order: string) => `I hereby withdraw from my contract with the order number ${order}.`,
  declareSome: (order: string) =>
    `I hereby withdraw from my contract with the order number ${order}, as to the parts named below.`,
  otherWays: {
    title: 'By e-mail or post',
    text: 'You can also write, in these words or your own:',
    mail: 'Open an e-mail with this text',
    post: 'By post: to the seller named on your order.',
    subject: (order: string) => `Withdrawal from contract, order number ${order}`.trim(),
    model: [
      'I hereby give notice that I withdraw from my contract of sale of the following parts:',
      'Order number:',
      'Parts (all, or these only):',
      'Ordered on / received on:',
      'Name:',
      'Address:',
      'Date:',
    ],
  },
  mail: {
    receiptSubject: (order: string) => `Receipt of your withdrawal, order ${order}`,
    receipt: 'We have received your withdrawal from contract. This is its content:',
    bareSubject: 'Receipt of a withdrawal from contract',
    bareReceipt: 'We have received a withdrawal from contract that names this address for its receipt.',
    bareWhy:
      'This address is not the one of the order, so the words of the withdrawal are not repeated here. The seller checks it and sends you the whole content.',
    orderNumber: 'Order number',
    scope: 'Withdrawn from',
    received: 'Received on',
    sellersClock: 'On the seller’s clock',
    next: (days: number) =>
      `Send the parts back within ${days} days of your withdrawal; you pay the return shipping. What is refunded and when:`,
    seller: 'The seller named on your order handles the withdrawal and writes to you.',
    notYou: (email: string) =>
      `If you did not send this, write to ${email}. Somebody then gave your address by mistake.`,
    noticeSubject: (order: string) => `Withdrawal from contract: order ${order}`,
    notice: 'A withdrawal from contract was sent through the shop. An answer to this e-mail goes to the buyer.',
    noticeUnknown:
      'The address of the receipt is not known as the one of this order, so the receipt there holds the time and none of the words above. Check the order, then send the whole content to its buyer.',
    noticeDue: (days: number) =>
      `The receipt goes to the buyer by itself. The refund is due within ${days} days of this time.`,
  },
} as const;

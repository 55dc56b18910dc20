import { limits } from '../limits.ts';
import { policies } from '../policies.ts';

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
  returns: `A company, or later than that? Sealed parts can be returned within ${limits.returnDays} days from the final invoice date.`,
  needsScript: 'This form needs JavaScript. Withdraw by e-mail or post instead: that counts just the same.',
  statement: '1. Your statement',
  done: 'Your withdrawal has been received',
  scope: 'What are you withdrawing from?',
  confirm: 'Confirm withdrawal',
  checkNote: 'This is what we receive. It counts from the moment you confirm.',
  failedTitle: 'No receipt for your withdrawal yet',
  failedNote: 'What you typed is kept. Confirm again: however often you press, it counts as one withdrawal.',
  next: 'What happens next',
  /** the words that withdraw */
  declare: (order: string) => `I hereby withdraw from my contract with the order number ${order}.`,
  declareSome: (order: string) =>
    `I hereby withdraw from my contract with the order number ${order}, for the parts named below.`,
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
      'We could not match this address to the order, so we do not repeat the withdrawal here. The seller checks it and sends you the whole content.',
    scope: 'Withdrawn from',
    next: (days: number) =>
      `Send the parts back within ${days} days of your withdrawal; you pay the return shipping. What is refunded and when:`,
    seller: 'The seller named on your order handles the withdrawal and writes to you.',
    noticeSubject: (order: string) => `Withdrawal from contract: order ${order}`,
    notice: 'A withdrawal from contract was sent through the shop. An answer to this e-mail goes to the buyer.',
    noticeUnknown:
      'We could not match the receipt’s address to this order, so the receipt holds the time and none of the words above. Check the order, then send the whole content to its buyer.',
    noticeDue: `The shop sends the buyer the receipt. The refund is due within ${policies.statutoryRefundDays} days of this time.`,
  },
} as const;

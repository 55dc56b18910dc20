import { limits } from '../limits.ts';
import { policies } from '../policies.ts';

const { returnDispatchDays, creditNoteBusinessDays } = policies;

/**
 * The returns policy, in the words of the texts: on the page Returns & Warranties, beside the form and in the receipt
 * (rule return.rules).
 */
export const returnRules = {
  conditions: [
    `Parts can be returned within ${limits.returnDays} days from the final invoice date.`,
    'Returns only for items that are original, factory-sealed, with original packaging and tags.',
    'Kits are returned only whole.',
    'No cash-on-delivery returns.',
    'The customer pays the return shipping.',
  ],
  steps: [
    'Register the return online. You get a return number and a return form.',
    'Print the return form. It must be included in the parcel.',
    `Send the parcel within ${returnDispatchDays} days of the online registration.`,
    `A credit note follows within ${creditNoteBusinessDays} business days of receipt. The refund is made by the original payment method.`,
  ],
} as const;

/** A return under that policy (rule return.registered). */
export const returnCopy = {
  title: 'Register a return',
  description:
    'Register a return online in two steps, without an account. You get a return number and the return form to print.',
  lead: 'Return sealed parts, as a consumer or a company. You get a return number and the return form for the parcel.',
  conditions: 'All rules on Returns & Warranties',
  withdrawal: `As a consumer in the EU, the EEA or the UK you can also withdraw within ${policies.withdrawalDays} days of delivery. You keep that right even if you open the packaging.`,
  needsScript:
    'This form needs JavaScript. Register the return by e-mail instead: we answer with the return number and the return form.',
  rules: 'Rules for returns',
  steps: 'How it works:',
  statement: '1. Your return',
  scope: 'What are you returning?',
  confirm: 'Register return',
  checkNote: `This is what we receive. From the moment you register it, you have ${returnDispatchDays} days to send the parcel. Parts must be factory-sealed, and kits whole.`,
  done: 'Your return is registered',
  failedTitle: 'Your return is not registered yet',
  failedNote: 'What you typed is kept. Press again: however often you press, it counts as one return.',
  declare: (order: string) => `I return all parts of the order ${order}.`,
  declareSome: (order: string) => `I return the parts of the order ${order} that are named below.`,
  otherWays: {
    title: 'By e-mail',
    text: 'You can also register a return by e-mail. We answer with the return number and the return form.',
    mail: 'Open an e-mail with this text',
    post: 'The parcel goes to the seller named on your order.',
    subject: (order: string) => `Return registration, order number ${order}`.trim(),
    model: ['I want to return these parts:', 'Order number:', 'Parts and quantities:', 'Reason (optional):', 'Name:'],
  },
  form: {
    title: 'Return form',
    number: 'Return number',
    print: 'Print the return form',
    printNote: 'Print this form and put it into the parcel. The return number is in the receipt too.',
    sendBy: 'Send by',
    address: 'Address the parcel to the seller named on your order:',
  },
  mail: {
    receiptSubject: (order: string) => `Receipt of your return, order ${order}`,
    receipt: 'We have registered your return. This is its content:',
    bareSubject: 'Receipt of a return',
    bareReceipt: 'We have registered a return that names this address for its receipt.',
    bareWhy:
      'We could not match this address to the order, so we do not repeat the return here. The seller checks it and writes to the buyer.',
    scope: 'Returned',
    number: 'Return number',
    form: 'Print this e-mail or the return form and put it into the parcel: it must be included.',
    sendBy: (day: string) => `Send the parcel by ${day}, to the seller named on your order:`,
    rules: 'The rules for returns:',
    noticeSubject: (order: string) => `Return: order ${order}`,
    notice: 'A return was registered through the shop. An answer to this e-mail goes to the buyer.',
    noticeUnknown:
      'We could not match the receipt’s address to this order, so the receipt holds the return number, the time and none of the words above. Check the order before you take the parcel.',
    noticeDue: `The shop sends the buyer the receipt. The credit note is due within ${creditNoteBusinessDays} business days of the parcel’s arrival.`,
  },
} as const;

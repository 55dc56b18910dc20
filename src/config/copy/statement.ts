/** What buyers state of an order by form, a withdrawal or a return: the words that both have. */
export const statementCopy = {
  part: 'The form',
  check: '2. Check and confirm',
  labels: {
    name: 'Your name',
    order: 'Order number',
    email: 'E-mail for the receipt',
    goods: 'Parts and quantities',
    reason: 'Reason',
  },
  hints: {
    order: 'As in the confirmation e-mail, e.g. SO-100001',
    email: 'The receipt goes here. It repeats what you write only if this is the e-mail address of the order.',
    goods: 'One line for each part, e.g. “4B1606H-STD, 1 set”',
  },
  scopes: { all: 'The whole order', some: 'Some of its parts' },
  missing: {
    name: 'Your name is required',
    order: 'The order number is required',
    scope: 'Choose one of the two.',
    goods: 'Say which parts.',
  },
  unreadable: 'One character here cannot be read. Delete it and type it again.',
  tooLong: (most: number) => `Type at most ${most} characters.`,
  fieldsToCheck: (fields: number) =>
    fields === 1 ? 'One field needs your attention' : `${fields} fields need your attention`,
  continue: 'Continue',
  confirming: 'Sending',
  change: 'Change',
  failedMail: 'send it by e-mail',
  failedOr: 'Or',
  receivedAt: (time: string) => `We received it on ${time}.`,
  receiptTo: (email: string) =>
    `A receipt with its content and time is on its way to ${email}. It can take a few minutes; check the spam folder too.`,
  /** which of the two sellers an order is from, where the order itself is not asked */
  sellers: {
    dutch: 'For parts delivered to the Netherlands',
    polish: 'For parts delivered to any other country',
  },
  mail: {
    orderNumber: 'Order number',
    received: 'Received on',
    sellersClock: 'On the seller’s clock',
    notYou: (email: string) => `If you did not send this, somebody gave your address by mistake: write to ${email}.`,
  },
} as const;

/** And those that each has for itself. */
export type StatementCopy = {
  statement: string;
  /** what the whole order or some of its parts is the answer to */
  scope: string;
  confirm: string;
  checkNote: string;
  done: string;
  failedTitle: string;
  failedNote: string;
  declare: (order: string) => string;
  declareSome: (order: string) => string;
  otherWays: {
    title: string;
    text: string;
    mail: string;
    post: string;
    subject: (order: string) => string;
    model: readonly string[];
  };
  mail: {
    receiptSubject: (order: string) => string;
    receipt: string;
    /** to a mailbox that is not known as the order's, where nothing of the sender's words may stand */
    bareSubject: string;
    bareReceipt: string;
    bareWhy: string;
    scope: string;
    noticeSubject: (order: string) => string;
    notice: string;
    noticeUnknown: string;
    noticeDue: string;
  };
};

import { limits } from '../limits.ts';

/** Contact forms and quick enquiry (rules enquiry.types and enquiry.quick-email). */
export const enquiryCopy = {
  heading: 'Send Us an Enquiry',
  tabs: { general: 'GENERAL ENQUIRIES', dealer: 'DEALER / DISTRIBUTOR ENQUIRY' },
  required: 'This field is required',
  invalidFormat: 'Invalid format',
  quick: {
    title: 'Quick enquiry',
    emailRequired: 'E-mail is required',
    emailInvalid: 'E-mail must be valid',
    sent: 'Email has been sent',
    send: 'Send',
    sending: 'Sending',
    email: 'E-mail',
    text: 'Your question',
    close: 'Close',
    /** the words of other sentences that lead to the form */
    form: 'Quick enquiry form',
  },
  /** to the shop's own people */
  mail: {
    subject: (part: string) => `Quick enquiry: ${part}`,
    general: (type: string, name: string) => `${type}: ${name}`,
    dealer: (company: string) => `Dealer / distributor enquiry: ${company}`,
    source: 'Source',
    location: 'Location',
    email: 'E-mail',
    part: 'Part',
    page: 'Page of the part',
    question: 'Question',
    noText: '(no text)',
    agreed: 'Agreed',
    yes: 'Yes',
    no: 'No',
    /** a field that was left empty */
    notGiven: '–',
  },
  /** why an enquiry was not sent; what was typed stays (rule enquiry.kept-after-failure) */
  failures: {
    offline: 'No connection. What you typed is still here. Check the network and send it again.',
    'too-many-requests':
      'You have sent several enquiries within a few minutes. What you typed is still here. Wait a few minutes and send it again.',
    'proof-refused':
      'The check against automated mail did not pass. What you typed is still here. Send it again, or write to us.',
    /** the browser cannot run it at all */
    'proof-impossible':
      'Your browser could not run the check that keeps automated mail out, so the form cannot be sent from here. What you typed is still here.',
    other:
      'Your enquiry could not be kept, so nothing was sent. What you typed is still here. Try again in a few minutes.',
  },
  /** where the shop has said when the next one is taken */
  tooMany: 'You have sent several enquiries within a few minutes. What you typed is still here.',
  writeInstead: 'Write it as an e-mail instead',
  sentTitle: 'Contact Form Submitted',
  sentText: `We endeavour to respond within ${limits.replyHours} hours`,
  errorTitle: 'Error',
  types: {
    unknownPart: 'Product information requested (technical/price/availability) and I do NOT know the part number',
    knownPart: 'Product information requested (technical/price/availability) and I DO know the part number',
    sponsorship: 'Sponsorship enquiry',
    other: 'Other questions or comments',
  },
  /** the types as subjects of mails */
  subjects: {
    unknownPart: 'Product information, part number not known',
    knownPart: 'Product information, part number known',
    sponsorship: 'Sponsorship enquiry',
    other: 'Other questions or comments',
  },
  who: ['Wholesaler', 'Retailer', 'Specialised garage', 'Other'],
  customers: ['Individual car owners', 'Garages and retail outlets'],
  range: ['Local area', 'Entire country', 'Sell outside of country'],
  stock: ['Yes', 'No'],
  /** nobody has given the choices: these are of our own (decision 0017); the last one asks for words */
  specialisations: ['Engine rebuilding', 'Race engines', 'Motorcycle engines', 'Other'],
} as const;

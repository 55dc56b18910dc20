import { limits } from '../limits.ts';

/** Contact forms and quick enquiry (rules enquiry.types and enquiry.quick-email). */
export const enquiryCopy = {
  heading: 'Send Us an Enquiry',
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
  /** where the shop has said when the next one is taken */
  tooMany: 'You have sent several enquiries within a few minutes. What you typed is still here.',
  writeInstead: 'Write it as an e-mail instead',
  sentTitle: 'Contact Form Submitted',
  sentText: `We endeavour to respond within ${limits.replyHours} hours`,
  errorTitle: 'Error',
} as const;

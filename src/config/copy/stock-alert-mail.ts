import { limits } from '../limits.ts';

const hours = limits.stockAlertConfirmHours;

/** Mails to whoever asked to be told when a part is in stock; plain English. */
export const stockAlertMailCopy = {
  confirmSubject: (number: string) => `Please confirm: tell me when ${number} is in stock`,
  confirmAsked: 'Somebody asked us, on the page of this part, to write to this address when it is in stock:',
  confirmLink: 'Yes, tell me',
  confirmNote: `Please confirm within ${hours} hours. Otherwise we delete the address and do not write again.`,
  then: `Then we write once, when the part is in stock. After ${limits.stockAlertDays} days without stock your request ends.`,
  notYou: 'If that was not you, do nothing, or stop the request now:',
  alreadySubject: (number: string) => `You are on the list for ${number}`,
  already: 'You asked again about this part. You are already on the list and need do nothing more:',
  backSubject: (number: string) => `${number} is in stock`,
  back: 'The part you asked us about is in stock:',
  order: 'See price and delivery, and order',
  backNote:
    'It is not reserved for you: we may write to others too. The price and stock on the page when you order are the ones that count.',
  deleted: 'This is our only e-mail about it: with it we delete your address from the list.',
  stopLink: 'Stop my request',
  stopEnded: 'What happened to your request',
  privacy: 'How we handle your data',
} as const;

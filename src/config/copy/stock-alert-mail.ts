import { limits } from '../limits.ts';

const hours = limits.stockAlertConfirmHours;

/** Mails to whoever asked to be told when a part is in stock; plain English. */
export const stockAlertMailCopy = {
  confirmSubject: (number: string) => `Please confirm: tell me when ${number} is in stock`,
  confirmAsked: 'On our page of this part somebody asked us to write to this address when it is in stock:',
  confirmLink: 'Yes, tell me',
  confirmNote: `Please confirm within ${hours} hours. Without that we do not write again, and the address is deleted.`,
  then: `Then we write once, when the part is in stock. After ${limits.stockAlertDays} days without stock the request ends by itself.`,
  notYou: 'That was not you? Then do nothing, or stop the request now:',
  alreadySubject: (number: string) => `You are on the list for ${number}`,
  already:
    'You asked again to be told when this part is in stock. You are on the list already; nothing more is needed:',
  backSubject: (number: string) => `${number} is in stock`,
  back: 'You asked to be told. This part is in stock now:',
  order: 'See price and delivery, and order',
  backNote:
    'It is not kept for you: others may be told too, and price and stock are those that the page shows when you order.',
  deleted: 'This is the only e-mail about it: with it your address is deleted from the list.',
  stopLink: 'Stop my request',
  stopEnded: 'What became of your request',
  privacy: 'How we handle your data',
} as const;

import { limits } from '../limits.ts';

const hours = limits.stockAlertConfirmHours;
const days = limits.stockAlertDays;

/** One mail when a part can be had again: the form in the availability box. */
export const stockAlertCopy = {
  heading: 'One e-mail when this part is in stock',
  email: 'E-mail',
  ask: 'Tell me',
  asking: 'Sending',
  /** before the link that says more */
  privacy: `We use your address for nothing else and delete it once we have written to you, or after ${days} days.`,
  privacyLink: 'More on your data',
  askedTitle: 'Check your mailbox',
  asked: (email: string) =>
    `We sent an e-mail to ${email}. Open the link in it within ${hours} hours, and you are on the list.`,
  askedNone: `Nothing there after a few minutes? Check the spam folder, or ask again. We send at most ${limits.mailsADay.anyone} such e-mails a day to one address.`,
  otherAddress: 'Use another address',
  failed: 'Your request was not sent',
  backMeanwhile: 'It is back in stock: you can order it now.',
} as const;

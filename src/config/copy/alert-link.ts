import { limits } from '../limits.ts';
import { availabilityCopy } from './availability.ts';

const hours = limits.stockAlertConfirmHours;
const days = limits.stockAlertDays;

/** Being told by mail when a part can be had again: the pages of the mailed links. */
export const alertLinkCopy = {
  confirmTitle: availabilityCopy.tellMe,
  stopTitle: 'Stop my request',
  description: 'Confirm or stop your request to be told when a part is in stock again.',
  needsScript: (email: string) => `This page needs JavaScript. Without it, write to ${email}; we do it for you.`,
  what: 'This page',
  loading: 'Reading the link',
  confirmAsk: 'Shall we write to you once, when this part is in stock?',
  confirm: 'Yes, tell me',
  confirming: 'Confirming',
  stopAsk: 'You asked to be told when this part is in stock. Shall we stop that, and delete your address?',
  stop: 'Yes, stop it',
  stopping: 'Stopping',
  confirmed: `You are on the list. We write to you once, as soon as the part is in stock, and then delete your address. After ${days} days without stock we delete it too.`,
  stopped: 'Your request is stopped and your address is deleted. We will not write to you about this part.',
  told: 'This part came into stock, and an e-mail to you is on its way or was sent. You are not on the list any more.',
  over: `This link has been used or has expired: a request has to be confirmed within ${hours} hours and then waits ${days} days. Nothing of it is kept. You can ask again on the page of the part.`,
  broken:
    'This link is not complete. Open it from the e-mail once more, or copy all of it into the address bar of the browser.',
  failed: 'That did not work',
  tryAgain: 'Try again',
  change: 'Stop my request',
  toPart: 'Open the page of this part',
  toCatalogue: 'To the catalogue',
} as const;

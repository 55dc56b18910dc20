import { limits } from '../limits.ts';
import { availabilityCopy } from './availability.ts';

const hours = limits.stockAlertConfirmHours;
const days = limits.stockAlertDays;

/** Being told by mail when a part can be had again: the pages of the mailed links. */
export const alertLinkCopy = {
  confirmTitle: availabilityCopy.tellMe,
  stopTitle: 'Stop my request',
  description: 'Confirm or stop your request for an e-mail when a part is back in stock.',
  needsScript: (email: string) => `This page needs JavaScript. Without it, write to ${email}; we do it for you.`,
  what: 'This page',
  loading: 'Reading the link',
  confirmAsk: 'Shall we write to you once, when this part is in stock?',
  confirm: 'Yes, tell me',
  confirming: 'Confirming',
  stopAsk: 'You asked us to write when this part is in stock. Shall we stop that and delete your address?',
  stop: 'Yes, stop it',
  stopping: 'Stopping',
  confirmed: `You are on the list. We write to you once, as soon as the part is in stock, and then delete your address. After ${days} days without stock we delete it too.`,
  stopped: 'Your request is stopped and your address is deleted. We will not write to you about this part.',
  told: 'This part came into stock, and we have sent you an e-mail or are sending it now. You are no longer on the list.',
  over: `This link has been used or has expired: you have ${hours} hours to confirm a request, which then lasts ${days} days. We keep nothing of it. You can ask again on the page of the part.`,
  broken: 'This link is incomplete. Open it from the e-mail again, or copy all of it into the address bar.',
  failed: 'That did not work',
  tryAgain: 'Try again',
  change: 'Stop my request',
  toPart: 'Open the page of this part',
  toCatalogue: 'To the catalogue',
} as const;

/** Sentences that several forms and messages share; a file of their own, so that a page loads no more than it says. */
export const offlineText = 'No connection. Check the network and try again.';

/** What is wrong with a typed text, whatever the form. */
export const textCopy = {
  tooLong: (most: number) => `At most ${most} characters`,
  unreadable: 'There is a sign here that cannot be read',
} as const;

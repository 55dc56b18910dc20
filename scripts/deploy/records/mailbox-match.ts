import { cleanEmail } from '#domain/clean-text.ts';
import { mailboxOf } from '#server/mail/mailbox-pace.ts';
import { nameOrderMailbox } from '#server/order/placed-order.ts';
import { createSeal, type Seal } from '#server/seal.ts';
import { nameAlert } from '#server/stock-alert/stored-alerts.ts';

/**
 * How rows are compared with whom is looked for. Where only the code of a mailbox is known, what the shop itself names by a code of its
 * own (orders, ended requests) is not found: nothing of the person is in those.
 */
export type Matcher = {
  isMailbox(text: string): boolean;
  /** the rows that say that an order of this number was mailed to the mailbox */
  orderMailboxIds(number: string): string[];
  isAlert(rowId: string, slug: string): boolean;
  /** true for a row that counts mails to the mailbox */
  isMailboxCode(rowId: string): boolean;
};

/** A mailbox as the shop compares it: its domain in plain letters, capital and small ones alike. */
export const toMailbox = (text: string): string => cleanEmail(text).toLowerCase();

/** Asks no more than every form does: what one of them took is not refused here. */
export const isMailbox = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(toMailbox(text));

const openSeals = (secrets: readonly string[]): Seal[] => secrets.map((secret) => createSeal(secret, Date.now));

/**
 * Gives the codes of a mailbox, the one made with the secret of today first: who has no secret can neither read nor check one. A list
 * of those who asked to be forgotten must not be a list of mailboxes.
 */
export function openCodes(secrets: readonly string[]): (text: string) => string[] {
  const seals = openSeals(secrets);
  return (text) => seals.map((seal) => seal.fingerprint('erased', toMailbox(text)));
}

/** By the mailbox itself. */
export function matchMailbox(secrets: readonly string[], text: string): Matcher {
  const mailbox = toMailbox(text);
  const seals = openSeals(secrets);
  const counts = seals.map((seal) => `${seal.fingerprint('mailbox', mailboxOf(mailbox))}:`);
  return {
    isMailbox: (other) => toMailbox(other) === mailbox,
    orderMailboxIds: (number) => seals.map((seal) => nameOrderMailbox({ seal }, number, mailbox)),
    isAlert: (id, slug) => seals.some((seal) => nameAlert(seal, mailbox, slug) === id),
    isMailboxCode: (id) => counts.some((count) => id.startsWith(count)),
  };
}

/** By codes alone, as they stand in the list of what was erased. */
export function matchCodes(secrets: readonly string[], codes: ReadonlySet<string>): Matcher {
  const toCodes = openCodes(secrets);
  return {
    isMailbox: (other) => toCodes(other).some((code) => codes.has(code)),
    orderMailboxIds: () => [],
    isAlert: () => false,
    isMailboxCode: () => false,
  };
}

import { limits } from '#config/limits.ts';
import { retention } from '#config/retention.ts';
import { cleanEmail } from '#domain/clean-text.ts';
import { fail } from '#domain/failure.ts';
import type { Log } from '../log.ts';
import type { Delivery } from '../outbox/outbox.ts';
import type { Seal } from '../seal.ts';
import type { Storage } from '../storage/storage.ts';
import type { Mail, MailCause, Mailer } from './mailer.ts';

type Places = {
  storage: Pick<Storage, 'putIfAbsent'>;
  /** what the keys of the places begin with */
  start: string;
  most: number;
  /** seconds after which a place is free again */
  seconds: number;
};

/** Takes a free place of so many, in one step, whichever server asks: its key, null when there is none. Rejects as the storage does. */
export async function takeSlot({ storage, start, most, seconds }: Places): Promise<string | null> {
  for (let place = 0; place < most; place += 1) {
    const key = start + String(place);
    if (await storage.putIfAbsent(key, '', seconds)) return key;
  }
  return null;
}

/** Which of the places of a mailbox a mail takes; mails to the shop itself take none. */
const shares: Record<Exclude<MailCause, 'shop'>, keyof typeof limits.mailsADay> = {
  known: 'known',
  anyone: 'anyone',
  asked: 'anyone',
};

/**
 * The mailbox that an address leads to, as its owner sees it: "Ann.Keller+shop@Mail.example" is "annkeller@mail.example". Where a
 * provider tells two such addresses apart, their owners share one count.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = cleanEmail(address).toLowerCase().split('@');
  return `${local.split('+')[0]?.replaceAll('.', '')}@${domain}`;
}

type Options = {
  storage: Storage;
  seal: Pick<Seal, 'fingerprint'>;
  log: Log;
  /** so many times what daily work allows, for tests and drills */
  factor?: number | undefined;
};

/** Sends one mail: `nobody` where the mailbox has had enough and nothing is owed. */
export type PacedMailer = { send(mail: Mail): Promise<Delivery> };

/**
 * So many mails a day to one mailbox, whatever they are about (rule request.mailbox), for all servers together. Beyond that one that is owed
 * fails as not sent, and the outbox tries it later; one that was only asked for is left out. What the mail server did not take gives
 * its place back.
 */
export const paceMailboxes = (mailer: Mailer, { storage, seal, log, factor = 1 }: Options): PacedMailer => ({
  async send(mail) {
    if (mail.cause === 'shop') return mailer.send(mail);
    const share = shares[mail.cause];
    const start = `mailbox:${seal.fingerprint('mailbox', mailboxOf(mail.to))}:${share}:`;
    const place = await takeSlot({
      storage,
      start,
      most: limits.mailsADay[share] * factor,
      seconds: retention.mailbox.seconds,
    });
    if (place === null) {
      log.info('mailbox-full', { cause: mail.cause });
      return mail.cause === 'asked'
        ? { ok: true, value: 'nobody' }
        : fail({ kind: 'network', operation: 'sendMail', cause: 'not-sent' });
    }
    const sent = await mailer.send(mail);
    if (!sent.ok) await storage.delete(place);
    return sent;
  },
});

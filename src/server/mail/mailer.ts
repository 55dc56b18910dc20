import { createTransport } from 'nodemailer';
import { site } from '#config/site.ts';
import { fail, type Failure, type Result, succeed } from '#domain/failure.ts';
import { failureFacts, type Log } from '../log.ts';

/**
 * Who can cause a mail, which says how many of its kind one mailbox gets in a day (rule request.mailbox).
 * - `shop`: it goes to a mailbox of the shop's own
 * - `known`: whoever has paid, or has confirmed that the mailbox is theirs
 * - `anyone`: whoever knows the address; it is owed all the same
 * - `asked`: whoever knows the address, and nobody is owed it
 */
export type MailCause = 'shop' | 'known' | 'anyone' | 'asked';

/**
 * One mail to one person; `to` and `replyTo` are bare addresses; an answer goes to support without `replyTo`. `unsubscribe`:
 * address that ends such mails by a single POST of the reader's mail program (RFC 8058).
 */
export type Mail = {
  cause: MailCause;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** plain text */
  attachments?: { filename: string; content: string }[];
  unsubscribe?: string;
};

/** Sends mail. A success means that the mail server took it. */
export type Mailer = { send(mail: Omit<Mail, 'cause'>): Promise<Result<void>> };

/** Asks the mail server whether it would take mail of ours, without sending any. */
export type MailServerCheck = { check(): Promise<Result<void>> };

type MailerOptions = {
  /** smtp://host:port or smtps://user:password@host; empty: nothing can be sent */
  smtpUrl: string;
  /** "Race Series <orders@shop.example>" */
  from: string;
};

/** Milliseconds for each stage of one delivery. */
const stageMs = 10_000;

/** One address and nothing a header or a recipient list could take for more. */
const singleAddress = /^[^\s,;<>"]{1,64}@[^\s,;<>"@]{1,189}$/;

const toFailure = (error: unknown): Failure => {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  // our own login is wrong: that is no word about the mail, and can be corrected
  if (code === 'EAUTH') return { kind: 'status', operation: 'sendMail', status: responseCode ?? 535 };
  if (responseCode !== undefined && responseCode >= 500) {
    return { kind: 'refused', operation: 'sendMail', reason: 'other', detail: `SMTP ${responseCode}` };
  }
  return { kind: 'network', operation: 'sendMail', cause: code === 'ETIMEDOUT' ? 'deadline' : 'refused' };
};

/** No program answers a program (RFC 3834). RFC 8058 asks for both of a list; the mail server has to sign them with DKIM. */
const writeHeaders = (unsubscribe: string | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe !== undefined && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

const refused = (detail: string): Result<void> =>
  fail({ kind: 'refused', operation: 'sendMail', reason: 'other', detail });

/** Builds the mailer. `refused` means that a repeat will not help: no single address, or the server said no for good. */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer & MailServerCheck {
  if (smtpUrl === '') {
    const refuse = async () => refused('no mail server configured');
    return { send: refuse, check: refuse };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stageMs,
    greetingTimeout: stageMs,
    socketTimeout: stageMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    check: () =>
      transport.verify().then(
        () => succeed(undefined),
        (error: unknown) => fail(toFailure(error)),
      ),
    async send({ to, replyTo = site.supportEmail, subject, text, html, attachments = [], unsubscribe }) {
      if (![to, replyTo].every((address) => singleAddress.test(address))) return refused('not a single address');
      const mail = {
        from,
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        html,
        attachments: attachments.map((file) => ({ ...file, contentType: 'text/plain; charset=utf-8' })),
        headers: writeHeaders(unsubscribe),
      };
      return transport.sendMail(mail).then(
        () => succeed(undefined),
        (error: unknown) => fail(toFailure(error)),
      );
    },
  };
}

/** What a person has to do about a mail server that does not take our mail. */
function remedyOf(failure: Failure): string {
  if (failure.kind === 'status') return 'name and password in SMTP_URL are not taken: set them anew and restart';
  if (failure.kind === 'network')
    return 'see that the host and port of SMTP_URL can be reached; mails wait and are sent then';
  return 'the mail server refuses this shop: see its own log';
}

/**
 * Says once whether mail can go out: `mail-server-ready`, or `mail-server-not-ready` with what to do. The shop starts all the
 * same, because mails wait in the outbox, and pages need none.
 */
export async function checkMailServer({ mailer, log }: { mailer: MailServerCheck; log: Log }): Promise<void> {
  const checked = await mailer.check();
  if (checked.ok) return log.info('mail-server-ready');
  log.error('mail-server-not-ready', { ...failureFacts(checked.failure), remedy: remedyOf(checked.failure) });
}

import { createTransport } from 'nodemailer';
import { fail, type Failure, type Result, succeed } from '#domain/failure.ts';

/** One mail to one person; `to` is a bare address. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mail. A success means that the mail server took it. */
export type Mailer = { send(mail: Mail): Promise<Result<void>> };

export type MailerOptions = {
  /** smtp://host:port or smtps://user:password@host; empty: nothing can be sent */
  smtpUrl: string;
  /** "Race Series <orders@shop.example>" */
  from: string;
};

/** Milliseconds for each stage of one delivery. */
const stageMs = 10_000;

/** One address and nothing a header or a recipient list could take for more (design T19). */
const singleAddress = /^[^\s,;<>"]{1,64}@[^\s,;<>"@]{1,189}$/;

const toFailure = (error: unknown): Failure => {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  if (responseCode !== undefined && responseCode >= 500) {
    return { kind: 'refused', operation: 'sendMail', reason: 'other', detail: `SMTP ${responseCode}` };
  }
  return { kind: 'network', operation: 'sendMail', cause: code === 'ETIMEDOUT' ? 'deadline' : 'refused' };
};

const refused = (detail: string): Result<void> =>
  fail({ kind: 'refused', operation: 'sendMail', reason: 'other', detail });

/** Builds the mailer. `refused` means that a repeat will not help: no single address, or the server said no for good. */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  if (smtpUrl === '') return { send: async () => refused('no mail server configured') };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stageMs,
    greetingTimeout: stageMs,
    socketTimeout: stageMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      if (!singleAddress.test(to)) return refused('not a single address');
      const mail = { from, to: { name: '', address: to }, subject, text, html };
      return transport.sendMail(mail).then(
        () => succeed(undefined),
        (error: unknown) => fail(toFailure(error)),
      );
    },
  };
}

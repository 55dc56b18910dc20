import type { Failure } from '#domain/failure.ts';
import { failureFacts, type Log } from '../log.ts';
import type { MailServerCheck } from './mailer.ts';

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

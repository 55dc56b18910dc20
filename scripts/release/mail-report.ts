import { site } from '#config/site.ts';
import { parseEnv } from '#server/env.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { escapeHtml } from '#server/mail/mail-layout.ts';
import { type NightReport, writeNight } from './night-report.ts';

const subjects: Record<NightReport['outcome'], string> = {
  published: 'a new catalogue is served',
  unchanged: 'nothing has changed',
  held: 'nights are held',
  refused: 'nothing was published',
};

/**
 * Mails the report to `NIGHT_REPORT_TO` by the mail server of the shop; nothing where no address is set. Gives a line when it
 * could not be sent: a night is no worse for it.
 */
export async function mailReport(
  report: NightReport,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  const to = environment.NIGHT_REPORT_TO ?? '';
  if (to === '') return null;
  const parsed = parseEnv(environment);
  if (!parsed.ok) return `The report was not mailed: ${parsed.faults.join('; ')}`;
  const text = writeNight(report).join('\n');
  const subject = `${site.name}, night of ${report.begunAt.slice(0, 10)}: ${subjects[report.outcome]}`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><pre>${escapeHtml(text)}</pre></body></html>`;
  const { SMTP_URL, MAIL_FROM } = parsed.env;
  const sent = await createMailer({ smtpUrl: SMTP_URL, from: MAIL_FROM }).send({ to, subject, text, html });
  return sent.ok ? null : `The report was not mailed to ${to}: ${JSON.stringify(sent.failure)}`;
}

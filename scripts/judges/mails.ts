import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailer } from '#server/mail/mailer.ts';
import { listMails } from '#server/mail/sample-mails.ts';
import type { Finding, Judged } from './judge.ts';
import { hasProgram, runProgram } from './tools.ts';

/** Takes every mail that is sent to `smtpUrl`, as it came over the wire. */
async function openMailbox(): Promise<{ smtpUrl: string; mails: Buffer[]; close: () => Promise<void> }> {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      mails.push(Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)));
      done();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { smtpUrl: `smtp://127.0.0.1:${port}`, mails, close };
}

/** " 1.1 MIME_HTML_ONLY  BODY: Message only has text/html MIME parts", or "*  1.1 …" */
const hit = /^\s*\*?\s*(-?\d+\.\d+) ([A-Z][A-Z0-9_]+)\s+(.*)$/gm;

/** SpamAssassin's own rules, without its network, over each mail as the shop sends it: a finding is what raises the score. */
export async function judgeMails(): Promise<Judged> {
  if (!hasProgram('spamassassin')) return { leftOut: 'there is no spamassassin here' };
  const { smtpUrl, mails, close } = await openMailbox();
  const mailer = createMailer({ smtpUrl, from: 'Race Series <support@shop.example>' });
  const findings: Finding[] = [];
  const all = listMails();
  for (const { name, mail } of all) {
    const result = await mailer.send(mail);
    const message = mails.pop();
    if (!result.ok || message === undefined) throw new Error(`${name} was not sent`);
    const { out } = await runProgram('spamassassin', ['--local', '--test-mode'], message.toString());
    for (const [, score, rule = '', what = ''] of out.matchAll(hit))
      if (Number(score) > 0) findings.push({ where: name, rule, what: `${score} ${what}` });
  }
  await close();
  return { looked: all.length, findings };
}

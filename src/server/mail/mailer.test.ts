import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Log } from '../log.ts';
import { checkMailServer, createMailer, type Mailer } from './mailer.ts';

type Taken = { rcpt: string[]; raw: string };
const taken: Taken[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('no') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null),
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      taken.push({
        rcpt: session.envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString(),
      });
      done();
    });
  },
});
let mailer: Mailer;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Race Series <orders@shop.example>' });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = { to: 'ann@buyer.example', subject: 'Your order', text: 'plain', html: '<p>html</p>' };

describe('createMailer', () => {
  test('delivers text and HTML from the shop to exactly one person', async () => {
    expect(await mailer.send(mail)).toEqual({ ok: true, value: undefined });
    expect(taken.at(-1)?.rcpt).toEqual(['ann@buyer.example']);
    expect(taken.at(-1)?.raw).toMatch(/From: Race Series <orders@shop.example>[\s\S]*plain[\s\S]*<p>html<\/p>/);
  });

  test('is answered by support, or by whom the mail names, and by no program', async () => {
    await mailer.send(mail);
    expect(taken.at(-1)?.raw).toMatch(/^Reply-To: support@shop\.example\r\n/m);
    expect(taken.at(-1)?.raw).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
    await mailer.send({ ...mail, replyTo: 'bob@buyer.example' });
    expect(taken.at(-1)?.raw).toMatch(/^Reply-To: bob@buyer\.example\r\n/m);
  });

  test('a text goes along as a file', async () => {
    await mailer.send({ ...mail, attachments: [{ filename: 'terms.txt', content: '1. Bestellung für ein Gehäuse' }] });
    const raw = taken.at(-1)?.raw ?? '';
    expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8; name=terms.txt/);
    expect(raw).toContain('Content-Disposition: attachment; filename=terms.txt');
  });

  test('says to mail programs how one click ends such mails, and only where that is so', async () => {
    expect(taken.at(-1)?.raw).not.toContain('List-Unsubscribe');
    const unsubscribe = `https://shop.example/api/stock-alert/one-click?link=${'x'.repeat(300)}`;
    await mailer.send({ ...mail, unsubscribe });
    const raw = taken.at(-1)?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  test.each([
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'A <a@b.example>',
    'a',
    '',
  ])('refuses %j, which is not one address', async (to) => {
    const before = taken.length;
    expect(await mailer.send({ ...mail, to })).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(taken).toHaveLength(before);
  });

  test('a login of ours that the server does not take is worth another try: it says nothing about the mail', async () => {
    const port = (server.server.address() as { port: number }).port;
    const stranger = createMailer({ smtpUrl: `smtp://shop:wrong@localhost:${port}`, from: 'x@shop.example' });
    expect(await stranger.send(mail)).toMatchObject({ failure: { kind: 'status', status: 535 } });
  });

  test('a box that does not exist is refused for good; a server that is away is worth another try', async () => {
    expect(await mailer.send({ ...mail, to: 'no@buyer.example' })).toMatchObject({ failure: { kind: 'refused' } });
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'x@shop.example' });
    expect(await away.send(mail)).toMatchObject({ failure: { kind: 'network' } });
  });
});

/** Codes and facts of the lines that a check against this address writes. */
async function linesOf(smtpUrl: string): Promise<[string, Record<string, unknown>][]> {
  const lines: [string, Record<string, unknown>][] = [];
  const write = (code: string, facts = {}) => void lines.push([code, facts]);
  const log = { info: write, error: write } as unknown as Log;
  await checkMailServer({ mailer: createMailer({ smtpUrl, from: 'orders@shop.example' }), log });
  return lines;
}

async function listen(server: SMTPServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const refuseAll = () =>
  new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no such user')),
  });

test('a mail server that takes our mail is said to be ready', async () => {
  const port = await listen(new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] }));
  expect(await linesOf(`smtp://127.0.0.1:${port}`)).toEqual([['mail-server-ready', {}]]);
});

test('wrong login and a server that is away are told apart, each with what to do', async () => {
  const port = await listen(refuseAll());
  const [[code, facts] = []] = await linesOf(`smtp://user:wrong@localhost:${port}`);
  expect([code, facts?.['kind'], facts?.['remedy']]).toEqual([
    'mail-server-not-ready',
    'status',
    expect.stringContaining('password'),
  ]);
  const [[, away] = []] = await linesOf('smtp://127.0.0.1:1');
  expect(away).toMatchObject({ kind: 'network', remedy: expect.stringContaining('mails wait') });
});

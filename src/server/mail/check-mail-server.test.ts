import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../log.ts';
import { checkMailServer } from './check-mail-server.ts';
import { createMailer } from './mailer.ts';

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

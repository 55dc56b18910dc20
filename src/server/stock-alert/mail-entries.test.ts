import { expect, test } from 'vitest';
import type { Failure, Result } from '#domain/failure.ts';
import { ask, confirm, noteBack } from '#domain/stock-alert/stock-alert.ts';
import { createLog } from '../log.ts';
import { createSeal } from '../seal.ts';
import { createStoredAlerts } from './stored-alerts.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import type { Mail } from '../mail/mailer.ts';
import { isStockAlertId, sendStockAlert, toRequestEntry, toBackEntry } from './mail-entries.ts';
import { readMailHtml } from '../mail/mail-html-for-tests.ts';

const request = { slug: 'AG-1', title: 'Gauge\r\nBcc: x@y.example', country: 'DE', email: 'ann@buyer.example' };
const refusal: Failure = { kind: 'refused', operation: 'sendMail', reason: 'other', detail: 'SMTP 550' };
const away: Failure = { kind: 'network', operation: 'sendMail', cause: 'refused' };

async function begin(answer: Result<void> = { ok: true, value: undefined }) {
  const storage = createMemoryStorage(() => 0);
  const log = createLog('silent');
  const stored = createStoredAlerts({ storage, log });
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => (mails.push(mail), answer) };
  const seal = createSeal('s'.repeat(32), () => 0);
  const send = (entry: string) =>
    sendStockAlert({ storage, log, mailer, seal, env: { SITE_URL: 'https://www.shop.example' } }, entry);
  await stored.change('a', (held) => ask(held, request, 'r1'));
  const step = (take: typeof confirm) => stored.change('a', (held) => take(held, 'r1'));
  const toState = async () => (await stored.read('a'))?.state;
  return { send, step, mails, toState };
}

test('each entry is the mail that fits when it is sent; an entry out of its time goes to nobody', async () => {
  const { send, step, mails, toState } = await begin();
  const requested = toRequestEntry('a', 'r1');
  const back = toBackEntry('a', 'r1');
  expect([requested, back].map(isStockAlertId)).toEqual([true, true]);
  expect(await send(back)).toEqual({ ok: true, value: 'nobody' });
  await send(requested);
  await step(confirm);
  await send(requested);
  await step(noteBack);
  expect(await send(requested)).toEqual({ ok: true, value: 'nobody' });
  expect(await send(toBackEntry('a', 'r0'))).toEqual({ ok: true, value: 'nobody' });
  await send(back);
  expect(await send(back)).toEqual({ ok: true, value: 'nobody' });
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Please confirm: tell me when AG-1 is in stock',
    'You are on the list for AG-1',
    'AG-1 is in stock',
  ]);
  expect(await toState()).toBe('told');
});

test('every mail says the part on one line, has whole addresses of the shop, and a way to stop', async () => {
  const { send, step, mails } = await begin();
  await send(toRequestEntry('a', 'r1'));
  await step(confirm);
  await step(noteBack);
  await send(toBackEntry('a', 'r1'));
  for (const mail of mails) {
    expect(mail.to).toBe('ann@buyer.example');
    for (const text of [mail.text, readMailHtml(mail.html)]) {
      expect(text).toContain('AG-1 Gauge Bcc: x@y.example');
      expect(text).toMatch(/https:\/\/www\.shop\.example\/stock-alert\/stop#[\w.-]+/);
      expect(text).toContain('https://www.shop.example/privacy#retention');
    }
    expect(mail.unsubscribe).toMatch(/^https:\/\/www\.shop\.example\/api\/stock-alert\/one-click\?link=[\w.-]+$/);
  }
});

test('a mailbox that takes no mail ends the request; a mail server that is away keeps it', async () => {
  const refused = await begin({ ok: false, failure: refusal });
  expect(await refused.send(toRequestEntry('a', 'r1'))).toMatchObject({ ok: false });
  expect(await refused.toState()).toBe('stopped');
  const kept = await begin({ ok: false, failure: away });
  await kept.step(confirm);
  await kept.step(noteBack);
  expect(await kept.send(toBackEntry('a', 'r1'))).toMatchObject({ ok: false });
  expect(await kept.toState()).toBe('back');
});

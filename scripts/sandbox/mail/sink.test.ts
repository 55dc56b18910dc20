import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PortTaken } from '../listen.ts';
import type { FaultMode } from '../store/faults.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { startMailSink } from './sink.ts';
import type { MailSink } from './sink.ts';

let store: Store;
let sink: MailSink;
beforeAll(async () => {
  store = openStore(':memory:');
  sink = await startMailSink(store, 0);
});
afterAll(async () => {
  await sink.stop();
  store.close();
});
beforeEach(() => store.reset());

const mail = {
  from: 'Race Series <orders@shop.example>',
  to: ['anna@keller.example', 'Jan Nowak <jan@nowak.example>'],
  replyTo: 'support@shop.example',
  subject: 'Your order – SO-100001, 309,66 €',
  text: 'Thank you.\nŁódź, Škoda, €309.66',
  html: '<p>Thank you.</p>',
  date: new Date('2026-11-21T10:00:00Z'),
};
const send = async (more: object = {}, timeout = 5000) => {
  const transport = createTransport(`smtp://127.0.0.1:${sink.port}?socketTimeout=${timeout}`);
  return transport.sendMail({ ...mail, ...more }).finally(() => transport.close());
};
const fail = (mode: FaultMode) => store.faults.set({ operation: 'smtp', mode, times: 1 });

describe('startMailSink', () => {
  test('refuses for now what holds certain words, and nothing else', async () => {
    store.mails.refuse('jan@nowak.example');
    await expect(send()).rejects.toThrow(/451/);
    await send({ to: 'anna@keller.example' });
    expect(store.mails.list()).toHaveLength(1);
    store.mails.accept('jan@nowak.example');
    await send();
    expect(store.mails.list()).toHaveLength(2);
  });

  test('keeps a mail with all its fields', async () => {
    await send();
    expect(store.mails.list()).toEqual([
      {
        id: expect.any(Number),
        from: 'Race Series <orders@shop.example>',
        to: ['anna@keller.example', 'Jan Nowak <jan@nowak.example>'],
        replyTo: 'support@shop.example',
        subject: mail.subject,
        text: expect.stringContaining('Łódź, Škoda, €309.66'),
        html: expect.stringContaining('<p>Thank you.</p>'),
        raw: expect.stringContaining('MIME-Version: 1.0'),
        date: '2026-11-21T10:00:00.000Z',
      },
    ]);
    expect(store.calls.counts()).toEqual({ smtp: 1 });
  });

  test('names a recipient that stands in no header line', async () => {
    await send({ to: 'anna@keller.example', bcc: 'archive@shop.example' });
    expect(store.mails.list()[0]?.to).toEqual(['anna@keller.example', 'archive@shop.example']);
  });

  test('keeps a mail without HTML, reply address and date', async () => {
    await send({ html: undefined, replyTo: undefined, date: false });
    expect(store.mails.list()[0]).toMatchObject({ html: null, replyTo: null });
    expect(Date.now() - Date.parse(store.mails.list()[0]?.date ?? '')).toBeLessThan(60_000);
  });

  test.each<[FaultMode, number, number]>([
    ['error-before', 451, 0],
    ['error-after', 451, 1],
    ['garbage', 451, 1],
  ])('with fault %s answers %i', async (mode, responseCode, kept) => {
    fail(mode);
    await expect(send()).rejects.toMatchObject({ responseCode });
    expect(store.mails.list()).toHaveLength(kept);
  });

  test('with fault drop-after keeps the mail and cuts the connection', async () => {
    fail('drop-after');
    await expect(send()).rejects.toThrow();
    expect(store.mails.list()).toHaveLength(1);
  });

  test('with fault hang gives no answer until it is taken off', async () => {
    fail('hang');
    await expect(send({}, 300)).rejects.toThrow();
    expect(store.mails.list()).toHaveLength(0);
    await send();
    expect(store.mails.list()).toHaveLength(1);
  });

  test('says that its port is taken', async () => {
    await expect(startMailSink(store, sink.port)).rejects.toBeInstanceOf(PortTaken);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AlertLinkAnswer } from '#api/stock-alert.ts';
import { limits } from '#config/limits.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { lookForStock } from './look-for-stock.ts';

const out = { default: 0, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] };
const slug = '10B1580H-STD';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.services.limits = createTestLimits();
  shop.sandbox.store.faults.clear();
  setStock({});
});

function setStock(change: Partial<typeof out>, of = slug): void {
  const part = shop.sandbox.store.parts.bySlug(of);
  if (!part) throw new Error(`no ${of} in the sandbox`);
  shop.sandbox.store.parts.save({ ...part, stock: { ...out, ...change } });
}

let people = 0;
const newMailbox = () => `person-${(people += 1)}@buyer.example`;
const ask = (email: string, of = slug) => shop.visit().ask('POST', '/api/stock-alert', { slug: of, email });
const follow = async (path: 'link' | 'confirm' | 'stop', link: string) => {
  const { status, body } = await shop.visit().ask('POST', `/api/stock-alert/${path}`, { link });
  return status === 200 ? (body as AlertLinkAnswer).state : status;
};
const mailsTo = (email: string) => shop.sandbox.store.mails.list().filter(({ to }) => to.includes(email));
const linkIn = (text: string, page: string) =>
  new RegExp(`http://localhost/stock-alert/${page}#(\\S+)`).exec(text)?.[1] ?? '';
const kept = async () => JSON.stringify(await shop.services.storage.list('stock-alert'));
const forgetPause = async () => {
  for (const { key } of await shop.services.storage.list('stock-alert-pause:')) await shop.services.storage.delete(key);
};
const waitForMails = (email: string, number: number) =>
  vi.waitFor(() => expect(mailsTo(email)).toHaveLength(number), { timeout: 10_000 });
const waitForOutbox = () =>
  vi.waitFor(async () => expect(await shop.services.storage.list('outbox:open:stock-alert')).toEqual([]), {
    timeout: 10_000,
  });

/** Asks and gives the links of the mail that then comes. */
async function askAndRead(email: string, of = slug) {
  expect((await ask(email, of)).status).toBe(202);
  await waitForMails(email, 1);
  const text = mailsTo(email)[0]?.text ?? '';
  return { confirm: linkIn(text, 'confirm'), stop: linkIn(text, 'stop'), text };
}

describe('POST /api/stock-alert', () => {
  // rule stock-alert.confirmed-first
  test('a mail asks the mailbox; nothing is confirmed before its owner says so', async () => {
    const email = newMailbox();
    const { confirm, text } = await askAndRead(email);
    expect(text).toContain(slug);
    expect(text).toContain('http://localhost/privacy#retention');
    expect(mailsTo(email)[0]?.html).toContain(`/stock-alert/confirm#${confirm}`);
    expect(await follow('link', confirm)).toBe('asked');
    expect(await follow('link', confirm)).toBe('asked');
    setStock({ default: 3 });
    expect(await lookForStock(shop.services)).toMatchObject({ waiting: 0, back: 0 });
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('the mail can be answered by a mail program with one click, and the address is deleted', async () => {
    const email = newMailbox();
    await askAndRead(email);
    const raw = mailsTo(email)[0]?.raw.replace(/\r\n[ \t]/g, '') ?? '';
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const path = /^List-Unsubscribe: ?<http:\/\/localhost(\/api\/stock-alert\/one-click\?link=[^>]+)>\r$/m.exec(
      raw,
    )?.[1];
    const led = await shop.visit().ask('GET', path ?? '');
    expect([led.status, led.headers.get('location')]).toEqual([303, `/stock-alert/stop#${path?.split('=')[1]}`]);
    expect(await kept()).toContain(email);
    expect((await shop.visit().ask('POST', path ?? '')).status).toBe(204);
    expect((await shop.visit().ask('POST', path ?? '')).status).toBe(204);
    expect(await kept()).not.toContain(email);
    expect((await shop.visit().ask('POST', '/api/stock-alert/one-click?link=x')).status).toBe(404);
  });

  test('asked again, before and after the confirmation: the same answer, one record, and a mail each time', async () => {
    const email = newMailbox();
    const { confirm } = await askAndRead(email);
    await forgetPause();
    const again = await ask(email.toUpperCase());
    expect([again.status, again.body]).toEqual([202, {}]);
    await waitForMails(email, 2);
    expect(await follow('confirm', confirm)).toBe('confirmed');
    await forgetPause();
    const third = await ask(email);
    expect([third.status, third.body]).toEqual([202, {}]);
    await waitForMails(email, 3);
    expect(mailsTo(email).map(({ subject }) => subject.slice(0, 11))).toContain('You are on ');
    expect((await kept()).split(email)).toHaveLength(2);
  });

  test('a double press is one mail', async () => {
    const email = newMailbox();
    expect((await Promise.all([ask(email), ask(email), ask(email)])).map(({ status }) => status)).toEqual([
      202, 202, 202,
    ]);
    await waitForOutbox();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test.each([
    ['a part that does not exist', '9Z9999H-STD', 404, 'unknown-part'],
    ['a part that is hidden', '1B1234-STD', 404, 'unknown-part'],
  ])('%s is refused', async (_name, of, status, code) => {
    const answer = await ask(newMailbox(), of);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  // rule stock-alert.only-missing
  test('a part that is in stock is not waited for', async () => {
    setStock({ alternative: 1 });
    expect(await ask(newMailbox())).toMatchObject({ status: 409, body: { code: 'in-stock' } });
  });

  test('while the commerce API is away, it is said, and nothing is kept', async () => {
    shop.sandbox.store.faults.set({ operation: '*', mode: 'error-before' });
    const email = newMailbox();
    expect(await ask(email)).toMatchObject({ status: 503, body: { code: 'shop-unavailable' } });
    expect(await kept()).not.toContain(email);
  });

  test('one visitor may ask so often in a while', async () => {
    const most = limits.stockAlertsAtOnce;
    shop.services.limits = createTestLimits({ stockAlert: most });
    const answers = [];
    for (let count = 0; count <= most; count += 1) answers.push((await ask(newMailbox(), '9Z9999H-STD')).status);
    expect(answers).toEqual([...Array<number>(most).fill(404), 429]);
  });
});

describe('the links of the mails', () => {
  test('confirm, then stop; each used twice says where it stands', async () => {
    const email = newMailbox();
    const { confirm, stop } = await askAndRead(email);
    expect(await follow('confirm', confirm)).toBe('confirmed');
    expect(await follow('confirm', confirm)).toBe('confirmed');
    expect(await follow('stop', stop)).toBe('stopped');
    expect(await follow('stop', stop)).toBe('stopped');
    expect(await follow('confirm', confirm)).toBe('stopped');
    expect(await kept()).not.toContain(email);
  });

  test('of an earlier request, of one that has run out, and damaged ones', async () => {
    const email = newMailbox();
    const { confirm, stop } = await askAndRead(email);
    await follow('stop', stop);
    await forgetPause();
    await ask(email);
    await waitForMails(email, 2);
    expect(await follow('confirm', confirm)).toBe('over');
    for (const { key } of await shop.services.storage.list('stock-alert:')) await shop.services.storage.delete(key);
    expect(await follow('link', confirm)).toBe('over');
    expect(await follow('stop', stop)).toBe('over');
    for (const broken of [confirm.slice(0, -4), `${confirm}x`, 'x', confirm.toLowerCase()])
      expect(await follow('confirm', broken)).toBe(404);
  });
});

describe('the look for stock', () => {
  const confirmed = async (of = slug) => {
    const email = newMailbox();
    await follow('confirm', (await askAndRead(email, of)).confirm);
    return email;
  };

  // rule stock-alert.told-once
  test('the part is back: one mail with its page, then the address is gone; looking again sends nothing', async () => {
    const email = await confirmed();
    expect(await lookForStock(shop.services)).toMatchObject({ back: 0, notAnswered: 0 });
    setStock({ inTransit: [] as never[], manufacturer: 40 });
    expect(await lookForStock(shop.services)).toMatchObject({ back: 0 });
    setStock({ dropship: 1 });
    expect(await lookForStock(shop.services)).toMatchObject({ back: 1, notAnswered: 0 });
    await waitForMails(email, 2);
    const mail = mailsTo(email).find(({ subject }) => subject === `${slug} is in stock`);
    expect(mail?.text).toContain(`http://localhost/details/${slug}`);
    expect(mail?.html).toContain(`href="http://localhost/details/${slug}"`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/€|\d+[.,]\d\d/);
    await waitForOutbox();
    expect(await kept()).not.toContain(email);
    expect(await follow('stop', linkIn(mail?.text ?? '', 'stop'))).toBe('told');
    expect(await lookForStock(shop.services)).toMatchObject({ waiting: 0, back: 0, unsent: 0 });
    expect(mailsTo(email)).toHaveLength(2);
  });

  test('several looks at the same time, and several people: each one mail', async () => {
    const emails = [await confirmed(), await confirmed(), await confirmed()];
    setStock({ default: 9 });
    const reports = await Promise.all([1, 2, 3].map(() => lookForStock(shop.services)));
    expect(reports.reduce((sum, { back }) => sum + back, 0)).toBe(3);
    await waitForOutbox();
    for (const email of emails) await waitForMails(email, 2);
  });

  test('a look that died between noting and putting: the next one sends', async () => {
    const email = await confirmed();
    setStock({ default: 9 });
    const dying = { ...shop.services.outbox, put: async () => Promise.reject(new Error('killed')) };
    await expect(lookForStock({ ...shop.services, outbox: dying })).rejects.toThrow('killed');
    expect(mailsTo(email)).toHaveLength(1);
    await lookForStock(shop.services);
    await waitForMails(email, 2);
    await waitForOutbox();
    await lookForStock(shop.services);
    expect(mailsTo(email)).toHaveLength(2);
  });

  test('the commerce API is away: it is reported, everybody is kept, and the next look tells', async () => {
    const email = await confirmed();
    setStock({ default: 9 });
    shop.sandbox.store.faults.set({ operation: '*', mode: 'error-before' });
    expect(await lookForStock(shop.services)).toMatchObject({ waiting: 1, asked: 1, notAnswered: 1, back: 0 });
    expect(await kept()).toContain(email);
    shop.sandbox.store.faults.clear();
    expect(await lookForStock(shop.services)).toMatchObject({ notAnswered: 0, back: 1 });
    await waitForMails(email, 2);
  });

  test('stopped while its mail waits: nobody is written to', async () => {
    const email = await confirmed();
    const { stop } = { stop: linkIn(mailsTo(email)[0]?.text ?? '', 'stop') };
    setStock({ default: 9 });
    const idle = { put: async () => {}, has: async () => false, flush: async () => {} };
    expect(await lookForStock({ ...shop.services, outbox: idle })).toMatchObject({ back: 1, unsent: 1 });
    expect(await follow('stop', stop)).toBe('stopped');
    await lookForStock(shop.services);
    await waitForOutbox();
    expect(mailsTo(email)).toHaveLength(1);
  });
});

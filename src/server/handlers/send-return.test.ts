import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#config/limits.ts';
import type { Return } from '#domain/statement/return.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey } from '#scripts/test-kit/visitor.ts';
import { noteOrderMailbox } from '../order/placed-order.ts';
import { makeProof } from '../proof/proof-for-tests.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { readMailHtml } from '../mail/mail-html-for-tests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.services.limits = createTestLimits();
});

const stated = (change: Partial<Return> = {}): Return => ({
  name: 'Anna Keller',
  order: 'SO-100001',
  email: 'anna@buyer.example',
  scope: 'some',
  goods: '4B1606H-STD, 1 set\nAG-1, 2',
  reason: 'Ordered twice',
  ...change,
});
const makeOne = async () => makeProof(await shop.services.proofs.pose());
const send = async (body: unknown, key = newKey()) =>
  shop.visit().ask('POST', '/api/return', { key, return: body, proof: await makeOne() });
const makeKnown = (order: string) => noteOrderMailbox(shop.services, { number: order, email: 'anna@buyer.example' });
const mailsAbout = (order: string) =>
  shop.sandbox.store.mails.list().filter(({ subject }) => subject.endsWith(`order ${order}`));
const mailed = (order: string, count: number) =>
  vi.waitFor(() => expect(mailsAbout(order)).toHaveLength(count), { timeout: 10_000 });
const numberIn = (body: unknown) => (body as { number: string }).number;
const words = async () => JSON.stringify(await shop.services.storage.list('return:'));

// rule return.registered
test('receipt to the buyer and notice to the shop, both with number and content; then the words are gone', async () => {
  await makeKnown('SO-100001');
  const { status, body } = await send(stated());
  expect([status, body]).toEqual([200, { receivedAt: expect.any(String), number: expect.stringMatching(/^RT-/) }]);
  await mailed('SO-100001', 2);
  const [receipt] = mailsAbout('SO-100001').filter(({ to }) => to.includes('anna@buyer.example'));
  const [notice] = mailsAbout('SO-100001').filter(({ to }) => to.includes(shop.services.env.ENQUIRY_TO));
  expect(notice?.replyTo).toBe('anna@buyer.example');
  for (const mail of [receipt, notice])
    for (const phrase of [
      numberIn(body),
      'Anna Keller',
      'SO-100001',
      '4B1606H-STD, 1 set',
      'AG-1, 2',
      'Ordered twice',
    ]) {
      expect(mail?.text).toContain(phrase);
      expect(readMailHtml(mail?.html)).toContain(phrase);
    }
  for (const phrase of [
    'it must be included',
    'Sample Bearings B.V.',
    'Kits are returned only whole.',
    '/warranties#returns',
  ])
    expect(receipt?.text).toContain(phrase);
  await vi.waitFor(async () => expect(await words()).not.toContain('Keller'), { timeout: 10_000 });
});

// rule return.registered
test('pressed twice, and again days later, it is one return with one number; other words are another', async () => {
  const key = newKey();
  await makeKnown('SO-2');
  const answers = await Promise.all([send(stated({ order: 'SO-2' }), key), send(stated({ order: 'SO-2' }), key)]);
  await mailed('SO-2', 2);
  await vi.waitFor(async () => expect(await words()).not.toContain('SO-2'), { timeout: 10_000 });
  answers.push(await send(stated({ order: 'SO-2' }), key));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const other = await send(stated({ order: 'SO-2', reason: '' }), key);
  expect(numberIn(other.body)).not.toBe(numberIn(answers[0]?.body));
  await mailed('SO-2', 4);
});

// rules return.as-withdrawal and withdrawal.whole-or-part
test('needs nothing of the commerce API, which may be down', async () => {
  const before = shop.sandbox.store.calls.counts();
  expect((await send(stated({ order: 'SO-4', scope: 'all', goods: '' }))).status).toBe(200);
  await mailed('SO-4', 2);
  expect({ ...shop.sandbox.store.calls.counts(), smtp: 0 }).toEqual({ ...before, smtp: 0 });
});

// rules return.as-withdrawal and withdrawal.no-relay
test('no word of the sender reaches a mailbox that is not the order’s; the number does', async () => {
  const spam = { name: 'Buy at evil', goods: 'CHEAP', reason: 'evil pills', email: 'victim@stranger.example' };
  const { body } = await send(stated({ order: 'SO-88', ...spam }));
  await mailed('SO-88', 2);
  const [receipt] = mailsAbout('SO-88').filter(({ to }) => to.includes(spam.email));
  const text = `${receipt?.subject} ${receipt?.text} ${receipt?.html}`;
  expect(text).toContain(numberIn(body));
  for (const word of ['evil', 'pills', 'CHEAP', 'Buy at']) expect(text).not.toContain(word);
});

// rules return.as-withdrawal and withdrawal.proof
test('a stranger shows a proof, and each proof once', async () => {
  const ask = (proof?: string) =>
    shop.visit().ask('POST', '/api/return', { key: newKey(), return: stated({ order: 'SO-9' }), proof });
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
  const proof = await makeOne();
  expect((await ask(proof)).status).toBe(200);
  expect(await ask(proof)).toMatchObject({ status: 403, body: { code: 'proof-refused' } });
});

// rule request.pace
test('one visitor may send so many in a while, beside the withdrawals', async () => {
  const { statementsAtOnce: most } = limits;
  shop.services.limits = createTestLimits({ return: most, withdrawal: 0 });
  const key = newKey();
  const answers = [];
  for (let count = 0; count <= most; count += 1) answers.push((await send(stated({ order: 'SO-7' }), key)).status);
  expect(answers).toEqual([...Array<number>(most).fill(200), 429]);
});

test.each([
  ['another recipient', { ...stated({ order: 'SO-5' }), to: 'x@y.example' }],
  ['no reason at all', (({ reason: _, ...rest }) => rest)(stated({ order: 'SO-5' }))],
  ['a web address in the reason', stated({ order: 'SO-5', reason: 'bit.ly/x' })],
  ['no parts', stated({ order: 'SO-5', goods: '' })],
])('%s is refused', async (_what, body) => {
  expect((await send(body)).status).toBe(400);
  expect(mailsAbout('SO-5')).toEqual([]);
});

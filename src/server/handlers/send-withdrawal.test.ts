import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Placed } from '#api/order.ts';
import { limits } from '#config/limits.ts';
import type { Withdrawal } from '#domain/statement/withdrawal.ts';
import { formatTime } from '#domain/statement/write-statement.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';
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

const statement = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  name: 'Anna Keller',
  order: 'SO-100001',
  email: 'anna@buyer.example',
  scope: 'some',
  goods: '4B1606H-STD, 1 set\nAG-1, 2',
  ...change,
});
const makeOne = async () => makeProof(await shop.services.proofs.pose());
const send = async (withdrawal: unknown, key = newKey()) =>
  shop.visit().ask('POST', '/api/withdrawal', { key, withdrawal, proof: await makeOne() });
/** The mailbox is the one of the order, as the confirmation of the order was mailed there. */
const makeKnown = (order: string) => noteOrderMailbox(shop.services, { number: order, email: 'anna@buyer.example' });
const mailsAbout = (order: string) =>
  shop.sandbox.store.mails.list().filter(({ subject }) => subject.endsWith(`order ${order}`));
const timeOf = (body: unknown) => (body as { receivedAt: string }).receivedAt;
const words = async () => JSON.stringify(await shop.services.storage.list('withdrawal:'));

describe('POST /api/withdrawal', () => {
  // rule withdrawal.receipt
  test('receipt to the buyer and notice to the shop, both with content, date and time; then the words are gone', async () => {
    await makeKnown('SO-100001');
    const answer = await send(statement());
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(mailsAbout('SO-100001')).toHaveLength(2), { timeout: 10_000 });
    const [receipt] = mailsAbout('SO-100001').filter(({ to }) => to.includes('anna@buyer.example'));
    const [notice] = mailsAbout('SO-100001').filter(({ to }) => to.includes(shop.services.env.ENQUIRY_TO));
    expect(notice?.replyTo).toBe('anna@buyer.example');
    const time = formatTime(timeOf(answer.body), 'UTC');
    for (const mail of [receipt, notice]) {
      for (const phrase of ['Anna Keller', 'SO-100001', '4B1606H-STD, 1 set', 'AG-1, 2', time]) {
        expect(mail?.text).toContain(phrase);
        expect(readMailHtml(mail?.html)).toContain(phrase);
      }
      expect(mail?.text).toMatch(/Received on: \d{1,2} \w+ \d{4}, .* UTC\nOn the seller’s clock: .* CES?T\n/);
    }
    await vi.waitFor(async () => expect(await words()).not.toContain('Keller'), { timeout: 10_000 });
  });

  test.each(['so 200001', 'SO200001', ' so–200001'])(
    'the receipt has the content however the number is written: %s',
    async (order) => {
      await makeKnown('SO-200001');
      const name = `Anna ${order}`;
      await send(statement({ order, name }));
      const isReceipt = ({ to, text }: { to: string[]; text: string }) =>
        to.includes('anna@buyer.example') && text.includes(name.trim());
      await vi.waitFor(() => expect(shop.sandbox.store.mails.list().some(isReceipt)).toBe(true), { timeout: 10_000 });
    },
  );

  // rule withdrawal.receipt
  test('pressed twice, and again days later, it is one withdrawal with one time', async () => {
    const key = newKey();
    await makeKnown('SO-2');
    const withdrawal = statement({ order: 'SO-2', name: '👩‍🔧 Łucja 🏁' });
    const answers = await Promise.all([send(withdrawal, key), send(withdrawal, key)]);
    await vi.waitFor(() => expect(mailsAbout('SO-2')).toHaveLength(2), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await words()).not.toContain('SO-2'), { timeout: 10_000 });
    answers.push(await send(withdrawal, key));
    expect(new Set(answers.map(({ body }) => timeOf(body))).size).toBe(1);
    expect(mailsAbout('SO-2')).toHaveLength(2);
    expect(mailsAbout('SO-2')[0]?.text).toContain('👩‍🔧 Łucja 🏁');
  });

  test('changed and confirmed again, it is another statement', async () => {
    const key = newKey();
    await makeKnown('SO-3');
    await send(statement({ order: 'SO-3' }), key);
    await send(statement({ order: 'SO-3', scope: 'all', goods: '' }), key);
    await vi.waitFor(() => expect(mailsAbout('SO-3')).toHaveLength(4), { timeout: 10_000 });
    expect(mailsAbout('SO-3').filter(({ text }) => text.includes('The whole order'))).toHaveLength(2);
  });

  // rule withdrawal.whole-or-part
  test('needs nothing of the commerce API, which may be down', async () => {
    expect((await send(statement({ order: 'SO-4' }))).status).toBe(200);
    await vi.waitFor(() => expect(mailsAbout('SO-4')).toHaveLength(2), { timeout: 10_000 });
    expect(Object.keys(shop.sandbox.store.calls.counts())).toEqual(['smtp']);
  });

  // rule withdrawal.no-relay
  test.each([
    ['an order of somebody else', { order: 'SO-100001', email: 'victim@stranger.example' }, 'order SO-100001'],
    ['no order', { order: 'SO-88', email: 'victim@stranger.example' }, 'order SO-88'],
    ['words for a number', { order: 'Win now at evil-example', email: 'victim@stranger.example' }, 'from contract'],
  ])('%s: no word of the sender reaches a mailbox that is not the order’s', async (_case, change, ending) => {
    await makeKnown('SO-100001');
    const before = shop.sandbox.store.mails.list().length;
    const spam = { name: 'Buy at evil-example', goods: 'CHEAP\nevil-example pills' };
    expect((await send(statement({ ...spam, ...change }))).status).toBe(200);
    await vi.waitFor(() => expect(shop.sandbox.store.mails.list()).toHaveLength(before + 2), { timeout: 10_000 });
    const mails = shop.sandbox.store.mails.list();
    const receipt = mails.find(({ to, subject }) => to.includes('victim@stranger.example') && subject.endsWith(ending));
    const text = `${receipt?.subject} ${receipt?.text} ${receipt?.html}`;
    expect(text).toContain('received');
    for (const word of ['evil', 'pills', 'CHEAP', 'Win now', 'Buy at']) expect(text).not.toContain(word);
    const notice = mails.find(({ to, text }) => to.includes(shop.services.env.ENQUIRY_TO) && text.includes('pills'));
    expect(notice?.text).toContain('Check the order');
  });

  // rule withdrawal.no-relay
  test('whoever has ordered for another mailbox sends no web address there by withdrawing', async () => {
    await makeKnown('SO-55');
    for (const change of [{ name: 'win-now.example' }, { goods: 'AG-1\nbit.ly/x' }])
      expect((await send(statement({ order: 'SO-55', ...change }))).status).toBe(400);
    expect(mailsAbout('SO-55')).toEqual([]);
  });

  // rule withdrawal.proof
  test('a stranger shows a proof, whether there is such an order or not; the buyer on the own device need not', async () => {
    const buyer = shop.visit();
    const { agreed } = await reachSummary(buyer);
    const placed = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
    const { order } = (await buyer.ask('GET', `/api/order/${placed.orderId}`)).body as { order: { number: string } };
    const ask = (who: TestVisitor, number: string, proof?: string) =>
      who.ask('POST', '/api/withdrawal', { key: newKey(), withdrawal: statement({ order: number }), proof });
    const refused = [await ask(shop.visit(), order.number), await ask(shop.visit(), 'SO-9')];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([403, { code: 'proof-needed', ref: expect.any(String) }]);
    }
    const proof = await makeOne();
    expect((await ask(shop.visit(), 'SO-9', proof)).status).toBe(200);
    expect(await ask(shop.visit(), 'SO-9', proof)).toMatchObject({ status: 403, body: { code: 'proof-refused' } });
    expect((await ask(buyer, order.number)).status).toBe(200);
  });

  test.each([
    ['another recipient', { ...statement({ order: 'SO-5' }), to: 'x@y.example' }],
    ['a header in the address', statement({ order: 'SO-5', email: 'a@b.example\r\nBcc: x@y.example' })],
    ['a header in the number', statement({ order: 'SO-5\r\nBcc: x@y.example' })],
    ['a header in the name', statement({ order: 'SO-5', name: 'A\nBcc: x@y.example' })],
    ['too many words', statement({ order: 'SO-5', goods: 'x'.repeat(limits.statementTextMax + 1) })],
    ['no parts', statement({ order: 'SO-5', goods: '' })],
  ])('%s is refused', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
    expect(mailsAbout('SO-5')).toEqual([]);
  });

  test('markup in what was typed stays text', async () => {
    await send(statement({ order: 'SO-6', goods: '</p><script>alert(1)</script>' }));
    await vi.waitFor(() => expect(mailsAbout('SO-6')).toHaveLength(2), { timeout: 10_000 });
    for (const { html } of mailsAbout('SO-6')) expect(html).not.toContain('<script');
  });

  test('one visitor may send so many in a while', async () => {
    const { statementsAtOnce: most } = limits;
    shop.services.limits = createTestLimits({ withdrawal: most });
    const key = newKey();
    const answers = [];
    for (let count = 0; count <= most; count += 1) answers.push((await send(statement({ order: 'SO-7' }), key)).status);
    expect(answers).toEqual([...Array<number>(most).fill(200), 429]);
  });
});

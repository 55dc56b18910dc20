import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { challengeSchema } from '#api/enquiry.ts';
import { enquiryFormPath } from '#api/enquiry-form.ts';
import { readProblem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { makeProof } from '../proof/proof-for-tests.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.services.limits = createTestLimits();
});

const work = async () =>
  makeProof(challengeSchema.parse((await shop.visit().ask('GET', '/api/enquiry/challenge')).body));
const post = (body: unknown) => shop.visit().ask('POST', enquiryFormPath, body);
const mailsFrom = (email: string) => shop.sandbox.store.mails.list().filter((mail) => mail.replyTo === email);
const form = (email: string, change: object = {}) => ({
  ...{ email, part: '4B1606H-.50', source: 'shop', text: 'When will it be back?' },
  ...change,
});

// rule enquiry.form-call
describe('POST /email/enquiry-form', () => {
  test('200: the shop gets the question, whatever is said of its source', async () => {
    const sent = await post({ ...form('ann@buyer.example', { source: 'elsewhere' }), proof: await work() });
    expect([sent.status, sent.body]).toEqual([200, { sent: true }]);
    await vi.waitFor(() => expect(mailsFrom('ann@buyer.example')).toHaveLength(1), { timeout: 10_000 });
    const [mail] = mailsFrom('ann@buyer.example');
    expect(mail).toMatchObject({ to: [shop.services.env.ENQUIRY_TO], subject: 'Quick enquiry: 4B1606H-.50' });
    expect(mail?.text).toContain('When will it be back?');
    expect(mail?.text).toContain(shop.services.env.COMMERCE_SOURCE);
    expect(mail?.text).not.toContain('elsewhere');
  });

  test('404: a made-up proof', async () => {
    const answer = await post({ ...form('c@buyer.example'), proof: 'none' });
    expect([answer.status, readProblem(answer.body)?.code]).toEqual([404, 'proof-refused']);
  });

  test('404: a proof is good once', async () => {
    const proof = await work();
    expect((await post({ ...form('d@buyer.example'), proof })).status).toBe(200);
    const again = await post({ ...form('d@buyer.example', { text: 'Once more' }), proof });
    expect([again.status, readProblem(again.body)?.code]).toEqual([404, 'proof-refused']);
  });
});

// rule enquiry.form-call
describe('with a proof that is good', () => {
  let proofs = 0;
  beforeEach(() => {
    const check = () => Promise.resolve({ outcome: 'good' as const, id: `proof ${++proofs}`, forMs: 1000 });
    shop.services.proofs = { ...shop.services.proofs, check };
  });

  test('the same question again on the same day is one mail', async () => {
    for (const text of ['When?', 'When?', 'Why?'])
      expect((await post({ ...form('bea@buyer.example', { text }), proof: 'good' })).status).toBe(200);
    await vi.waitFor(() => expect(mailsFrom('bea@buyer.example')).toHaveLength(2), { timeout: 10_000 });
  });

  test.each([
    ['without a proof', form('c@buyer.example'), 'invalid-request'],
    ['no e-mail', { ...form(''), proof: 'none' }, 'invalid-request'],
    ['two recipients', { ...form('a@b.example,c@d.example'), proof: 'none' }, 'invalid-request'],
    ['a header in the e-mail', { ...form('a@b.example\r\nBcc: c@d.example'), proof: 'none' }, 'invalid-request'],
    ['another recipient', { ...form('c@buyer.example'), proof: 'none', to: 'x@y.example' }, 'invalid-request'],
    ['no part', { ...form('c@buyer.example', { part: '' }), proof: 'none' }, 'invalid-request'],
    ['too long', { ...form('c@buyer.example', { text: 'x'.repeat(2001) }), proof: 'none' }, 'invalid-request'],
    ['no object', [], 'invalid-request'],
  ])('404: %s', async (_, body, code) => {
    const answer = await post(body);
    expect([answer.status, readProblem(answer.body)?.code]).toEqual([404, code]);
  });

  test('404: not too many in a while', async () => {
    shop.services.limits = createTestLimits({ enquiry: 0 });
    const late = await post({ ...form('d@buyer.example'), proof: 'good' });
    expect([late.status, readProblem(late.body)?.code]).toEqual([404, 'too-many-requests']);
  });

  test('404: it could not be kept', async () => {
    const { enquiries } = shop.services;
    shop.services.enquiries = { put: () => Promise.reject(new Error('disk full')) };
    const answer = await post({ ...form('e@buyer.example'), proof: 'good' });
    shop.services.enquiries = enquiries;
    expect([answer.status, readProblem(answer.body)?.code]).toEqual([404, 'shop-unavailable']);
    expect(mailsFrom('e@buyer.example')).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is not taken', async (method) => {
    expect((await shop.visit().ask(method, enquiryFormPath, method === 'GET' ? undefined : {})).status).toBe(405);
  });
});

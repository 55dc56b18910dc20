import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { challengeSchema, type EnquiryKind, enquiryPaths } from '#api/enquiry.ts';
import { limits } from '#config/limits.ts';
import { dealerSample, generalSample } from '#domain/enquiry/samples.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey } from '#scripts/test-kit/visitor.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { makeProof } from '../proof/proof-for-tests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.services.limits = createTestLimits();
});

const prove = async () =>
  makeProof(challengeSchema.parse((await shop.visit().ask('GET', '/api/enquiry/challenge')).body));
const post = (kind: EnquiryKind, body: unknown) => shop.visit().ask('POST', enquiryPaths[kind], body);
const send = async (kind: EnquiryKind, enquiry: unknown) =>
  post(kind, { key: newKey(), proof: await prove(), enquiry });
const mailsFrom = (email: string) => shop.sandbox.store.mails.list().filter((mail) => mail.replyTo === email);
const mailFrom = async (email: string) => {
  await vi.waitFor(() => expect(mailsFrom(email)).toHaveLength(1), { timeout: 10_000 });
  return mailsFrom(email)[0];
};
const quick = (email: string) => ({ email, part: '4B1606H-.50', text: 'When will it be back?' });
const general = (change: object) => ({ ...generalSample, ...change });
/** What is left of enquiries, but that they were handed over. */
const words = async () =>
  (await shop.services.storage.list('enquiry:'))
    .map(({ value }) => value.replace('{"v":1,"data":{"isHandedOver":true}}', ''))
    .join('');

describe('the mail that arrives', () => {
  test('quick: part, question and page, answered to the visitor; the words are not kept once it is sent', async () => {
    expect((await send('quick', quick('ann@buyer.example'))).status).toBe(204);
    const mail = await mailFrom('ann@buyer.example');
    expect(mail).toMatchObject({ to: [shop.services.env.ENQUIRY_TO], subject: 'Quick enquiry: 4B1606H-.50' });
    for (const phrase of ['When will it be back?', '/details/4B1606H-.50', shop.services.env.COMMERCE_SOURCE]) {
      expect(mail?.text).toContain(phrase);
      expect(mail?.html).toContain(phrase);
    }
    await vi.waitFor(async () => expect(await words()).toBe(''), { timeout: 10_000 });
  });

  test('general: every field, as text and as HTML', async () => {
    const enquiry = general({ email: 'tomas@buyer.example', vin: 'JMBSNCP2A1U000001' });
    expect((await send('general', enquiry)).status).toBe(204);
    const mail = await mailFrom('tomas@buyer.example');
    expect(mail?.subject).toBe('Product information, part number not known: Tomás Ferreira');
    const given = ['Tomás', 'Ferreira', 'tomas@buyer.example', 'Portugal (PT)', 'Mitsubishi', 'Lancer Evolution VI'];
    for (const phrase of [
      ...given,
      '1999',
      '4G63T',
      'JMBSNCP2A1U000001',
      'Which HX sets fit?',
      'Four of them.',
      'Agreed',
    ])
      for (const part of [mail?.text, mail?.html]) expect(part).toContain(phrase);
  });

  test('dealer: every field, to the mailbox for dealers', async () => {
    const delivery = {
      delivery_address_street_1: 'Kaia 2',
      delivery_address_city: 'Oslo',
      delivery_address_post: '0150',
    };
    const garage = { who: 'Specialised garage', specialisation: 'Other', specialisation_other: 'Steam cars' };
    const application = { ...dealerSample, ...delivery, ...garage, email: 'ingrid@buyer.example' };
    const sent = { ...application, is_delivery_different: true, delivery_address_country: 'SE' };
    expect((await send('dealer', sent)).status).toBe(204);
    const mail = await mailFrom('ingrid@buyer.example');
    expect(mail).toMatchObject({
      to: [shop.services.env.DEALER_ENQUIRY_TO],
      subject: 'Dealer / distributor enquiry: Solberg Motorsport AS',
    });
    for (const [name, value] of Object.entries(sent)) {
      const phrase = name.endsWith('_country') ? `(${String(value)})` : String(value);
      if (typeof value === 'string' && value !== '') expect(mail?.text, name).toContain(phrase);
    }
    expect(mail?.text).toContain('Delivery address is different: Yes');
  });

  // rule access.unseen-signs
  test('what nobody sees is not in it; a domain in other letters gets its answer', async () => {
    const seen = {
      firstname: '\uFEFFTo\u200Bm\u00E1s',
      lastname: 'Fer\u00ADreira\u00A0',
      part: '\uFF14B1606H',
      type: 'knownPart',
    };
    const hidden = { make: '', model: '', year: '', engine: '', vin: '' };
    const enquiry = general({
      ...seen,
      ...hidden,
      email: 'info\uFF20m\u00FCller.example',
      text: 'One\u202E\nTwo\u00BD',
    });
    expect((await send('general', enquiry)).status).toBe(204);
    const mail = await mailFrom('info@xn--mller-kva.example');
    expect(mail?.subject).toBe('Product information, part number known: Tom\u00E1s Ferreira');
    for (const phrase of ['4B1606H', 'One\nTwo\u00BD']) expect(mail?.text).toContain(phrase);
    expect((await send('quick', quick('info@m\u00FCller.example'))).status).toBe(204);
    await vi.waitFor(() => expect(mailsFrom('info@xn--mller-kva.example')).toHaveLength(2), { timeout: 10_000 });
  });

  // rule enquiry.recipient
  test('a name that would be a header, markup or emoji stays a name; there is one recipient and one answer address', async () => {
    const firstname = '👩‍🔧 <b>"Łucja", x@y.example</b>';
    const enquiry = general({
      email: 'lucja@buyer.example',
      firstname,
      text: '</td><script>alert(1)</script>\n.\nBcc: x@y.example',
    });
    expect((await send('general', enquiry)).status).toBe(204);
    const mail = await mailFrom('lucja@buyer.example');
    expect(mail?.to).toEqual([shop.services.env.ENQUIRY_TO]);
    expect(mail?.subject).toContain(firstname);
    expect(mail?.html).not.toContain('<script');
    const [head = ''] = (mail?.raw ?? '').split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^reply-to:/gim)).toHaveLength(1);
  });
});

describe('what is refused', () => {
  const long = 'x'.repeat(10_000);
  test.each<[string, EnquiryKind, object]>([
    ['another recipient', 'quick', { ...quick('bob@buyer.example'), to: 'x@y.example' }],
    ['a header in the address', 'quick', quick('bob@buyer.example\r\nBcc: x@y.example')],
    ['a header in the part', 'quick', { ...quick('bob@buyer.example'), part: 'A\r\nBcc: x@y.example' }],
    ['no address', 'quick', quick('bob')],
    ['too long a text', 'quick', { ...quick('bob@buyer.example'), text: 'x'.repeat(limits.enquiryTextMax + 1) }],
    ['two addresses', 'general', general({ email: 'bob@buyer.example, x@y.example' })],
    ['two addresses with a semicolon', 'general', general({ email: 'bob@buyer.example;x@y.example' })],
    ['a header in the address', 'general', general({ email: 'bob@buyer.example\nBcc: x@y.example' })],
    ['a header in the name', 'general', general({ email: 'bob@buyer.example', lastname: 'A\r\nBcc: x@y.example' })],
    ['a name of 10,000 signs', 'general', general({ email: 'bob@buyer.example', firstname: long })],
    ['letters before the @', 'quick', quick('jos\u00E9@buyer.example')],
    ['a name of signs', 'general', general({ email: 'bob@buyer.example', lastname: '-' })],
    ['a street of signs', 'dealer', { ...dealerSample, email: 'bob@buyer.example', billing_address_street_1: '.' }],
    ['a phone without figures', 'dealer', { ...dealerSample, email: 'bob@buyer.example', phone: 'none' }],
    ['no agreement', 'general', general({ email: 'bob@buyer.example', privacy: false })],
    ['another recipient', 'general', general({ email: 'bob@buyer.example', to: 'x@y.example' })],
    [
      'a header in the company',
      'dealer',
      { ...dealerSample, email: 'bob@buyer.example', company: 'A\nTo: x@y.example' },
    ],
    ['a company of 10,000 signs', 'dealer', { ...dealerSample, email: 'bob@buyer.example', company: long }],
    ['half an address', 'dealer', { ...dealerSample, email: 'bob@buyer.example', is_delivery_different: true }],
  ])('%s (%s)', async (_what, kind, enquiry) => {
    const before = shop.sandbox.store.mails.list().length;
    expect((await send(kind, enquiry)).status).toBe(400);
    expect(shop.sandbox.store.mails.list()).toHaveLength(before);
  });
});

// rule enquiry.proof
describe('the proof', () => {
  const body = async (change: object = {}) => ({
    ...{ key: newKey(), proof: await prove(), enquiry: quick('carl@buyer.example') },
    ...change,
  });

  test('counts once, also for two who show it at the same moment', async () => {
    const first = await body({ enquiry: quick('once@buyer.example') });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('quick', { ...first, key: newKey() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(403)]);
    await mailFrom('once@buyer.example');
    expect(await post('general', { ...first, key: newKey(), enquiry: generalSample })).toMatchObject({
      ...{ status: 403, body: { code: 'proof-refused' } },
    });
  });

  test.each(['', 'nonsense', btoa('{}')])('%j is none', async (proof) => {
    const { status } = await post('quick', await body({ proof }));
    expect(status).toBe(proof === '' ? 400 : 403);
    expect(mailsFrom('carl@buyer.example')).toEqual([]);
  });

  test('nobody keeps a challenge', async () => {
    const { headers } = await shop.visit().ask('GET', '/api/enquiry/challenge');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a check that cannot be made is no refusal', async () => {
    const { proofs } = shop.services;
    shop.services.proofs = { ...proofs, check: async () => ({ outcome: 'unreachable' }) };
    expect((await post('quick', await body())).status).toBe(503);
    shop.services.proofs = proofs;
  });
});

test('sent again under its key, it is one enquiry; other words are another', async () => {
  const key = newKey();
  const again = async (text: string) =>
    post('quick', { key, proof: await prove(), enquiry: { ...quick('dora@buyer.example'), text } });
  for (const text of ['one', 'one']) expect((await again(text)).status).toBe(204);
  await mailFrom('dora@buyer.example');
  await vi.waitFor(async () => expect(await words()).toBe(''), { timeout: 10_000 });
  expect((await again('one')).status).toBe(204);
  expect((await again('two')).status).toBe(204);
  await vi.waitFor(() => expect(mailsFrom('dora@buyer.example')).toHaveLength(2), { timeout: 10_000 });
  expect(
    mailsFrom('dora@buyer.example')
      .map(({ text }) => /one|two/.exec(text)?.[0])
      .sort(),
  ).toEqual(['one', 'two']);
});

// rule enquiry.received
test('the mail server is down: kept, said to be received, and sent when it is back', async () => {
  shop.sandbox.store.faults.set({ operation: 'smtp', mode: 'error-before' });
  expect((await send('quick', quick('frank@buyer.example'))).status).toBe(204);
  await vi.waitFor(() => expect(shop.sandbox.store.calls.counts()['smtp']).toBeGreaterThan(0), { timeout: 10_000 });
  expect(mailsFrom('frank@buyer.example')).toEqual([]);
  expect(await words()).toContain('frank@buyer.example');
  shop.sandbox.store.faults.clear();
});

// rule enquiry.received
test('what could not be kept is not said to be received', async () => {
  const { enquiries } = shop.services;
  shop.services.enquiries = { put: () => Promise.reject(new Error('disk full')) };
  expect(await send('quick', quick('gina@buyer.example'))).toMatchObject({ status: 503 });
  shop.services.enquiries = enquiries;
  expect(mailsFrom('gina@buyer.example')).toEqual([]);
});

test('one visitor may send so many in a while; what was not right does not count', async () => {
  const { enquiriesAtOnce: most } = limits;
  shop.services.limits = createTestLimits({ enquiry: most });
  await send('quick', {});
  const answers = [];
  for (let count = 0; count <= most; count += 1) answers.push((await send('quick', quick('eve@buyer.example'))).status);
  expect(answers).toEqual([...Array<number>(most).fill(204), 429]);
});

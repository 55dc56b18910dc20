import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestFront } from '#scripts/test-kit/front.ts';
import { openTestShop } from '#scripts/test-kit/shop.ts';
import { memoryTimes } from '../live/decide-wait.ts';

const path = '/api/part/4B1606H-STD';
const other = '/api/part/AG-1';

/** As in daily work, and a network whose word for an address is believed. */
const shop = await openTestShop({ timing: { live: memoryTimes }, pace: 1, env: { TRUST_PROXY: '127.0.0.1,::1' } });
const { kept } = shop.services;
let used = 0;
/** One front as it is, and one that makes each answer. */
const quick = await openTestFront({
  ...shop.services,
  kept: {
    ...kept,
    find(question) {
      const found = kept.find(question);
      used += found ? 1 : 0;
      return found;
    },
  },
});
const slow = await openTestFront({ ...shop.services, kept: { ...kept, find: () => null } });
afterAll(() => Promise.all([quick.stop(), slow.stop()]).then(() => shop.stop()));

let now = Date.parse('2026-11-23T10:30:00Z');
let visitors = 0;
/** Each test stands a day after the one before, and its visitor in a network of their own. */
beforeEach(() => {
  now += 24 * 60 * 60_000;
  used = 0;
  visitors += 1;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => void vi.setSystemTime((now += ms));

type Sent = { status: number; headers: string[]; text: string };

/** The moment of sending, which Node tells by a clock that it looks at once in a second. */
const withoutDate = (headers: string[]): string[] => headers.toSpliced(headers.indexOf('Date'), 2);

/** By node:http, which tells headers as they were sent; the reference of a problem is its own. */
const ask = (url: string, { method = 'GET', ...headers }: Record<string, string> = {}): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const from = { 'x-forwarded-for': `203.0.${visitors}.9`, ...headers };
    httpRequest(url, { method, agent: false, headers: from }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString('base64')));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: withoutDate(response.rawHeaders), text }),
      );
    })
      .on('error', reject)
      .end();
  });

const both = async (address: string, headers: Record<string, string> = {}) => ({
  quick: await ask(quick.url + address, headers),
  slow: await ask(slow.url + address, headers),
});

async function readBasketCookies(): Promise<string> {
  const buyer = shop.visit();
  await buyer.ask('POST', '/api/basket/lines', { part: '4B1606H-STD', quantity: 2 });
  return [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
}

// rule availability.shared
describe('the same bytes as if it were made', () => {
  test.each<[string, string, Record<string, string>, boolean]>([
    ['a visitor of whom nothing is known', path, {}, true],
    ['several pieces', `${path}?quantity=300`, {}, true],
    ['a chosen country with another VAT', path, { cookie: 'delivery_country=HU' }, true],
    ['a chosen country without VAT', path, { cookie: 'delivery_country=CH' }, true],
    ['a country that we do not send to', path, { cookie: 'delivery_country=ZZ' }, true],
    [
      'cookies that say nothing of a basket',
      path,
      { cookie: 'consent=v1.1.Mandatory; order_id=x; basketCount=3' },
      true,
    ],
    ['a browser that reads nothing packed', path, { 'accept-encoding': 'identity' }, true],
    [
      'somebody who has an older one',
      path,
      { 'if-none-match': '*', 'if-modified-since': new Date(0).toUTCString() },
      true,
    ],
    ['a basket that is none', path, { cookie: 'cart_id=nonsense' }, false],
    ['a spelling that nobody links', `${path}?quantity=1&x=1`, {}, false],
    ['no number of pieces', `${path}?quantity=0`, {}, false],
    ['no part', '/api/part/NOSUCHT-STD', {}, false],
    ['what scripts ask for its length', path, { method: 'HEAD' }, false],
    ['what nobody has pressed yet', path, { 'sec-purpose': 'prefetch' }, false],
  ])('%s', async (_case, address, headers, isKept) => {
    // the first two find out where the visitor is
    await ask(slow.url + address, headers);
    await ask(slow.url + address, headers);
    const answers = await both(address, headers);
    const without = ({ text, ...rest }: Sent) => (rest.status === 200 ? { ...rest, text } : rest);
    expect(without(answers.quick)).toEqual(without(answers.slow));
    expect(used).toBe(isKept ? 1 : 0);
  });

  test('a basket is told of its own pieces, and nobody after it', async () => {
    const cookie = await readBasketCookies();
    const read = async (headers: Record<string, string>) =>
      JSON.parse(Buffer.from((await ask(quick.url + path, headers)).text, 'base64').toString()) as { inBasket: number };
    for (const [headers, inBasket] of [
      [{}, 0],
      [{ cookie }, 2],
      [{}, 0],
      [{ cookie }, 2],
    ] as const)
      expect((await read(headers)).inBasket).toBe(inBasket);
  });

  test('one country after the other, each its own', async () => {
    const countries = ['NL', 'HU', 'CH', 'NL', 'PL', 'HU'];
    for (const country of countries) {
      const answers = await both(path, { cookie: `delivery_country=${country}` });
      expect(answers.quick, country).toEqual(answers.slow);
    }
  });
});

const settle = async () => {
  for (let times = 0; times < 3; times += 1) await ask(quick.url + path);
  used = 0;
};

// rule availability.shared
describe('no longer than what it was made of', () => {
  test('for three seconds', async () => {
    await settle();
    pass(2_999);
    await ask(quick.url + path);
    expect(used).toBe(1);
    pass(1);
    await ask(quick.url + path);
    expect(used).toBe(1);
  });

  test('not beyond the minute, with which the cut-off hour or the day may end', async () => {
    // two seconds before the next
    pass(118_000 - (now % 60_000));
    await settle();
    pass(1_999);
    await ask(quick.url + path);
    expect(used).toBe(1);
    pass(1);
    const answers = await both(path);
    expect([used, answers.quick]).toEqual([1, answers.slow]);
  });

  test('not once somebody who buys was told something else', async () => {
    await settle();
    shop.services.live.forgetPart('4B1606H-STD');
    await ask(quick.url + path);
    expect(used).toBe(0);
  });
});

// rule request.pace
test('counts like every other question, and says when it is one too many', async () => {
  await settle();
  await ask(slow.url + other);
  visitors += 1;
  await ask(quick.url + path);
  await ask(quick.url + path);
  for (let at = 1; at < 300; at += 1)
    await shop.services.limits.take('part', { address: `203.0.${visitors}.9`, repeat: `/${at}` });
  await ask(slow.url + other, { 'x-forwarded-for': '198.51.100.1' });
  const answers = await both(other);
  expect([answers.quick.status, answers.slow.status, (await ask(quick.url + path)).status]).toEqual([429, 429, 200]);
});

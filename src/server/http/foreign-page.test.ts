import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '#scripts/test-kit/front.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { createTestVisitor, newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { endpointBuckets } from '../limits/endpoint-buckets.ts';

let shop: TestShop;
let front: TestFront;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
  front = await openTestFront(shop.services);
});
afterAll(async () => {
  await front.stop();
  await shop.stop();
});

/** By node:http, because fetch forbids the headers that matter here. */
const sendFrom =
  (headers: Record<string, string>) =>
  (original: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(original.url);
      const about = { method: original.method, headers: { ...Object.fromEntries(original.headers), ...headers } };
      const request = httpRequest(front.url + pathname + search, about, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const given = new Headers();
          for (const cookie of answer.headers['set-cookie'] ?? []) given.append('set-cookie', cookie);
          resolve(new Response(text === '' ? null : text, { status: answer.statusCode ?? 0, headers: given }));
        });
      });
      request.on('error', reject);
      original.text().then((body) => request.end(body), reject);
    });

const ownPage = { 'sec-fetch-site': 'same-origin' };
const visitFrom = (headers: Record<string, string>, cookies?: Map<string, string>): TestVisitor =>
  createTestVisitor(sendFrom(headers), cookies);

/** Who may send a browser here, by what the browser then says. */
const senders: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another site, by a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['another host of this domain', { 'sec-fetch-site': 'same-site' }],
  ['the address bar, a bookmark, a mail', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['nobody who says', {}],
  ['an old browser on another site', { origin: 'https://evil.example' }],
];

/** Every address below /api that can be read, with something in its gaps. */
const readable = Object.keys(endpointBuckets)
  .filter((row) => row.startsWith('GET /api/'))
  .map((row) => row.slice('GET '.length).replace('[slug]', 'AG-1').replace('[id]', 'ord_x'));

// rule request.cookies-for-own-pages
describe('a browser that is sent here by another page', () => {
  test.each(senders)(
    '%s: no address gives a cookie to who has none, by whatever name a basket was opened',
    async (_, sender) => {
      const opening = newKey();
      const attacker = visitFrom(ownPage);
      await attacker.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1, opening });
      const victim = visitFrom(sender);
      for (const path of readable)
        await victim.ask('GET', `${path}${path.includes('?') ? '&' : '?'}opening=${opening}`);
      const posted = await victim.ask('POST', '/api/basket', { opening });
      expect([posted.status, victim.cookies.size]).toEqual([403, 0]);
    },
  );

  test.each(senders)('%s: nothing of what the browser holds is changed', async (_, sender) => {
    const buyer = visitFrom(ownPage);
    const { agreed } = await reachSummary(buyer);
    const held = new Map(buyer.cookies);
    // its basket becomes an order, and the answer is lost: a page of ours would be handed the order
    await visitFrom(ownPage, new Map(held)).ask('POST', '/api/order', { key: newKey(), ...agreed });
    const victim = visitFrom(sender, new Map(held));
    for (const path of readable) await victim.ask('GET', path);
    await victim.ask('POST', '/api/parts/ids', { ids: ['AG-1'] });
    expect([...victim.cookies]).toEqual([...held]);
    const own = visitFrom(ownPage, new Map(held));
    await own.ask('GET', '/api/basket');
    expect([...own.cookies.keys()]).toContain('order_id');
  });
});

// rule privacy.cookies
test('on https a cookie without the prefix is nobody’s, and comes back under no name', async () => {
  const https = await openTestShop({ storage: 'memory', env: { SITE_URL: 'https://localhost' } });
  const behind = await openTestFront(https.services);
  const buyer = https.visit();
  await buyer.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
  const sealed = buyer.cookies.get('__Host-cart_id') ?? '';
  const ask = async (cookie: string) => {
    const answer = await fetch(`${behind.url}/api/basket`, { headers: { cookie, ...ownPage } });
    return { quantity: ((await answer.json()) as { quantity: number }).quantity, set: answer.headers.getSetCookie() };
  };
  expect((await ask(`__Host-cart_id=${sealed}`)).quantity).toBe(1);
  expect(await ask(`cart_id=${sealed}`)).toEqual({ quantity: 0, set: [] });
  await behind.stop();
  await https.stop();
});

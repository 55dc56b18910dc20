import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import { createCommerceClient, type Call } from './client.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const visitor = { country: 'DE', currency: 'eur' } as const;
const read = () => shop.commerce.getPart('4B1606H-STD', visitor);

/** A cart with one part, made before any fault is switched on. */
async function openCart(): Promise<{ cartId: string; partId: string }> {
  const part = await read();
  if (!part.ok) throw new Error('no part');
  const cart = await shop.commerce.addToCart(null, { partId: part.value.part.id, quantity: 1, country: 'DE' });
  if (!cart.ok) throw new Error('no cart');
  return { cartId: cart.value.id, partId: part.value.part.id };
}

// rule commerce.deadlines
describe('reads', () => {
  test.each([
    ['error-before', { kind: 'status', status: 500 }, 3],
    ['error-after', { kind: 'status', status: 500 }, 3],
    ['drop-after', { kind: 'network', cause: 'cut' }, 3],
    ['hang', { kind: 'network', cause: 'deadline' }, 1],
    ['hang-after', { kind: 'network', cause: 'deadline' }, 1],
    ['garbage', { kind: 'broken-contract', at: 'body: not JSON' }, 1],
    ['truncated', { kind: 'broken-contract', at: 'body: not JSON' }, 1],
    ['html', { kind: 'broken-contract', at: 'content-type: not JSON' }, 1],
    ['missing-field', { kind: 'broken-contract' }, 1],
  ] as const)('%s is told as what it is, after the attempts it is worth', async (mode, failure, attempts) => {
    await shop.fault({ operation: 'getItem', mode });
    expect(await read()).toMatchObject({ ok: false, failure: { operation: 'get-part', ...failure } });
    expect(await shop.count('getItem')).toBe(attempts);
  });

  test.each([1, 2])('stumbling %i times is not noticed', async (times) => {
    await shop.fault({ operation: 'getItem', mode: 'error-before', times });
    expect((await read()).ok).toBe(true);
    expect(await shop.count('getItem')).toBe(times + 1);
    expect(shop.logged.filter(({ code }) => code === 'commerce-retry')).toHaveLength(times);
  });

  test('a slow answer within the deadline is an answer', async () => {
    await shop.fault({ operation: 'getItem', mode: 'slow', ms: 100 });
    expect((await read()).ok).toBe(true);
  });

  test('a broken contract is an alarm, being unreachable a warning', async () => {
    await shop.fault({ operation: 'getItem', mode: 'missing-field' });
    await read();
    expect(shop.logged).toEqual([
      { code: 'commerce-broken-contract', fields: { operation: 'get-part', at: expect.any(String) } },
    ]);
  });
});

// rule commerce.writes-once
describe('writes', () => {
  const modes = [
    'error-before',
    'error-after',
    'drop-after',
    'hang',
    'hang-after',
    'garbage',
    'truncated',
    'html',
    'missing-field',
  ] as const;

  test.each(modes)('add to cart is sent once, whatever happens: %s', async (mode) => {
    const { cartId, partId } = await openCart();
    const before = await shop.count('addToCart');
    await shop.fault({ operation: 'addToCart', mode });
    const answer = await shop.commerce.addToCart(cartId, { partId, quantity: 1, country: 'DE' });
    expect(answer.ok).toBe(false);
    expect(await shop.count('addToCart')).toBe(before + 1);
  });

  test.each(modes)('create order is sent once, whatever happens: %s', async (mode) => {
    await shop.fault({ operation: 'createOrder', mode });
    const { cartId } = await openCart();
    expect((await shop.commerce.createOrder(cartId)).ok).toBe(false);
    expect(await shop.count('createOrder')).toBe(1);
  });
});

describe('createCommerceClient, against servers that are worse than the sandbox', () => {
  let server: Server;
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  const call: Call<unknown> = {
    operation: 'get-part',
    kind: 'read',
    path: '/item',
    body: { action: 'getItem' },
    schema: z.unknown(),
  };

  const settingsOf = (apiUrl: string) => ({
    ...{ source: 'acl-eu', priceGroup: 'retail', manufacturerGroup: 'acl', location: 'NL' },
    ...{ apiUrl, countryServiceUrl: apiUrl, newsServiceUrl: apiUrl, marqueeUrl: apiUrl },
    ...{ log: { warn: () => {}, error: () => {} }, random: () => 0 },
  });

  async function askServer(answer: RequestListener, settings: { readMs?: number } = {}) {
    server = createServer(answer);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return createCommerceClient({
      ...settingsOf(apiUrl),
      deadlines: { read: settings.readMs ?? 2_000 },
    }).ask(call);
  }

  const json = { 'content-type': 'application/json' };

  // rule commerce.deadlines
  test('a drip of bytes ends at the total deadline', async () => {
    const answer = await askServer(
      (_, response) => {
        response.writeHead(200, json).write('[');
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
      { readMs: 250 },
    );
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'network', cause: 'deadline' } });
  });

  test('an answer that does not end is not kept in memory', async () => {
    const answer = await askServer((_, response) => {
      const block = 'x'.repeat(1024 * 1024);
      response.writeHead(200, json);
      const pour = () => void (response.writable && response.write(block, () => setImmediate(pour)));
      pour();
    });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'broken-contract', at: 'body: too large' } });
  });

  test('a redirect is not followed', async () => {
    let redirected = 0;
    const answer = await askServer((request, response) => {
      redirected += request.url === '/elsewhere' ? 1 : 0;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(answer.ok).toBe(false);
    expect(redirected).toBe(0);
  });

  test('an answer of zero bytes is a broken contract', async () => {
    expect(await askServer((_, response) => void response.writeHead(200, json).end())).toMatchObject({
      ok: false,
      failure: { kind: 'broken-contract', at: 'body: not JSON' },
    });
  });

  test.each([401, 403, 429, 404])('status %i without the agreed refusal is a status, not a "no"', async (status) => {
    expect(await askServer((_, response) => void response.writeHead(status).end('<h1>no</h1>'))).toMatchObject({
      ok: false,
      failure: { kind: 'status', status },
    });
  });

  // rule commerce.calls
  test('the source is in every body, and nothing else is added', async () => {
    const bodies: string[] = [];
    await askServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => response.writeHead(200, json).end('{}'));
    });
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([{ action: 'getItem', source: 'acl-eu' }]);
  });

  test('nobody listening is told as refused', async () => {
    await askServer((_, response) => void response.writeHead(200, json).end('{}'));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await new Promise<void>((resolve) => void server.close(() => resolve()));
    expect(await createCommerceClient(settingsOf(apiUrl)).ask(call)).toMatchObject({
      ok: false,
      failure: { kind: 'network', cause: 'refused' },
    });
  });
});

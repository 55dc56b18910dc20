import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from './server.ts';
import type { Sandbox } from './server.ts';
import { createShop, prepareOrder } from './testing/shop.ts';
import type { Shop } from './testing/shop.ts';

let sandbox: Sandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
  shop = createShop(sandbox.url);
});
afterEach(() => shop.control('DELETE', '/faults'));
afterAll(() => sandbox.stop());

const fault = (operation: string, mode: string, more: object = {}) =>
  shop.control('POST', '/faults', { operation, mode, ...more });
const raw = (path: string, body: object, signal: AbortSignal | null = null) =>
  fetch(`${sandbox.url}/api/external${path}`, {
    method: 'POST',
    body: JSON.stringify({ source: 'acl-eu', ...body }),
    signal,
  });
const list = (signal?: AbortSignal) => raw('/item', { action: 'getItemsList', pricegroup: 'retail' }, signal);
const orders = () => sandbox.store.orders.list().length;
const timeout = () => AbortSignal.timeout(300);

describe('faults of a write', () => {
  test.each([
    ['error-before', 500, 0],
    ['error-after', 500, 1],
  ])('%s answers %i and does the thing %i times', async (mode, status, done) => {
    const cartId = await prepareOrder(shop, 'AG-1');
    const before = orders();
    await fault('createOrder', mode, { times: 1 });
    expect(await shop.createOrder(cartId)).toMatchObject({ status, body: { code: 'sandbox_fault' } });
    expect(orders() - before).toBe(done);
  });

  test.each([
    ['hang', 0],
    ['hang-after', 1],
  ])('%s gives no answer and does the thing %i times', async (mode, done) => {
    const cartId = await prepareOrder(shop, 'AG-1');
    const before = orders();
    await fault('createOrder', mode);
    await expect(raw('/order', { action: 'createOrder', cart_id: cartId }, timeout())).rejects.toThrow(/timeout/);
    expect(orders() - before).toBe(done);
  });

  test('drop-after does it and cuts the connection', async () => {
    const cartId = await prepareOrder(shop, 'AG-1');
    const before = orders();
    await fault('createOrder', 'drop-after', { times: 1 });
    await expect(shop.createOrder(cartId)).rejects.toThrow('fetch failed');
    expect(orders() - before).toBe(1);
    const { shoppingcart } = (await shop.getCart(cartId)).body.shoppingcarts[0];
    expect(shoppingcart.salesorder).not.toBeNull();
  });

  test('a hang ends when the fault is taken off', async () => {
    await fault('search', 'hang');
    const hanging = raw('/item', { action: 'search', keyword: 'AG', pricegroup: 'retail' });
    await expect.poll(() => shop.control('GET', '/state').then(({ body }) => body.calls.search)).toBeGreaterThan(0);
    await shop.control('DELETE', '/faults');
    await expect(hanging).rejects.toThrow('fetch failed');
  });
});

describe('faults of an answer', () => {
  test('slow answers late and soundly', async () => {
    await fault('getItem', 'slow', { ms: 150 });
    const start = performance.now();
    expect((await shop.getItem('AG-1')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(145);
  });

  test('garbage and truncated are announced as JSON and are none', async () => {
    for (const mode of ['garbage', 'truncated']) {
      await fault('getItemsList', mode, { times: 1 });
      const response = await list();
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
      await expect(response.json()).rejects.toThrow();
    }
  });

  test('truncated can cut the list instead of the text', async () => {
    await fault('getItemsList', 'truncated', { cut: 'list' });
    expect((await (await list()).json()).data).toHaveLength(1241);
  });

  test('missing-field takes a needed field out of every entry, or the one named', async () => {
    await fault('getItemsList', 'missing-field');
    for (const item of (await (await list()).json()).data) expect(item).not.toHaveProperty('urlcomponent');
    await fault('getItem', 'missing-field', { field: 'data.price.prices' });
    const { data } = (await shop.getItem('AG-1')).body;
    expect(Object.keys(data.price)).toEqual(['baseprice']);
  });

  test('duplicates says every entry twice', async () => {
    await fault('getItemsList', 'duplicates');
    expect((await (await list()).json()).data).toHaveLength(2 * 2482);
    await fault('getSource', 'duplicates');
    const { options } = await (await fetch(`${sandbox.url}/api/external/source/acl-eu`)).json();
    expect([options.make.length, options.engine.length]).toEqual([110, 1430]);
    await fault('getCart', 'duplicates');
    const cartId = (await shop.add('AG-1')).body.cart_id;
    expect((await shop.getCart(cartId)).body.shoppingcarts[0].shoppingcart.transactionlines).toHaveLength(2);
  });
});

describe('the handles', () => {
  test('times counts down; a refusal passes as it is', async () => {
    await fault('getItem', 'garbage', { times: 2 });
    expect((await shop.getItem('NOSUCH')).body.code).toBe('not_found');
    expect((await shop.control('GET', '/faults')).body.data).toEqual([
      { operation: 'getItem', mode: 'garbage', times: 1 },
    ]);
    await shop.getItem('AG-1');
    expect((await shop.getItem('AG-1')).body.data.number).toBe('AG-1');
  });

  test('one of two is taken off; "*" is everything', async () => {
    await fault('search', 'html');
    await fault('*', 'error-before');
    expect((await shop.getItem('AG-1')).status).toBe(500);
    await shop.control('DELETE', '/faults/*');
    expect((await shop.getItem('AG-1')).status).toBe(200);
    expect((await shop.control('GET', '/faults')).body.data).toHaveLength(1);
  });

  test.each([
    [{ operation: 'nothing', mode: 'hang' }],
    [{ operation: 'search', mode: 'explode' }],
    [{ operation: 'search', mode: 'hang', times: 0 }],
    [{ operation: 'search' }],
  ])('%j is refused readably', async (body) => {
    const answer = await shop.control('POST', '/faults', body);
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
    expect(answer.body.message).toMatch(/operation|mode|times/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '#scripts/test-kit/front.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { type Line, recordLog } from '../log-for-tests.ts';

const recorded = recordLog();
let shop: TestShop;
let front: TestFront;

beforeAll(async () => {
  shop = await openTestShop({ log: recorded.log });
  front = await openTestFront(shop.services);
});
afterAll(async () => {
  await front.stop();
  await shop.stop();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(front.url + path, { ...init, headers: { 'sec-fetch-site': 'same-origin', ...init.headers } });
const post = (path: string, body: string, headers = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const readRef = async (response: Response) => ((await response.json()) as { ref: string }).ref;

/** All lines with a reference, once the request is over. */
async function findLines(ref: string): Promise<Line[]> {
  const find = () => recorded.lines().filter((line) => line.ref === ref);
  await expect.poll(() => find().map(({ code }) => code)).toContain('request');
  return find();
}

/** A fault seeded in a service for as long as the work takes. */
async function withFault<T>(fail: () => never, work: () => Promise<T>): Promise<T> {
  const { put } = shop.services.orderLinks;
  shop.services.orderLinks.put = fail;
  return work().finally(() => (shop.services.orderLinks.put = put));
}

function seededError(): never {
  throw new RangeError('order ord_7421 of "Canary Testowska" <canary@buyer.example> at Kanariestraat 1012 AB');
}

describe('a handler that throws', () => {
  test('is found by the reference that the buyer reads: one line with route, class, places and time', async () => {
    const answer = await withFault(seededError, () => post('/api/order/ord_7421/link', '{}'));
    expect(answer.status).toBe(503);
    const lines = await findLines(await readRef(answer));
    expect(lines.map(({ code }) => code)).toEqual(['fault', 'request']);
    const [fault, access] = lines;
    expect(fault).toMatchObject({ level: 'error', method: 'POST', route: '/api/order/[id]/link', status: 503 });
    expect(fault?.['ms']).toEqual(expect.any(Number));
    const { type, frames } = (fault?.['error'] ?? {}) as { type: string; frames: string[] };
    expect(type).toBe('RangeError');
    expect(frames[0]).toMatch(/seededError .*src\/server\/http\/fault-line\.test\.ts:\d+:\d+/);
    expect(frames.join()).toContain('src/server/handlers/order-link.ts');
    expect(access).toMatchObject({ method: 'POST', route: '/api/order/[id]/link', status: 503 });
  });

  test('leaves no word of the buyer and no id; a short name finds the order', async () => {
    const answer = await withFault(seededError, () => post('/api/order/ord_7421/link', '{}'));
    const lines = await findLines(await readRef(answer));
    expect(JSON.stringify(lines)).not.toMatch(/7421|canary|testowska|1012/i);
    expect(lines.map((line) => line['order'])).toEqual(Array(2).fill(recorded.log.toRef('ord_7421')));
    expect(JSON.stringify(lines[0])).toContain(`#${recorded.log.toRef('ord_7421')}`);
  });

  test('two requests at once keep their lines apart', async () => {
    const answers = await withFault(seededError, () =>
      Promise.all([post('/api/order/a1/link', '{}'), post('/api/order/b2/link', '{}')]),
    );
    const [one, other] = await Promise.all(answers.map(async (answer) => findLines(await readRef(answer))));
    expect(one?.map((line) => line['order'])).toEqual(Array(2).fill(recorded.log.toRef('a1')));
    expect(other?.map((line) => line['order'])).toEqual(Array(2).fill(recorded.log.toRef('b2')));
  });
});

test('what the adapter logs deep below a request carries its reference and route', async () => {
  shop.sandbox.store.faults.set({ operation: 'getItem', mode: 'error-before', times: 9 });
  const answer = await ask('/api/part/4B1606H-STD');
  shop.sandbox.store.faults.clear();
  const lines = await findLines(await readRef(answer));
  expect(lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['commerce-unavailable', 'problem', 'request']));
  expect(new Set(lines.map((line) => line['route']))).toEqual(new Set(['/api/part/[slug]']));
});

describe('a request that is refused', () => {
  test.each<[string, () => Promise<Response>, number, string]>([
    ['of another origin', () => post('/api/order', '{}', { 'sec-fetch-site': 'cross-site' }), 403, '/api/order'],
    ['of another type', () => post('/api/order', 'a=1', { 'content-type': 'text/plain' }), 415, '/api/order'],
    ['too large', () => post('/api/order', `"${'x'.repeat(70_000)}"`), 413, '/api/order'],
    ['no body that can be read', () => post('/api/order', '{'), 400, '/api/order'],
    ['a method that is not offered', () => post('/api/visitor', '{}'), 405, '/api/visitor'],
    ['no such endpoint', () => post('/api/../api/nowhere', '{"a":1}', { 'sec-fetch-site': 'none' }), 403, 'unknown'],
    ["somebody else's order", () => post('/api/order/ord_9/payment', '{}'), 403, '/api/order/[id]/payment'],
  ])('%s: route and a short name of the visitor', async (_, send, status, route) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const lines = await findLines(await readRef(answer));
    expect(lines).toMatchObject([
      { code: 'problem', status, route, client: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { code: 'request', status, route },
    ]);
    expect(lines[1]).not.toHaveProperty('client');
    expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|::1|::ffff/);
  });

  test('the name is the same all day, and another one the next day', async () => {
    const readClient = async () => {
      const lines = await findLines(await readRef(await post('/api/order', '{')));
      return lines[0]?.['client'];
    };
    const { now } = shop.services;
    const first = await readClient();
    expect(await readClient()).toBe(first);
    shop.services.now = () => now() + 86_400_000;
    expect(await readClient()).not.toBe(first);
    shop.services.now = now;
  });
});

test('files and pages of the build write no line', async () => {
  const before = recorded.lines().length;
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/nowhere')).status).toBe(404);
  const { headers } = await ask('/api/visitor');
  expect(headers.get('content-type')).toContain('json');
  await expect.poll(() => recorded.lines().slice(before)).toMatchObject([{ code: 'request', route: '/api/visitor' }]);
});

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { openFoundation } from '../foundation.ts';
import { recordLog } from '../log-for-tests.ts';
import { putOrderConfirmation } from '../mail/order-confirmation.ts';

/** Which mail an entry of the outbox means, with the real mails against the sandbox's mail server. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** An order whose own confirmation is out of the way, and another outbox on a storage of its own. */
async function begin() {
  const visitor = shop.visit();
  const { agreed } = await reachSummary(visitor);
  const placed = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
  const { orderId } = placed.body as Placed;
  const number = shop.sandbox.store.orders.list().find(({ id }) => id === orderId)?.number ?? '-';
  const mails = () => shop.sandbox.store.mails.list().filter(({ subject }) => subject.includes(number)).length;
  await expect.poll(mails, { timeout: 10_000 }).toBe(1);
  const { log, lines } = recordLog('info');
  const { storage, outbox } = await openFoundation({ ...shop.services.env, STORAGE: 'memory' }, log, {
    findTitle: () => null,
  });
  onTestFinished(() => storage.close());
  return { orderId, storage, outbox, lines, more: () => mails() - 1 };
}

test('a mail that is put twice is one', async () => {
  const { orderId, outbox, more, lines } = await begin();
  await putOrderConfirmation(outbox, orderId);
  await putOrderConfirmation(outbox, orderId);
  await outbox.flush();
  expect(more()).toBe(1);
  expect(lines().map(({ code }) => code)).toEqual(['mail-sent']);
});

test.each([
  ['an id of no kind', () => 'newsletter:n1'],
  ['the bare id of an order', (orderId: string) => orderId],
  ['nothing', () => ''],
])('%s: no mail; set aside, logged and counted', async (_what, toId) => {
  const { orderId, storage, outbox, lines, more } = await begin();
  await outbox.put(toId(orderId));
  await outbox.flush();
  await outbox.flush();
  expect(more()).toBe(0);
  expect(await storage.list('outbox:open:')).toEqual([]);
  expect(await storage.list('unreadable:outbox:open:')).toMatchObject([
    { key: `unreadable:outbox:open:${toId(orderId)}` },
  ]);
  expect(lines()).toMatchObject([{ code: 'row-unreadable', kind: 'outbox', fault: 'unknown-id' }]);
});

test.each(['{"v":9,"data":{}}', 'broken', '', '{"v":1,"data":{"tries":-1,"dueAt":0,"since":0}}'])(
  'an entry that cannot be read (%s) begins anew: its mail is sent, once',
  async (text) => {
    const { orderId, storage, outbox, more } = await begin();
    await storage.set(`outbox:open:order-confirmation:${orderId}`, text, 600);
    await Promise.all([outbox.flush(), outbox.flush()]);
    await outbox.flush();
    expect(more()).toBe(1);
    expect(await storage.get(`unreadable:outbox:open:order-confirmation:${orderId}`)).toBe(text);
    await storage.set(`outbox:open:order-confirmation:${orderId}`, text, 600);
    await outbox.flush();
    expect(more()).toBe(1);
    expect(await storage.list('outbox:open:')).toEqual([]);
  },
);

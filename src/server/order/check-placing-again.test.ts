import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem, ProblemCode } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, readAgreed, testPart } from '#scripts/test-kit/visitor.ts';

/** The basket is looked at before the fields are set and once more before createOrder: prices may move in between. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const otherPart = '10B1580H-STD';

/** Lets the seller do something while the first field is set: after the first look, before the second. */
function betweenLooks(act: () => void): void {
  const { faults } = shop.sandbox.store;
  const { take } = faults;
  faults.take = (operation) => {
    if (operation !== 'updateCart') return take(operation);
    faults.take = take;
    act();
    return take(operation);
  };
}

function changePrice(slug: string, by: number): void {
  const { parts } = shop.sandbox.store;
  const part = parts.bySlug(slug);
  if (!part) throw new Error(`no part ${slug}`);
  parts.save({ ...part, price: { ...part.price, eur: { ...part.price.eur, net: part.price.eur.net + by } } });
}

const countCreated = () => {
  const { createAddress = 0, createOrder = 0 } = shop.sandbox.store.calls.counts();
  return { createAddress, createOrder, orders: shop.sandbox.store.orders.list().length };
};

test.each<[string, ProblemCode, [string, number][]]>([
  ['a price', 'total-changed', [[testPart, 500]]],
  [
    'two prices at the same total',
    'details-changed',
    [
      [testPart, 500],
      [otherPart, -500],
    ],
  ],
])('%s changed while the fields are set: 409 %s, and no createOrder is sent', async (_what, code, changes) => {
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: otherPart, quantity: 1 });
  const { agreed } = await reachSummary(visitor);
  const before = countCreated();
  betweenLooks(() => changes.forEach(([slug, by]) => changePrice(slug, by)));
  const answer = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
  expect([answer.status, (answer.body as Problem).code]).toEqual([409, code]);
  expect(countCreated()).toEqual({ ...before, createAddress: before.createAddress + 1 });

  const now = await readAgreed(visitor);
  expect(now).not.toEqual(agreed);
  expect((await visitor.ask('POST', '/api/order', { key: newKey(), ...now })).status).toBe(201);
});

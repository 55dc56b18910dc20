import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasketAnswer } from '#api/basket.ts';
import type { OrderAnswer, Placed } from '#api/order.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { asksWell, newKey, reachSummary, readAgreed, testPart } from '#scripts/test-kit/visitor.ts';

const title = {
  ...{ what: 'Conrod bearing set', engines: 'Audi AEB and 35 more engines', traits: '', pieces: '4 pairs' },
  fits: { count: 36, names: { 'Audi/AEB': 'Audi AEB', 'VW/AWM': 'Volkswagen AWM', 'VW/AWP': 'Volkswagen AWP' } },
};
const called = (engine: string) => `Conrod bearing set for ${engine} and 35 more engines, standard size, 4 pairs`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory', findTitle: () => title });
});
afterAll(() => shop.stop());

// rule part.one-name
test('a line is called by the engine that it was put in for: in basket, order and mail, and put back from the order', async () => {
  const buyer = shop.visit();
  const ask = asksWell(buyer);
  const nameOf = ({ lines }: Pick<BasketAnswer, 'lines'>) => lines[0]?.name;
  const add = async (engine?: string) =>
    nameOf(await ask<BasketAnswer>('POST', '/api/basket/lines', { part: testPart, quantity: 1, engine }));
  expect(await add()).toBe(called('Audi AEB'));
  expect(await add('VW/AWM')).toBe(called('Volkswagen AWM'));
  expect(await add('VW/AWP')).toBe(called('Volkswagen AWP'));
  expect(await add()).toBe(called('Volkswagen AWP'));
  const { agreed } = await reachSummary(buyer);
  const { orderId } = await ask<Placed>('POST', '/api/order', { key: newKey(), ...agreed });
  const order = await ask<OrderAnswer>('GET', `/api/order/${orderId}`);
  expect(order.yours && nameOf(order.order)).toBe(called('Volkswagen AWP'));
  const isNamed = ({ text }: { text: string }) => text.includes(called('Volkswagen AWP'));
  await expect.poll(() => shop.sandbox.store.mails.list().some(isNamed), { timeout: 10_000 }).toBe(true);
  await ask('POST', `/api/order/${orderId}/basket`, {});
  expect(nameOf(await ask<BasketAnswer>('GET', '/api/basket'))).toBe(called('Volkswagen AWP'));
  const again = await ask<Placed>('POST', '/api/order', { key: newKey(), ...(await readAgreed(buyer)) });
  const anew = await ask<OrderAnswer>('GET', `/api/order/${again.orderId}`);
  expect(anew.yours && nameOf(anew.order)).toBe(called('Volkswagen AWP'));
});

test('an engine that the set is not listed for leads no name, and what is no engine is refused', async () => {
  const add = (engine: string) =>
    shop.visit().ask('POST', '/api/basket/lines', { part: testPart, quantity: 1, engine });
  expect((await add('Honda/K20A')).body).toMatchObject({ lines: [{ name: called('Audi AEB') }] });
  for (const engine of ['K20A', 'Honda/<b>', `Honda/${'K'.repeat(81)}`]) expect((await add(engine)).status).toBe(400);
});

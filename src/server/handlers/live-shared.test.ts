import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basketAnswerSchema } from '#api/basket.ts';
import { livePartSchema } from '#api/part.ts';
import { partsAnswerSchema } from '#api/parts.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import type { TestVisitor } from '#scripts/test-kit/visitor.ts';
import { memoryTimes } from '../live/decide-wait.ts';

const begun = new Date('2026-11-23T09:00:00Z').getTime();
const part = '4B1606H-STD';
const others = ['4B1606H-.25', '4B1606H-.50', '4B1606HX-STD', '4B1183H-STD', 'AG-1'];

/** As in daily work, which the test kit is not. */
const shop: TestShop = await openTestShop({ timing: { live: memoryTimes, breaks: true } });
afterAll(() => shop.stop());
/** Each test stands a day after the one before, so that nothing of that is left in memory. */
let now = begun;
beforeEach(() => {
  now += 24 * 60 * 60 * 1_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  shop.sandbox.store.faults.clear();
});

const pass = (ms: number) => void vi.setSystemTime((now += ms));
const count = (operation = 'getItem') => shop.sandbox.store.calls.counts()[operation] ?? 0;
const fault = (operation: string, mode: 'html' | 'hang' | 'error-before') =>
  shop.sandbox.store.faults.set({ operation, mode });
const look = (visitor: TestVisitor, slug = part) => visitor.ask('GET', `/api/part/${slug}`);
const read = async (visitor: TestVisitor) => livePartSchema.parse((await look(visitor)).body);
const list = async (visitor: TestVisitor, ids: string[]) =>
  partsAnswerSchema.parse((await visitor.ask('POST', '/api/parts/ids', { ids })).body);

function setPrice(euros: number): void {
  const { parts } = shop.sandbox.store;
  const found = parts.bySlug(part)!;
  parts.save({ ...found, price: { ...found.price, eur: { ...found.price.eur, net: euros * 100 } } });
}

// rule availability.shared
describe('one question for all', () => {
  test('a crowd that looks at one part at once asks once, and once for where they are', async () => {
    const before = [count(), count('getCountry')];
    const answers = await Promise.all(Array.from({ length: 60 }, () => look(shop.visit())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([count() - before[0]!, count('getCountry') - before[1]!]).toEqual([1, 1]);
  });

  test('page, list and box share it for three seconds; each country is a question of its own', async () => {
    await read(shop.visit());
    const before = count();
    await list(shop.visit(), [part]);
    pass(2_900);
    await read(shop.visit());
    expect(count()).toBe(before);
    const polish = shop.visit();
    await polish.ask('PUT', '/api/visitor/country', { country: 'PL' });
    await read(polish);
    expect(count()).toBe(before + 1);
    pass(200);
    await read(shop.visit());
    expect(count()).toBe(before + 2);
  });

  test('a number that is not there is asked for once, too', async () => {
    const before = count();
    const statuses = [await look(shop.visit(), 'NOSUCHT-STD'), await look(shop.visit(), 'NOSUCHT-STD')];
    expect([statuses.map(({ status }) => status), count() - before]).toEqual([[404, 404], 1]);
  });

  test('what is typed into a search by many is asked once', async () => {
    const before = count('search');
    await Promise.all(Array.from({ length: 5 }, () => shop.visit().ask('GET', '/api/search?q=4B1606')));
    expect(count('search') - before).toBe(1);
  });
});

// rule availability.shared
test('the basket does not share: a price that has just changed is charged as it is, whatever is still shown', async () => {
  setPrice(100);
  const visitor = shop.visit();
  expect((await read(visitor)).net.amount).toBe(10_000);
  setPrice(120);
  expect((await read(visitor)).net.amount).toBe(10_000);
  const before = count();
  const added = await visitor.ask('POST', '/api/basket/lines', { part, quantity: 1 });
  expect(count()).toBe(before + 1);
  expect(basketAnswerSchema.parse(added.body).lines[0]?.gross).toMatchObject({ amount: 14_760 });
  pass(3_000);
  expect((await read(visitor)).net.amount).toBe(12_000);
});

// rule availability.shared
test('who is told at the press that there are not so many reads so on the page, too', async () => {
  const { parts } = shop.sandbox.store;
  const found = {
    ...parts.bySlug('AR-1')!,
    stock: { default: 9, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] },
  };
  parts.save(found);
  const visitor = shop.visit();
  expect((await look(visitor, 'AR-1')).body).toMatchObject({ availability: { case: 'instock' } });
  parts.save({ ...found, stock: { default: 0, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] } });
  expect((await visitor.ask('POST', '/api/basket/lines', { part: 'AR-1', quantity: 1 })).status).toBe(409);
  expect((await look(visitor, 'AR-1')).body).toMatchObject({ availability: { case: 'outofstock' } });
  const body = { slug: 'AR-1', email: 'ann@buyer.example' };
  parts.save(found);
  expect((await visitor.ask('POST', '/api/stock-alert', body)).status).toBe(409);
  expect((await look(visitor, 'AR-1')).body).toMatchObject({ availability: { case: 'instock' } });
});

// rule availability.shared
describe('when the commerce API fails', () => {
  test.each(['html', 'error-before', 'hang'] as const)(
    '%s: what it told in the last minute is shown with its time, then nothing',
    async (mode) => {
      const visitor = shop.visit();
      expect((await read(visitor)).asOf).toBeUndefined();
      const asOf = new Date(now).toISOString();
      fault('getItem', mode);
      pass(30_000);
      expect(await read(visitor)).toMatchObject({ asOf, availability: { case: 'instock' } });
      expect((await list(visitor, [part])).parts).toMatchObject([{ slug: part, asOf }]);
      pass(30_000);
      expect((await look(visitor)).status).toBe(503);
      expect((await list(visitor, [part])).failed).toEqual([part]);
    },
  );

  // rule commerce.left-alone
  test('left alone after five without an answer; when it is back, one call finds out', async () => {
    const visitor = shop.visit();
    const state = () =>
      shop.services.measures
        .list()
        .find(({ name, labels }) => name === 'commerce_breaker_state' && labels['operation'] === 'get-part')?.value;
    pass(60_000);
    fault('getItem', 'hang');
    expect((await list(visitor, [part, ...others])).failed).toHaveLength(6);
    const before = count();
    expect((await list(visitor, ['AR-1', 'AB-1'])).failed).toEqual(['AR-1', 'AB-1']);
    expect([count(), state()]).toEqual([before, 2]);
    shop.sandbox.store.faults.clear();
    expect((await look(visitor)).status).toBe(503);
    pass(1_000);
    expect([(await look(visitor)).status, state()]).toEqual([200, 0]);
  });
});

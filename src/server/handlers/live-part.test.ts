import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { livePartSchema } from '#api/part.ts';
import { searchAnswerSchema } from '#api/search.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testPart } from '#scripts/test-kit/visitor.ts';
import { guessCountry, toNetwork } from './visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

// rules availability.live and request.own-names
describe('GET /api/part/{slug}', () => {
  test('price, stock and availability of this moment; what the basket holds is counted', async () => {
    const visitor = shop.visit();
    const before = livePartSchema.parse((await visitor.ask('GET', `/api/part/${testPart}`)).body);
    expect(before).toMatchObject({ slug: testPart, inBasket: 0, gross: { currency: 'eur' } });
    await visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 2 });
    const after = livePartSchema.parse((await visitor.ask('GET', `/api/part/${testPart}?quantity=1`)).body);
    expect([after.inBasket, after.availability.max]).toEqual([2, before.availability.max - 2]);
  });

  test.each([
    ['NOSUCHT-STD', 404],
    ['4B1606-STD', 404],
    ['nosuch', 404],
    [`${testPart}?quantity=0`, 400],
    [`${testPart}?quantity=1e9`, 400],
    [`${testPart}?quantity=x`, 400],
  ])('%s: %i', async (path, status) => {
    expect((await shop.visit().ask('GET', `/api/part/${path}`)).status).toBe(status);
  });

  // rule part.address
  test.each([
    ['4b1606h-std', '4B1606H-STD'],
    ['4b1606h-.25?quantity=2', '4B1606H-.25?quantity=2'],
    ['4b1606h%2B5m9505h', '4B1606H+5M9505H'],
  ])('%s in other letters is told where it is: %s', async (path, written) => {
    const { status, headers } = await shop.visit().ask('GET', `/api/part/${path}`);
    expect([status, headers.get('location')]).toEqual([308, `/api/part/${written}`]);
  });

  test('is there when the basket or the country cannot be asked, and 503 when the part cannot', async () => {
    const visitor = shop.visit();
    await visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 1 });
    shop.sandbox.store.faults.set({ operation: 'getCart', mode: 'error-before' });
    shop.sandbox.store.faults.set({ operation: 'getCountry', mode: 'hang' });
    expect((await visitor.ask('GET', `/api/part/${testPart}`)).status).toBe(200);
    shop.sandbox.store.faults.set({ operation: 'getItem', mode: 'html' });
    expect((await visitor.ask('GET', `/api/part/${testPart}`)).status).toBe(503);
  });
});

describe('GET /api/search', () => {
  // rule part.visible-codes
  test('finds visible parts by number', async () => {
    const { results } = searchAnswerSchema.parse((await shop.visit().ask('GET', '/api/search?q=4b1606h')).body);
    expect(results.map(({ slug }) => slug)).toContain(testPart);
  });

  // rule search.when-asked
  test.each(['', '?q=', '?q=4', `?q=${'x'.repeat(61)}`])('%s is 400', async (query) => {
    expect((await shop.visit().ask('GET', `/api/search${query}`)).status).toBe(400);
  });
});

describe('visitor country', () => {
  test('is asked once for a network and remembered', async () => {
    const ask = () => guessCountry(shop.services, '203.0.113.9');
    const first = await ask();
    const callCount = shop.sandbox.store.calls.counts()['getCountry'];
    expect([first, await ask()]).toEqual(['NL', 'NL']);
    expect(shop.sandbox.store.calls.counts()['getCountry']).toBe(callCount);
  });

  test.each([
    ['198.51.100.7', '198.51.100.0'],
    ['::ffff:198.51.100.7', '198.51.100.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8:0:2:3:4:5:6', '2001:db8::'],
    ['2001:db8::6', '2001:db8::'],
    ['2001::5', '2001::'],
    ['::1', '::'],
  ])('%s is kept as %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#domain/price/money.ts';
import { partsAnswerSchema } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const post = (visitor: TestVisitor, ids: unknown) => visitor.ask('POST', '/api/parts/ids', { ids });
const ask = async (visitor: TestVisitor, ids: string[]) => partsAnswerSchema.parse((await post(visitor, ids)).body);

// rule request.own-names
describe('POST /api/parts/ids', () => {
  test('price, stock and name of each part in the order asked, a repeated one once', async () => {
    const answer = await ask(shop.visit(), ['AG-1', testPart, 'AG-1']);
    expect(answer.parts.map(({ slug }) => slug)).toEqual(['AG-1', testPart]);
    expect(answer.parts[1]).toMatchObject({
      number: testPart,
      gross: { currency: 'eur' },
      inBasket: 0,
      availability: { case: 'instock' },
    });
    expect([answer.unknown, answer.failed]).toEqual([[], []]);
  });

  test('says of a part the same as GET /api/part/{slug}', async () => {
    const visitor = shop.visit();
    await visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 2 });
    const { parts } = await ask(visitor, [testPart]);
    const { body } = await visitor.ask('GET', `/api/part/${testPart}?quantity=1`);
    expect(parts[0]).toMatchObject(body as object);
    expect(parts[0]?.inBasket).toBe(2);
  });

  // rule price.as-in-basket
  test('writes the price as the visitor is charged', async () => {
    const visitor = shop.visit();
    const write = async () => {
      const [part] = (await ask(visitor, [testPart])).parts;
      return [part?.written, part && { gross: formatMoney(part.gross), net: formatMoney(part.net) }] as const;
    };
    const [taxed, amounts] = await write();
    expect(taxed).toMatchObject(amounts ?? {});
    await visitor.ask('PUT', '/api/visitor/country', { country: 'CH' });
    expect((await write())[0]).toMatchObject({ gross: amounts?.net, net: amounts?.net });
  });

  test('what is not there and what is not shown are both unknown, and the rest is answered', async () => {
    const answer = await ask(shop.visit(), ['NOSUCHT-STD', '4B1606-STD', testPart]);
    expect(answer.unknown).toEqual(['NOSUCHT-STD', '4B1606-STD']);
    expect(answer.parts).toHaveLength(1);
  });

  test('what is no number of a part is named as it was sent, and the rest is answered', async () => {
    const bad = ['<script>', '', '4b1606h-std', ' AG-1', '4B1606H -.25', '4B1606H-.77', 'x'.repeat(200)];
    const answer = partsAnswerSchema.parse((await post(shop.visit(), [...bad, testPart])).body);
    expect(answer.unknown).toEqual(bad);
    expect(answer.parts.map(({ slug }) => slug)).toEqual([testPart]);
  });

  test('one part that cannot be asked does not fail the others', async () => {
    shop.sandbox.store.faults.set({ operation: 'getItem', mode: 'garbage', times: 1 });
    const answer = await ask(shop.visit(), [testPart, 'AG-1', 'AR-1']);
    expect([answer.parts.length, answer.failed.length, answer.unknown.length]).toEqual([2, 1, 0]);
  });

  test('a shop that does not answer is told as failed parts within the timeout of a browser', async () => {
    shop.sandbox.store.faults.set({ operation: 'getItem', mode: 'hang' });
    const startedAt = Date.now();
    const answer = await ask(shop.visit(), [testPart, 'AG-1']);
    expect(answer.failed).toEqual([testPart, 'AG-1']);
    expect(Date.now() - startedAt).toBeLessThan(12_000);
  });

  test('as many parts as may be asked at once are answered', async () => {
    const slugs = shop.sandbox.store.parts.search('H-STD', limits.partsAtOnce).map(({ slug }) => slug);
    expect((await ask(shop.visit(), slugs)).parts).toHaveLength(slugs.length);
  });

  test.each([
    ['none', []],
    ['more than may be asked', Array.from({ length: limits.partsAtOnce + 1 }, (_, at) => `4B${at}H-STD`)],
    ['no list', testPart],
    ['a number', [4]],
    ['a list within the list', [[testPart]]],
    ['nothing within the list', [null]],
  ])('%s is 400', async (_case, ids) => {
    expect((await post(shop.visit(), ids)).status).toBe(400);
  });

  test('GET is 405', async () => {
    expect((await shop.visit().ask('GET', '/api/parts/ids')).status).toBe(405);
  });
});

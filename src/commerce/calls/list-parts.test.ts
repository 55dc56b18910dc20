import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import { sortOut } from './parts.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

describe('listParts', () => {
  test('gives every visible part; the codes that the rules hide are only counted', async () => {
    const answer = await shop.source.listParts();
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.parts).toHaveLength(2460);
    expect(answer.value.broken).toEqual([]);
    expect(answer.value.hidden).toBe(22);
  });

  test('knows the stock of each, and of no hidden one', async () => {
    const answer = await shop.source.listParts();
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect([...answer.value.stock.keys()]).toEqual(answer.value.parts.map(({ slug }) => slug));
    expect(answer.value.stock.get('4B1606H-STD')).toMatchObject({
      default: expect.any(Number),
      inTransit: expect.any(Array),
    });
  });

  test('sets a broken item aside and names it', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', { technicaldetails: [{ name: '', value: 'nothing' }] });
    const answer = await shop.source.listParts();
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.parts).toHaveLength(2459);
    expect(answer.value.broken).toEqual([
      { slug: '4B1606H-STD', at: expect.stringContaining('technicaldetails.0.name') },
    ]);
  });

  test('keeps what is listed twice, for the pull to see', async () => {
    await shop.fault({ operation: 'getItemsList', mode: 'duplicates' });
    const answer = await shop.source.listParts();
    expect(answer.ok && answer.value.parts.length).toBe(2 * 2460);
  });
});

describe('sortOut', () => {
  test('takes a part whose stock is not told, without a stock', () => {
    const price = { prices: { NL: { price: 10, grossprice: 12.3 } } };
    const item = {
      id: '1',
      name: 'Set',
      number: '4B1606H-STD',
      urlcomponent: '4B1606H-STD',
      recordtype: 'inventoryitem',
      weight: null,
      photos: [],
      technicaldetails: [],
      components: [],
      price,
      currency: 'eur',
    };
    const texts = [
      'description',
      'detaildescription',
      'categorydescription',
      'groupdescription',
      'classdescription',
      'parameter',
      'manufacturer',
    ];
    const listed = sortOut([{ ...item, ...Object.fromEntries(texts.map((name) => [name, ''])) }], 'NL');
    expect([listed.parts.length, listed.stock.size, listed.broken]).toEqual([1, 0, []]);
  });

  test.each([
    ['text', 'nothing'],
    ['null', null],
    ['an empty object', {}],
    ['a list', []],
    ['a code of the wrong type', { urlcomponent: 7 }],
  ])('sets aside %s under its place in the list', (_, item) => {
    expect(sortOut([item], 'NL')).toMatchObject({ parts: [], broken: [{ slug: 'item 1 of the list' }], hidden: 0 });
  });

  test('does not judge hidden items', () => {
    expect(sortOut([{ urlcomponent: '4B1606-STD' }], 'NL')).toMatchObject({ parts: [], broken: [], hidden: 1 });
  });
});

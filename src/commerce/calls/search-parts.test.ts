import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isVisibleCode } from '#domain/part/part.ts';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const search = async (keyword: string): Promise<string[]> => {
  const answer = await shop.commerce.searchParts(keyword);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value.map(({ slug }) => slug);
};

describe('searchParts', () => {
  test('finds one size by its whole number', async () => {
    expect(await search('4B1606H-.50')).toEqual(['4B1606H-.50']);
  });

  test('finds all sizes of a set, in lower case too', async () => {
    const found = await search('4b1606h');
    expect(found).toContain('4B1606H-STD');
    expect(found.length).toBeGreaterThan(1);
  });

  test.each(['AG-2', 'MUG-01', '4B1606-STD', '9Z9Z9Z'])(
    'shows nothing for %s, which the rules hide',
    async (keyword) => {
      expect(await search(keyword)).toEqual([]);
    },
  );

  // rule part.visible-codes
  test('gives visible codes only', async () => {
    expect((await search('4B')).every(isVisibleCode)).toBe(true);
  });

  test('gives name and description for the list', async () => {
    expect(await shop.commerce.searchParts('AG-1')).toMatchObject({
      ok: true,
      value: [
        { slug: 'AG-1', number: 'AG-1', name: expect.stringMatching(/./), description: expect.stringMatching(/./) },
      ],
    });
  });

  test('gives up after the deadline of a search, without a second try', async () => {
    await shop.fault({ operation: 'search', mode: 'hang' });
    expect(await shop.commerce.searchParts('4B1606H')).toEqual({
      ok: false,
      failure: { kind: 'network', operation: 'search-parts', cause: 'deadline' },
    });
    expect(await shop.count('search')).toBe(1);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPartNumbers } from '#domain/search/nearest-numbers.ts';
import { createShop } from './shop.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await openTestShop({ storage: 'memory' });
});
afterAll(() => kit.stop());
afterEach(() => kit.sandbox.store.faults.clear());

const numbers = createPartNumbers(['4B1606H', '4B1606H-STD', '4B1606H-.50', '4B1608H-STD', '2T9701', 'AG-1']);
const find = (id: string) => createShop(kit.services, {}, numbers).findPart(id);

// rule news.article
describe('findArticle: what no file answers below /news', () => {
  const findArticle = (slug: string) => createShop(kit.services, {}).findArticle(slug);

  test('an article, live', async () => {
    const slug = 'reading-a-worn-bearing-shell';
    expect(await findArticle(slug)).toMatchObject({ kind: 'article', article: { slug } });
  });

  test.each(['no-such-article', '', '..', 'a/b', '%', '<script>', 'x'.repeat(300)])('%s is none', async (slug) => {
    expect(await findArticle(slug)).toEqual({ kind: 'none' });
  });

  test.each(['error-before', 'garbage', 'drop-after'] as const)('%s is not "none"', async (mode) => {
    kit.sandbox.store.faults.set({ operation: 'getNews', mode });
    expect(await findArticle('reading-a-worn-bearing-shell')).toEqual({ kind: 'unavailable' });
  });
});

describe('findPart: what no file answers below /details', () => {
  // rule part.newer-than-build
  test('an exact part, live', async () => {
    expect(await find('4B1606H-STD')).toMatchObject({ kind: 'part', part: { slug: '4B1606H-STD' } });
  });

  // rule part.fallback
  test.each([
    ['4b1606h-std', 'elsewhere'],
    ['4B1606H std', 'elsewhere'],
    ['4B1606H', 'instead'],
  ])('%s leads to the standard size: %s', async (id, kind) => {
    expect(await find(id)).toEqual({ kind, slug: '4B1606H-STD' });
  });

  // rule part.not-made
  test.each([
    ['4B1606H-9.99', '9.99'],
    ['4b1606h 9.99', '9.99'],
    ['4B1606H-.77', '.77'],
    ['4b1606h-.77', '.77'],
    ['4B1606H-STF', 'STF'],
  ])('%s is a size that the set is not made in', async (id, size) => {
    expect(await find(id)).toEqual({ kind: 'not-made', set: '4B1606H', size, slug: '4B1606H-STD' });
  });

  // rule page.text-tail
  test.each([
    ['4B1606H-STD.', '4B1606H-STD'],
    ['4b1606h-std).', '4B1606H-STD'],
    ['4B1606H-STD\u2026', '4B1606H-STD'],
    ['4B1606H-STD\u200B', '4B1606H-STD'],
    ['4B1606H-STD\u201D,', '4B1606H-STD'],
    ['4B1606H-STD&utm_source=mail', '4B1606H-STD'],
    ['4B1606H-STD](https://shop.example/x)', '4B1606H-STD'],
    // a part that only the commerce API knows, a size that is not made, a number that nobody has
    ['4B1946H-STD!', '4B1946H-STD'],
    ['4B1606H-.77)', '4B1606H-.77'],
    ['4B1606H.', '4B1606H'],
    ['9Z9999).', '9Z9999'],
  ])('%s leads to %s', async (id, slug) => {
    expect(await find(id)).toEqual({ kind: 'elsewhere', slug });
  });

  // rule part.kit-size
  test.each([
    ['4B1606H+5M9505H-STD', { kind: 'elsewhere' }],
    ['4b1606h+5m9505h-std', { kind: 'elsewhere' }],
    ['4B1606H+5M9505H-.25', { kind: 'not-made', set: '4B1606H+5M9505H', size: '.25' }],
  ])('%s, a kit of standard size, leads to %j', async (id, leads) => {
    expect(await find(id)).toEqual({ ...leads, slug: '4B1606H+5M9505H' });
  });

  // rule search.size-asked
  test.each([
    ['2T9701-STD', { kind: 'elsewhere', slug: '2T9701' }],
    ['2t9701 standard', { kind: 'elsewhere', slug: '2T9701' }],
    ['OPHD1040HP-STD', { kind: 'elsewhere', slug: 'OPHD1040HP' }],
    ['2T9701-.25', { kind: 'not-made', set: '2T9701', size: '.25', slug: '2T9701' }],
    ['OPHD1040HP-.25', { kind: 'not-made', set: 'OPHD1040HP', size: '.25', slug: 'OPHD1040HP' }],
  ])('%s, in one size without a name, leads to %j', async (id, leads) => {
    expect(await find(id)).toEqual(leads);
  });

  test.each(['NOSUCHSET-STD', '4B1606-STD', 'x', '<script>', '..', '%'])('%s is not found', async (id) => {
    expect(await find(id)).toMatchObject({ kind: 'none' });
  });

  test.each([
    ['4b1606h .50', '4B1606H-.50'],
    ['4B1606H-0.50', '4B1606H-.50'],
    ['4b16o6h', '4B1606H'],
    ['ag1', 'AG-1'],
  ])('%s is another spelling of %s', async (id, slug) => {
    expect(await find(id)).toEqual({ kind: 'elsewhere', slug });
  });

  // rule part.unknown
  test.each([
    ['4B1607H-STD', ['4B1606H-STD', '4B1608H-STD']],
    ['4B1606-.50', ['4B1606H-.50']],
    ['x', []],
  ])('%s is not found, and near to %j', async (id, nearest) => {
    expect(await find(id)).toEqual({ kind: 'none', nearest });
  });

  test('when the commerce API cannot be asked, that is not "not found"', async () => {
    kit.sandbox.store.faults.set({ operation: 'getItem', mode: 'error-before' });
    expect(await find('4B1606H-STD')).toEqual({ kind: 'unavailable' });
    kit.sandbox.store.faults.set({ operation: 'search', mode: 'error-before' });
    expect(await find('4B1606H')).toEqual({ kind: 'unavailable' });
    expect(await find('4B1606H-0.50')).toEqual({ kind: 'elsewhere', slug: '4B1606H-.50' });
  });
});

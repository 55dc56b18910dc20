import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';

const { ask } = searchForTests(seedCatalogueForTests(), { whole: 1_000_000, shard: 9000 });

// rule search.size-asked
describe('a set in one size without a name', () => {
  test.each([
    ['2T9701 std', '2T9701'],
    ['2T9701-STD', '2T9701'],
    ['2T9701 standard', '2T9701'],
    ['OPHD1040HP std', 'OPHD1040HP'],
    ['AG-1 std', 'AG-1'],
  ])('is meant where the standard size is asked for: %j', (typed, slug) => {
    const answer = ask(typed);
    expect(answer).toMatchObject({ certainty: 'exact', exactSlug: slug, missingSize: null });
    expect(answer.sets[0]).not.toHaveProperty('notMade');
  });

  test('is not made in another size', () => {
    expect(ask('2T9701 .25')).toMatchObject({ exactSlug: null, missingSize: { set: '2T9701', size: '.25' } });
  });

  test('found by words, is not said to be missing in the standard one', () => {
    const { sets, total } = ask('honda oil pump std');
    expect(sets.flatMap(({ notMade = [] }) => notMade)).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});

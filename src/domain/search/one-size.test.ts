import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';

const { ask } = searchForTests(seedCatalogueForTests());

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

  test.each(['2T9701 st', '2T9701-s'])('may become the one asked for: %j', (typed) => {
    expect(ask(typed)).toMatchObject({ missingSize: null, begunSize: { set: '2T9701' } });
  });

  test.each([
    ['audi aan thrust std', ['1T9504', '2T9701']],
    ['2jz-gte thrust standard', ['1T8103', '2T9703']],
  ])('stands among others in standard: %j', (typed, codes) => {
    const { sets } = ask(typed);
    expect(sets.map(({ set }) => set).toSorted()).toEqual(codes);
    expect(sets.flatMap(({ notMade = [], isOneSize = [] }) => [notMade, isOneSize].flat())).toEqual([]);
  });

  test('is no kit of several sizes', () => {
    const { sets } = ask('kit std');
    expect(sets.map(({ holds }) => holds)).toEqual(sets.map(() => 'STD'));
  });
});

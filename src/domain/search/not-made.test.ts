import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeNotMade } from './not-made.ts';

const sizes = ['.50', 'STD', '.025', 'STD-SP', '.25'];

// rule part.not-made
describe('a size that a set is not made in', () => {
  test.each([
    ['.77', '−.77', ['.50', '.25', '.025']],
    ['-.77', '−.77', ['.50', '.25', '.025']],
    ['0.77', '−.77', ['.50', '.25', '.025']],
    ['0.77 mm', '0.77 MM', ['.50', '.25', '.025']],
    ['020', '020', ['.50', '.25', '.025']],
    ['.020', '−.020', ['.50', '.25', '.025']],
    ['.10', '−.10', ['.025', 'STD', '.25']],
    ['STF', 'STF', ['STD', 'STD-SP', '.025']],
    ['9.99', '9.99', ['STD', 'STD-SP', '.025']],
  ])('%s is said as %s; nearest %j', (typed, requested, near) => {
    const notMade = describeNotMade('4B1606H', sizes, typed);
    expect(notMade).toMatchObject({ set: '4B1606H', requested, displayed: 'STD' });
    expect(notMade.near.slice(0, 3)).toEqual(near);
  });

  test('of two as near the one in the unit that was asked for goes first', () => {
    expect(describeNotMade('4B1606H', ['001', '.025', '.25'], '.77').near).toEqual(['.25', '.025', '001']);
    expect(describeNotMade('4B1606H', ['.025', '001', '.25'], '030').near).toEqual(['.25', '001', '.025']);
    expect(describeNotMade('4B1606H', ['.10', '.40'], '.25').near).toEqual(['.10', '.40']);
  });

  test('washers are not undersize, and a set without STD shows its first size', () => {
    expect(describeNotMade('1T1957', ['.10', '.20'], '.30')).toEqual({
      set: '1T1957',
      requested: '.30',
      displayed: '.10',
      near: ['.20', '.10'],
      unit: null,
    });
  });

  // rule search.inch
  test('in the other unit it is told in both', () => {
    expect(describeNotMade('4B1606H', ['STD', '.25'], '10').unit).toMatchObject({ mm: '0.254', nearest: '.25' });
    expect(describeNotMade('4B1606H', ['STD', '.25'], '.60').unit).toBeNull();
  });

  test('whatever is asked: only sizes that are made are named, each once, and the shown one is made', () => {
    const made = fc.subarray(['STD', 'STD-SP', '.025', '.25', '.50', '.75', '010', '020', '.001'], { minLength: 1 });
    fc.assert(
      fc.property(made, fc.string({ maxLength: 12 }), (made, typed) => {
        const { displayed, near } = describeNotMade('4B1606H', made, typed);
        expect(made).toContain(displayed);
        expect(made).toEqual(expect.arrayContaining(near));
        expect(new Set(near).size).toBe(near.length);
      }),
    );
  });
});

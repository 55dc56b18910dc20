import { describe, expect, test } from 'vitest';
import { fromMm } from './length.ts';
import { isExtraClearanceSet, toRaceClearance, toRangeByRule, toThrustClearance, toTwinSet } from './target-range.ts';

// rule clearance.extra-oil
test.each([
  ['4B1606H', false, '4B1606HX'],
  ['4B1606HX', true, '4B1606H'],
  ['8B663HD', false, '8B663HXD'],
  ['8B663HXD', true, '8B663HD'],
  ['4B1946HC', false, null],
  ['AG-1', false, null],
  ['OPHD1040HP', false, null],
  ['', false, null],
])('%s: extra clearance %s, twin %s', (set, isExtra, twin) => {
  expect([isExtraClearanceSet(set), toTwinSet(set)]).toEqual([isExtra, twin]);
});

const range = (from: number, to: number) => ({ from: fromMm(from), to: fromMm(to) });

// rule clearance.race-range
describe('by the figures of the rules', () => {
  test.each([
    [25, 0.033, 0.038],
    [50, 0.053, 0.063],
    [75, 0.073, 0.088],
  ])('a race journal of %d mm', (journal, from, to) =>
    expect(toRaceClearance(fromMm(journal))).toEqual(range(from, to)),
  );

  test.each([
    ['4B1946H', 0.053, 0.063],
    ['4B1946HX', 0.078, 0.088],
  ])('the set %s on 50 mm', (set, from, to) => expect(toRangeByRule(set, fromMm(50))).toEqual(range(from, to)));

  test.each([
    [40, 0.1, 0.15],
    [70, 0.1, 0.15],
    [70.001, 0.15, 0.2],
    [90, 0.15, 0.2],
    [90.001, 0.2, 0.25],
  ])('end float of a journal of %d mm', (journal, from, to) =>
    expect(toThrustClearance(fromMm(journal))).toEqual(range(from, to)),
  );
});

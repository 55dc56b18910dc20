import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMm } from './length.ts';
import { type Measured, findMeasurementIssue } from './measurement-issue.ts';
import { measure, sampleShells } from './samples.ts';

const facts = sampleShells();
const find = (journal: number, housing: number, changes = {}) =>
  findMeasurementIssue(sampleShells(changes), measure(journal, housing));

// rule clearance.chosen-size
describe('what counts as a measurement of 4B1606H, journal 47.758–47.778, housing 50.600–50.615', () => {
  test.each([
    ['as made', 47.768, 50.608],
    ['a journal at the deepest regrind', 46.258, 50.608],
    ['a journal 0.1 mm over', 47.878, 50.608],
    ['a housing 0.1 mm under', 47.768, 50.5],
    ['a housing 0.1 mm over', 47.768, 50.715],
    ['the housing of 50.700 mm, which is resized first', 47.768, 50.7],
  ])('%s: nothing against it', (_case, journal, housing) => {
    expect(find(journal, housing)).toBeNull();
  });

  test.each([
    ['a journal ground 0.001 mm deeper', 46.257, 50.608, 'journal', -1.501],
    ['a journal 0.001 mm more over', 47.879, 50.608, 'journal', 0.101],
    ['a housing 0.001 mm more under', 47.768, 50.499, 'housing', -0.101],
    ['a housing 0.001 mm more over', 47.768, 50.716, 'housing', 0.101],
  ])('%s: how far off', (_case, journal, housing, field, by) => {
    const given = field === 'journal' ? facts.journal : facts.housing;
    expect(find(journal, housing)).toEqual({ kind: 'off', field, by: fromMm(by), given });
  });
});

describe('slips', () => {
  test.each([
    ['both in inch', measure(1.8806, 1.9924), { kind: 'other-unit', fields: ['journal', 'housing'], unit: 'in' }],
    ['the housing alone in inch', measure(47.768, 1.9924), { kind: 'other-unit', fields: ['housing'], unit: 'in' }],
    [
      'mm where inch is set',
      measure(47.768 * 25.4, 50.608 * 25.4, 'in'),
      { kind: 'other-unit', fields: ['journal', 'housing'], unit: 'mm' },
    ],
    ['exchanged', measure(50.608, 47.768), { kind: 'swapped' }],
    ['exchanged and in inch', measure(1.9924, 1.8806), { kind: 'journal-not-smaller' }],
  ])('%s', (_case, measured: Measured, issue) => {
    expect(findMeasurementIssue(facts, measured)).toMatchObject(issue);
  });

  test('without figures only what cannot be is said', () => {
    const bare = { journal: null, housing: null };
    expect(find(47, 50, bare)).toBeNull();
    expect(find(50, 50, bare)).toEqual({ kind: 'journal-not-smaller' });
    expect(find(500.1, 501, bare)).toMatchObject({ kind: 'off', field: 'journal' });
    expect(find(0, 50, bare)).toMatchObject({ kind: 'off', field: 'journal' });
    expect(find(-47, 50, bare)).toMatchObject({ kind: 'off', field: 'journal' });
  });
});

describe('for every measurement', () => {
  const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10_000);

  test('one that an engine of this set can have is never refused, in either unit', () => {
    fc.assert(
      fc.property(
        tenths(462_580, 478_780),
        tenths(505_000, 507_150),
        fc.constantFrom<'mm' | 'in'>('mm', 'in'),
        (journal, housing, unit) => {
          expect(findMeasurementIssue(facts, measure(journal, housing, unit))).toBeNull();
        },
      ),
    );
  });

  test('one that is refused never has both lengths in their ranges', () => {
    fc.assert(
      fc.property(tenths(1, 600_000), tenths(1, 600_000), (journal, housing) => {
        const isJournal = journal >= 46.258 && journal <= 47.878;
        const isHousing = housing >= 50.5 && housing <= 50.715;
        expect(find(journal, housing) === null).toBe(isJournal && isHousing);
      }),
    );
  });
});

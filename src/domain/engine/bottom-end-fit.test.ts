import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BottomEndLine, type BottomEndPlace, checkFit } from './bottom-end-fit.ts';
import type { EngineRow } from './engine-row.ts';
import { samplePrice, sampleRow } from './samples.ts';

const line = (place: BottomEndPlace, set: string, size = 'STD', changes: Partial<EngineRow> = {}): BottomEndLine => ({
  ...{ place, row: sampleRow(set, [size], changes) },
  size: { slug: `${set}-${size}`, size, meaning: size, price: samplePrice() },
});
const rods = (letters: string, size?: string, changes?: Partial<EngineRow>) =>
  line('rod', `4B1946${letters}`, size, changes);
const mains = (letters: string, size?: string, changes?: Partial<EngineRow>) =>
  line('main', `5M1959${letters}`, size, changes);
const washers = (size?: string, changes?: Partial<EngineRow>) => line('thrust', '1T1957', size, changes);
const [of45, of55, of60] = ['45.00', '55.00', '60.00'].map((journalMm) => ({ journalMm })) as [object, object, object];
const extra = { clearance: 'Extra oil clearance (-0.025mm)' };

// rule catalogue.bottom-end
describe('parts that belong together', () => {
  test.each<[string, BottomEndLine[]]>([
    ['conrods, mains and washers', [rods('H'), mains('H'), washers()]],
    ['one of them alone', [washers()]],
    ['dowel holes, which are made in conrods alone', [rods('HD'), mains('H')]],
    ['dowel holes with extra clearance', [rods('HXD'), mains('HX')]],
    ['ground journals and washers of standard thickness', [rods('H', '.25'), mains('H', '.25'), washers()]],
    ['washers without a size', [rods('H', '.25'), mains('H', '.25'), washers('')]],
    ['0.010 in, written in two ways', [rods('H', '010'), mains('H', '.010')]],
    ['washers for the journal of the mains', [mains('H', 'STD', of55), washers('STD', of55)]],
    ['a conrod journal of its own measure', [rods('H', 'STD', of45), mains('H', 'STD', of55), washers('STD', of55)]],
    ['a journal that is not known', [mains('H', 'STD', of55), washers()]],
  ])('%s', (_, lines) => expect(checkFit(lines)).toEqual([]));
});

// rule catalogue.bottom-end
describe('parts that do not', () => {
  test.each<[string, BottomEndLine[], string[]]>([
    ['none', [], ['place']],
    ['two sets of mains', [rods('H'), mains('H'), mains('H')], ['place']],
    ['coated beside plain', [rods('HC'), mains('H')], ['clearance']],
    ['dowel holes beside extra clearance', [rods('HD'), mains('HX')], ['clearance']],
    ['extra clearance with dowel holes beside standard', [rods('HXD'), mains('H')], ['clearance']],
    ['letters alike, clearance not', [rods('H'), mains('H', 'STD', extra)], ['clearance']],
    ['letters alike, one of them coated', [rods('H', 'STD', { isCoated: true }), mains('H')], ['clearance']],
    ['another regrind', [rods('H', '.25'), mains('H', '.50')], ['size']],
    ['0.025 mm beside 0.025 in', [rods('H', '.025'), mains('H', '025')], ['size']],
    ['standard beside special', [rods('H', 'STD'), mains('H', 'STD-SP')], ['size']],
    ['thicker washers', [rods('H', '.10'), mains('H', '.10'), washers('.10')], ['size']],
    ['washers for another journal', [mains('H', 'STD', of55), washers('STD', of60)], ['journal']],
    [
      'all at once',
      [rods('H'), rods('H'), mains('HX', '.25', of55), washers('.10', of60)],
      ['place', 'clearance', 'size', 'journal'],
    ],
  ])('%s', (_, lines, issues) => expect(checkFit(lines)).toEqual(issues));
});

// rule catalogue.bottom-end
describe('any parts', () => {
  const letters = fc.constantFrom('H', 'HC', 'HX', 'HD', 'HXD');
  const size = fc.constantFrom('STD', '.25', '.50', '010', '.010');
  const journal = fc.constantFrom({}, of55, of60);
  const aLine = fc.oneof(
    fc.tuple(letters, size).map(([ending, code]) => rods(ending, code)),
    fc.tuple(letters, size, journal).map(([ending, code, of]) => mains(ending, code, of)),
    fc.tuple(fc.constantFrom('STD', '', '.10'), journal).map(([code, of]) => washers(code, of)),
  );

  test('are judged alike in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 4 }), (lines) => {
        expect(checkFit(lines.toReversed())).toEqual(checkFit(lines));
      }),
    );
  });

  test('that belong together still do without one of them', () => {
    const fitting = fc.uniqueArray(aLine, { minLength: 2, maxLength: 3, selector: ({ place }) => place });
    fc.assert(
      fc.property(fitting, (lines) => {
        fc.pre(checkFit(lines).length === 0);
        for (const left of lines) expect(checkFit(lines.filter((one) => one !== left))).toEqual([]);
      }),
    );
  });
});

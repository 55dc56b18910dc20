import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseFirst, chooseLetters, listBottomEnds, pickBottomEnd } from './bottom-end.ts';
import { checkFit } from './bottom-end-fit.ts';
import { sampleGroup, sampleRow } from './samples.ts';

const rods = sampleRow('4B1946H', ['STD', 'STD-SP', '.025', '.25', '.50', '001']);
const mains = sampleRow('5M1959H', ['STD', 'STD-SP', '.025', '.25', '.50'], { journalMm: '55.00' });
const thrust = sampleRow('1T1957', ['STD', '.10'], { journalMm: '55.00' });
const upgrade = sampleRow('2T9702', ['']);
const coated = [sampleRow('4B1946HC', ['STD', '.25']), sampleRow('5M1959HC', ['STD', '.25'], { journalMm: '55.00' })];
const extra = [sampleRow('4B1946HX', ['STD', '.25']), sampleRow('5M1959HX', ['STD'], { journalMm: '55.00' })];
const all = [rods, mains, thrust, ...coated, ...extra];
const endsOf = (rows = all) => listBottomEnds(sampleGroup(rows));
const optionsOf = (rows = all) => endsOf(rows)?.options.map(({ letters, sizes }) => [letters, ...sizes].join(' '));

// rule catalogue.bottom-end
describe('what can be chosen', () => {
  test('a clearance that conrods and mains both have, in the sizes that both have', () => {
    expect(optionsOf()).toEqual(['H STD STD-SP .025 .25 .50', 'HC STD .25', 'HX STD']);
  });

  const dowels = [sampleRow('8B663HD', ['STD']), sampleRow('8B663HXD', ['STD', '.25'])];
  const others = [sampleRow('5M7298H', ['STD', '.25']), sampleRow('5M7298HX', ['.25'])];
  test.each([
    ['extra clearance in conrods alone', [rods, mains, sampleRow('4B1946HX', ['STD'])], ['H STD STD-SP .025 .25 .50']],
    ['dowel holes go with mains of the same clearance', [...dowels, ...others], ['HD STD', 'HXD .25']],
    ['no size in common', [sampleRow('4B1946H', ['STD']), sampleRow('5M1959H', ['.25'])], undefined],
    ['the same code for another clearance', [rods, { ...mains, clearance: 'Extra oil clearance' }], undefined],
    ['two conrod sets of one clearance', [rods, sampleRow('4B1972H', ['STD']), mains], undefined],
    ['conrods alone', [rods, ...coated.slice(0, 1)], undefined],
    ['no mains for the engine, but thrust', [sampleRow('4B1946H', ['STD']), thrust], ['H STD']],
    ['nothing', [], undefined],
  ])('%s', (_, rows, options) => expect(optionsOf(rows)).toEqual(options));

  test('a kit is no part of a bottom end by itself', () => {
    expect(optionsOf([{ ...rods, isKit: true }, mains])).toBeUndefined();
  });

  test('the usual washers come first; those for another journal are left out', () => {
    const other = sampleRow('1T9999', ['STD'], { journalMm: '60.00' });
    expect(endsOf([upgrade, other, ...all])?.thrusts.map(({ set }) => set)).toEqual(['1T1957', '2T9702']);
    expect(endsOf([...all, sampleRow('1T8888', ['.10'])])?.thrusts.map(({ set }) => set)).toEqual(['1T1957']);
  });
});

const pick = (letters: 'H' | 'HC' | 'HX', size: string, set: string | null = '1T1957') =>
  pickBottomEnd(sampleGroup([...all, upgrade]), { letters, size, thrust: set }).map((line) => line.size.slug);

// rule catalogue.bottom-end
describe('what is picked', () => {
  test.each([
    ['H', 'STD', ['4B1946H-STD', '5M1959H-STD', '1T1957-STD']],
    ['H', '.25', ['4B1946H-.25', '5M1959H-.25', '1T1957-STD']],
    ['HC', '.25', ['4B1946HC-.25', '5M1959HC-.25', '1T1957-STD']],
    ['HX', '.25', []],
    ['H', '001', []],
  ] as const)('%s in %s', (letters, size, slugs) => expect(pick(letters, size)).toEqual(slugs));

  test('washers as chosen, and none where none are', () => {
    expect(pick('H', 'STD', '2T9702').at(-1)).toBe('2T9702');
    expect(pick('H', 'STD', null)).toEqual(['4B1946H-STD', '5M1959H-STD']);
  });

  test('another clearance keeps the size where it is made in it', () => {
    const ends = endsOf();
    if (!ends) throw new Error('no bottom end');
    const first = chooseFirst(ends);
    expect(first).toEqual({ letters: 'H', size: 'STD', thrust: '1T1957' });
    expect(chooseLetters(ends, { ...first, size: '.25' }, 'HC').size).toBe('.25');
    expect(chooseLetters(ends, { ...first, size: '.25' }, 'HX').size).toBe('STD');
  });
});

const line = (place: 'rod' | 'main' | 'thrust', row: typeof rods, size: string) => ({
  ...{ place, row },
  size: { slug: `${row.set}-${size}`, size, meaning: '', price: rods.sizes[0]?.price ?? rods.sizes[0]!.price },
});

// rule catalogue.bottom-end
describe('the check', () => {
  const [coatedRods = rods] = coated;
  const [extraRods = rods] = extra;
  test.each([
    ['one clearance and size', [line('rod', rods, 'STD'), line('main', mains, 'STD')], []],
    ['one measure in two writings', [line('rod', rods, '010'), line('main', mains, '.010')], []],
    ['two sizes', [line('rod', rods, 'STD'), line('main', mains, '.25')], ['size']],
    ['inch beside mm', [line('rod', rods, '.25'), line('main', mains, '010')], ['size']],
    ['coated beside plain', [line('rod', coatedRods, 'STD'), line('main', mains, 'STD')], ['clearance']],
    ['extra beside standard', [line('rod', extraRods, 'STD'), line('main', mains, 'STD')], ['clearance']],
    ['thicker washers', [line('rod', rods, 'STD'), line('thrust', thrust, '.10')], ['size']],
    ['a kind twice', [line('rod', rods, 'STD'), line('rod', rods, 'STD')], ['place']],
    ['nothing', [], ['place']],
    [
      'washers for another journal',
      [line('main', mains, 'STD'), line('thrust', { ...thrust, journalMm: '60.00' }, 'STD')],
      ['journal'],
    ],
  ])('%s', (_, lines, issues) => expect(checkFit(lines)).toEqual(issues));
});

test('whatever an engine has, every choice that is offered makes a bottom end that fits together', () => {
  const size = fc.constantFrom('STD', 'STD-SP', '.025', '.25', '.50', '010', '');
  const sets = ['4B1H', '4B1HC', '4B1HX', '4B2H', '4B1HD', '5M1H', '5M1HC', '5M1HX', '5M2H', '1T1', '2T2'];
  const row = fc
    .tuple(fc.constantFrom(...sets), fc.uniqueArray(size, { minLength: 1 }), fc.constantFrom('55.00', '60.00', null))
    .map(([set, sizes, journalMm]) => sampleRow(set, sizes, { journalMm }));
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ set }) => set, maxLength: 9 }), (rows) => {
      const groups = sampleGroup(rows);
      const ends = listBottomEnds(groups);
      for (const { letters, sizes } of ends?.options ?? [])
        for (const code of sizes)
          for (const washers of [null, ...(ends?.thrusts ?? [])]) {
            const lines = pickBottomEnd(groups, { letters, size: code, thrust: washers?.set ?? null });
            expect(checkFit(lines)).toEqual([]);
            expect(lines.map(({ place }) => place)).toEqual(
              (['rod', 'main', 'thrust'] as const).filter((place) =>
                place === 'thrust' ? washers : rows.some(({ position }) => position === place),
              ),
            );
            for (const shell of lines.filter(({ place }) => place !== 'thrust')) expect(shell.size.size).toBe(code);
          }
    }),
  );
});

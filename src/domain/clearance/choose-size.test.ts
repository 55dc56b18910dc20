import { undersizes } from '#config/undersizes.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShellFacts } from './clearance-facts.ts';
import { fromMm } from './length.ts';
import { measure, sampleShells } from './samples.ts';
import { type ClearanceAnswer, chooseSize } from './choose-size.ts';

const workOut = (journal: number, housing: number, changes?: Partial<ShellFacts>) =>
  chooseSize(sampleShells(changes), measure(journal, housing));
const rowsOf = (answer: ClearanceAnswer) =>
  'rows' in answer ? answer.rows.map(({ slug, clearance, off }) => [slug, clearance / 1000, off / 1000]) : [];
const choiceOf = (answer: ClearanceAnswer) => (answer.kind === 'fits' ? answer.choice.slug : answer.kind);

describe('the size that brings the clearance into the range', () => {
  test.each([
    ['standard journal, standard housing', 47.768, 50.608, '4B1606H-STD'],
    ['reground by 0.25 mm', 47.518, 50.608, '4B1606H-.25'],
    ['reground by 0.50 mm', 47.268, 50.608, '4B1606H-.50'],
    ['worn by 0.025 mm', 47.743, 50.608, '4B1606H-.025'],
    ['a journal at the top, a housing at the bottom: HX', 47.785, 50.6, '4B1606HX-STD'],
    ['between the sizes', 47.7, 50.608, 'none-fits'],
  ])('%s', (_, journal, housing, slug) => {
    expect(choiceOf(workOut(journal, housing))).toBe(slug);
  });

  test('every size of the set and of its twin has its clearance and what is missing to the range', () => {
    expect(rowsOf(workOut(47.768, 50.608))).toEqual([
      ['4B1606H-STD', 56, 0],
      ['4B1606H-.025', 31, -20],
      ['4B1606H-.25', -194, -245],
      ['4B1606H-.50', -444, -495],
      ['4B1606HX-STD', 82, 21],
      ['4B1606HX-.25', -168, -219],
    ]);
  });

  test('on the page of the HX set the twin has the walls of its own data', () => {
    const twin = { set: '4B1606H', sizes: ['STD', '.25'], wall: fromMm(1.392), walls: { '.25': fromMm(1.516) } };
    const facts = { set: '4B1606HX', sizes: ['STD'], wall: fromMm(1.379), twin };
    expect(rowsOf(workOut(47.768, 50.608, facts))).toEqual([
      ['4B1606HX-STD', 82, 21],
      ['4B1606H-STD', 56, 0],
      ['4B1606H-.25', -192, -243],
    ]);
  });

  test('a twin whose data gives no wall has no row, and its sizes are named', () => {
    const twin = { set: '4B1606HX', sizes: ['STD', '.25'], wall: null, walls: {} };
    const answer = workOut(47.768, 50.608, { sizes: ['STD'], twin });
    expect(rowsOf(answer)).toEqual([['4B1606H-STD', 56, 0]]);
    expect(answer).toMatchObject({ unknown: ['4B1606HX-STD', '4B1606HX-.25'] });
  });

  test('a size whose data has a wall of its own is worked out with it', () => {
    const walls = { '.25': fromMm(1.51), 'STD-SP': fromMm(1.39) };
    const answer = workOut(47.518, 50.608, { sizes: ['STD', 'STD-SP', '.25'], walls, twin: null });
    expect(rowsOf(answer)).toEqual([
      ['4B1606H-STD', 306, 245],
      ['4B1606H-STD-SP', 310, 249],
      ['4B1606H-.25', 70, 9],
    ]);
  });

  test('a size whose wall nobody tells has no row and is named', () => {
    const answer = workOut(47.768, 50.608, { sizes: ['STD', 'STD-SP'], twin: null });
    expect(answer).toMatchObject({ kind: 'fits', unknown: ['STD-SP'] });
    expect(rowsOf(answer)).toEqual([['4B1606H-STD', 56, 0]]);
  });

  // rule clearance.at-the-limit
  test.each([
    ['at its least', 47.773, true],
    ['0.001 mm above its least', 47.772, false],
    ['0.001 mm below its most', 47.764, false],
    ['at its most', 47.763, true],
  ])('%s, a clearance is at the limit: %s', (_, journal, isAtLimit) => {
    expect(workOut(journal, 50.608)).toMatchObject({ kind: 'fits', choice: { slug: '4B1606H-STD', isAtLimit } });
  });
});

// rule clearance.housing-first
describe('a housing outside of its range is resized first', () => {
  test.each([
    ['far above, no size in range', 47.768, 50.7, 0.085],
    ['0.001 mm above', 47.776, 50.616, 0.001],
    ['above, with a size that would be in range', 47.79, 50.63, 0.015],
    ['below', 47.75, 50.59, -0.01],
  ])('%s', (_, journal, housing, off) => {
    const answer = workOut(journal, housing);
    expect(answer).toMatchObject({ kind: 'housing-first', housingOff: fromMm(off), housing: { to: fromMm(50.615) } });
    for (const advice of ['choice', 'regrind', 'mix', 'nearest', 'looksLike'])
      expect(answer).not.toHaveProperty(advice);
    expect(rowsOf(answer)).toHaveLength(6);
  });

  test.each([50.6, 50.615])('a housing of %d mm is still in its range', (housing) => {
    expect(workOut(47.7, housing)).toMatchObject({ kind: 'none-fits', regrind: { slug: '4B1606H-.25' } });
  });

  test('without a range in the data it cannot be known', () => {
    expect(workOut(47.768, 50.63, { housing: null }).kind).toBe('fits');
  });
});

describe('no size fits', () => {
  test('the nearest is named, and the journal that the next undersize needs', () => {
    const answer = workOut(47.7, 50.608);
    expect(answer).toMatchObject({ nearest: { slug: '4B1606H-.025' }, regrind: { slug: '4B1606H-.25' } });
    expect(answer).toMatchObject({ regrind: { journal: { from: fromMm(47.513), to: fromMm(47.523) } } });
  });

  test.each([
    ['a .50 or 0.020 in journal', 47.265, ['.50', '020']],
    ['an .030 in journal', 47.006, ['030']],
    ['between the undersizes', 47.4, []],
    ['a little worn', 47.745, []],
  ])('%s in a set with STD only', (_, journal, looksLike) => {
    expect(workOut(journal, 50.608, { sizes: ['STD'], twin: null })).toMatchObject({ kind: 'none-fits', looksLike });
  });

  // rule clearance.mixed-shells
  test.each([
    ['H and HX of one size, at the limit', 47.776, ['4B1606H-STD', '4B1606HX-STD'], 61, true],
    ['standard and 0.025 mm undersize', 47.755, ['4B1606H-.025', '4B1606H-STD'], 57, false],
    ['no two shells differ so little', 47.6, null, null, undefined],
  ])('two shells of a pair may be mixed: %s', (_, journal, slugs, clearance, isAtLimit) => {
    const answer = workOut(journal, 50.608);
    const mix = answer.kind === 'none-fits' ? answer.mix : null;
    expect(mix && mix.shells.map(({ slug }) => slug)).toEqual(slugs);
    expect(mix && mix.clearance).toEqual(clearance && clearance * 1000);
    expect(mix?.isAtLimit).toBe(isAtLimit);
  });

  test('a journal too large for every size has nothing to be ground to but is told its nearest', () => {
    expect(workOut(47.85, 50.608)).toMatchObject({
      nearest: { slug: '4B1606HX-STD' },
      regrind: { slug: '4B1606H-STD' },
    });
  });
});

// rule clearance.chosen-size
describe('missing data', () => {
  test.each([
    ['no wall', { wall: null }],
    ['no size at all', { sizes: [], twin: null }],
    ['only a size that tells nothing', { sizes: ['STD-SP'], twin: null }],
  ])('%s: nothing is worked out', (_, changes) => {
    expect(workOut(47.768, 50.608, changes)).toEqual({ kind: 'missing-data' });
  });

  test('without journal, housing and range in the data the rule gives the range', () => {
    const answer = workOut(47.8, 50.64, { journal: null, housing: null, range: null });
    expect(answer).toMatchObject({ kind: 'fits', range: { from: fromMm(0.051), to: fromMm(0.061) } });
  });
});

describe('slips', () => {
  test.each([
    ['inch typed as mm', 1.8807, 1.9924, { kind: 'other-unit', fields: ['journal', 'housing'], unit: 'in' }],
    ['one of both in inch', 1.8807, 50.608, { kind: 'other-unit', fields: ['journal'], unit: 'in' }],
    ['exchanged', 50.608, 47.768, { kind: 'swapped' }],
    ['a journal of another engine', 44.9, 50.608, { kind: 'off', field: 'journal', by: fromMm(-2.858) }],
    ['a housing of another engine', 47.768, 51.2, { kind: 'off', field: 'housing', by: fromMm(0.585) }],
    ['a journal as large as the housing', 50.3, 50.2, { kind: 'journal-not-smaller' }],
    ['zero', 0, 50.608, { kind: 'off', field: 'journal' }],
  ])('%s', (_, journal, housing, issue) => {
    expect(workOut(journal, housing)).toMatchObject({ kind: 'implausible', issue });
  });

  test('mm typed as inch', () => {
    const typed = measure(47.768 * 25.4, 50.608 * 25.4, 'in');
    const issue = { kind: 'other-unit', fields: ['journal', 'housing'], unit: 'mm' };
    expect(chooseSize(sampleShells(), typed)).toMatchObject({ kind: 'implausible', issue });
  });

  test('without figures in the data only the journal and the housing are compared', () => {
    const bare = { journal: null, housing: null };
    expect(workOut(50, 47, bare)).toMatchObject({ issue: { kind: 'journal-not-smaller' } });
    expect(workOut(50, 50, bare)).toMatchObject({ issue: { kind: 'journal-not-smaller' } });
    expect(workOut(47, 900, bare)).toMatchObject({ issue: { kind: 'off', field: 'housing' } });
  });
});

describe('for every engine', () => {
  const codes = ['STD', 'STD-SP', ...undersizes];
  const sizes = fc.subarray(codes);
  const facts = fc
    .record({ wall: fc.integer({ min: 1000, max: 3000 }), sizes, twin: fc.option(sizes), isExtra: fc.boolean() })
    .map(({ wall, sizes, twin, isExtra }) =>
      sampleShells({
        set: isExtra ? '4B1606HX' : '4B1606H',
        sizes,
        wall: wall * 1000,
        journal: null,
        housing: null,
        twin: twin && { set: isExtra ? '4B1606H' : '4B1606HX', sizes: twin, wall: wall * 1000, walls: {} },
      }),
    );
  /** tenths of a micrometre, as either unit can be typed */
  const journals = fc.integer({ min: 470_000, max: 480_000 }).map((tenths) => tenths / 10_000);
  const housings = fc.integer({ min: 500_000, max: 520_000 }).map((tenths) => tenths / 10_000);
  const steps = fc.integer({ min: 1, max: 5000 }).map((tenths) => tenths / 10_000);
  const clearancesOf = (answer: ClearanceAnswer) => ('rows' in answer ? answer.rows.map((row) => row.clearance) : []);

  test('a larger journal never has more clearance, a larger housing never less', () => {
    fc.assert(
      fc.property(facts, journals, housings, steps, (facts, journal, housing, step) => {
        const before = clearancesOf(chooseSize(facts, measure(journal, housing)));
        const larger = clearancesOf(chooseSize(facts, measure(journal + step, housing)));
        const wider = clearancesOf(chooseSize(facts, measure(journal, housing + step)));
        before.forEach((clearance, row) => {
          expect(larger[row]).toBeLessThanOrEqual(clearance);
          expect(wider[row]).toBeGreaterThanOrEqual(clearance);
        });
      }),
    );
  });

  // rule clearance.chosen-size
  test('a chosen size is one that the set or its twin has, and lies in the range; where none is chosen none does', () => {
    fc.assert(
      fc.property(facts, journals, housings, (facts, journal, housing) => {
        const answer = chooseSize(facts, measure(journal, housing));
        if (answer.kind === 'none-fits') expect(answer.rows.every(({ off }) => off !== 0)).toBe(true);
        if (answer.kind !== 'fits') return;
        const { choice, range } = answer;
        const made = choice.set === facts.set ? facts.sizes : (facts.twin?.sizes ?? []);
        expect(made).toContain(choice.size);
        expect(choice.clearance).toBeGreaterThanOrEqual(range.from);
        expect(choice.clearance).toBeLessThanOrEqual(range.to);
      }),
    );
  });

  test('the journal that a size asks for brings that size into the range', () => {
    fc.assert(
      fc.property(
        facts,
        journals,
        housings,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (facts, journal, housing, at) => {
          const answer = chooseSize(facts, measure(journal, housing));
          for (const row of 'rows' in answer ? answer.rows : []) {
            const ground = row.journal.from + Math.round(((row.journal.to - row.journal.from) * at) / 1000) * 1000;
            const again = chooseSize(facts, {
              ...measure(journal, housing),
              journal: { length: ground, unit: 'mm' },
            });
            const same = 'rows' in again ? again.rows.find(({ slug }) => slug === row.slug) : undefined;
            expect(Math.abs(same?.off ?? 0)).toBeLessThanOrEqual(1000);
          }
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMain, sampleRod } from '../part/samples.ts';
import { chooseFallbackPart, findSuccessors, updateHistory } from './gone-part.ts';

const [standard, quarter, half] = ['STD', '.25', '.50'].map((size) => sampleRod({ size })) as [
  ReturnType<typeof sampleRod>,
  ReturnType<typeof sampleRod>,
  ReturnType<typeof sampleRod>,
];
const nothing = { gone: {}, renamed: {} };
const pulledAt = '2026-11-23T02:00:00.000Z';
const later = '2026-11-24T02:00:00.000Z';

// rules part.gone and part.renamed
describe('updateHistory', () => {
  test('what is missing is gone since this pull, and stays so', () => {
    const first = updateHistory(nothing, { before: [standard, quarter], now: [standard], pulledAt });
    expect(first.gone[quarter.slug]).toMatchObject({ number: '4B1606H-.25', set: '4B1606H', goneAt: pulledAt });
    expect(updateHistory(first, { before: [standard], now: [standard], pulledAt: later })).toEqual(first);
  });

  test('what is back is not gone any more', () => {
    const first = updateHistory(nothing, { before: [standard, quarter], now: [standard], pulledAt });
    expect(updateHistory(first, { before: [standard], now: [standard, quarter], pulledAt: later })).toEqual(nothing);
  });

  test('the same id under another slug is another name, followed to the end', () => {
    const renamed = { ...quarter, slug: '4B1606H-025', number: '4B1606H-025' };
    const again = { ...quarter, slug: '4B1606H-0.25', number: '4B1606H-0.25' };
    const first = updateHistory(nothing, { before: [standard, quarter], now: [standard, renamed], pulledAt });
    expect(first).toEqual({ gone: {}, renamed: { [quarter.slug]: renamed.slug } });
    const second = updateHistory(first, { before: [standard, renamed], now: [standard, again], pulledAt: later });
    expect(second.renamed).toEqual({ [quarter.slug]: again.slug, [renamed.slug]: again.slug });
    const back = updateHistory(second, { before: [standard, again], now: [standard, quarter], pulledAt: later });
    expect(back.renamed).toEqual({ [renamed.slug]: quarter.slug, [again.slug]: quarter.slug });
  });

  test('nothing that is shown is gone or renamed, whatever comes and goes', () => {
    const slugs = ['A1T', 'B1T', 'C1T', 'D1T'];
    const part = fc.record({ slug: fc.constantFrom(...slugs), id: fc.constantFrom('1', '2', '3') });
    const pull = fc
      .uniqueArray(part, { selector: ({ slug }) => slug })
      .map((all) => [...new Map(all.map((one) => [one.id, sampleRod(one)])).values()]);
    fc.assert(
      fc.property(fc.array(pull, { minLength: 2, maxLength: 6 }), (pulls) => {
        let history = updateHistory(nothing, { before: [], now: pulls[0] ?? [], pulledAt });
        pulls
          .slice(1)
          .forEach((now, at) => (history = updateHistory(history, { before: pulls[at] ?? [], now, pulledAt })));
        const currentSlugs = (pulls.at(-1) ?? []).map(({ slug }) => slug);
        for (const slug of currentSlugs)
          expect([...Object.keys(history.gone), ...Object.keys(history.renamed)]).not.toContain(slug);
        for (const [old, name] of Object.entries(history.renamed)) expect(name).not.toBe(old);
        const ever = new Set(pulls.flat().map(({ slug }) => slug));
        for (const slug of ever)
          expect(currentSlugs.includes(slug) || slug in history.gone || slug in history.renamed).toBe(true);
      }),
    );
  });
});

// rule part.gone
describe('findSuccessors', () => {
  const { gone } = updateHistory(nothing, { before: [quarter], now: [], pulledAt });
  const lost = gone[quarter.slug];
  if (!lost) throw new Error('it is gone');
  const extra = sampleRod({ set: '4B1606HX', size: '.25' });
  const extraStandard = sampleRod({ set: '4B1606HX', size: 'STD' });
  const inch = sampleRod({ size: '010' });

  test('sizes of its set by their distance, then the nearest size of the same bearing, nothing else', () => {
    const parts = [sampleMain, extraStandard, extra, half, standard, inch, sampleRod({ set: '4B1956H' })];
    expect(findSuccessors(lost, parts, 9).map(({ slug }) => slug)).toEqual([
      '4B1606H-010',
      '4B1606H-.50',
      '4B1606H-STD',
      '4B1606HX-.25',
    ]);
  });

  test('no more than asked for, and none where there is none', () => {
    expect(findSuccessors(lost, [standard, half, extra], 1)).toHaveLength(1);
    expect(findSuccessors(lost, [sampleMain], 5)).toEqual([]);
  });
});

const slugs = [
  '4B1606H-.50',
  '4B1606H-.25',
  '4B1606H-STD',
  '4B1946H-.25',
  '4B1946H-STD-SP',
  '5M909H-020',
  '5M909H-010',
  'AG-1',
  'OPHD1040HP',
];

// rule part.fallback
describe('chooseFallbackPart', () => {
  test.each([
    ['an exact part is itself', '4B1606H-.50', '4B1606H-.50'],
    ['unknown size: the standard size', '4B1606H-.60', '4B1606H-STD'],
    ['bare set: the standard size', '4B1606H', '4B1606H-STD'],
    ['no standard size: STD-SP', '4B1946H-STD', '4B1946H-STD-SP'],
    ['neither: alphabetical', '5M909H-STD', '5M909H-010'],
    ['unknown set', '4B9999H-STD', null],
    ['a longer set code is another set', '4B1606HX-STD', null],
    ['gauge', 'AG-1', 'AG-1'],
    ['no gauge', 'AG-2', null],
    ['item without size, size added', 'OPHD1040HP-STD', 'OPHD1040HP'],
    ['empty', '', null],
  ])('%s: %s', (_rule, requested, chosen) => {
    expect(chooseFallbackPart(slugs, requested)).toBe(chosen);
  });

  test('does not depend on the order of the slugs', () => {
    const requested = fc.constantFrom('4B1606H', '4B1946H-.60', '5M909H', '4B1606H-.25');
    fc.assert(
      fc.property(fc.shuffledSubarray(slugs, { minLength: slugs.length }), requested, (shuffled, wanted) => {
        expect(chooseFallbackPart(shuffled, wanted)).toBe(chooseFallbackPart(slugs, wanted));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideEngineFit, type EngineFit } from './engine-fit.ts';
import type { MyEngine } from './my-engine.ts';

const k20a: MyEngine = {
  makeSlug: 'Honda',
  engineSlug: 'K20A',
  make: 'Honda',
  engine: 'K20A',
  sets: ['4B1972H', '4B1972HX', '5M1957H', 'OPHD1194HP'],
};
const listed = { makeSlug: 'Honda', engineSlug: 'K20A' };
const another = { makeSlug: 'Audi', engineSlug: 'AEB' };

type Row = [string, string, (typeof listed)[], EngineFit];
const rows: Row[] = [
  ['the engine is listed for the part', '4B1972H', [another, listed], 'fits'],
  ['listed, though the kept sets are older and lack it', '4B1972HD', [listed], 'fits'],
  ['listed for a place of which nothing was kept', '1T1957', [listed], 'fits'],
  ['the same name at another make is another engine', '4B1606H', [{ ...listed, makeSlug: 'Acura' }], 'does-not-fit'],
  ['nothing listed for the part, but its set was kept', '4B1972HX', [], 'fits'],
  ['a kit without a list whose sets were both kept', '4B1972H+5M1957H', [], 'fits'],
  ['a kit without a list, one set of which was kept', '4B1972H+5M9999H', [], 'not-known'],
  ['other engines are listed, and this one has other conrod sets', '4B1606H', [another], 'does-not-fit'],
  ['other engines are listed, and this one has other main sets', '5M909H', [another], 'does-not-fit'],
  ['the own design with dowel holes, listed for others only', '4B1972HD', [another], 'not-known'],
  ['other engines are listed, but no thrust set is known for this one', '1T1957', [another], 'not-known'],
  ['other engines are listed, and washers of no kind are known for this one', '2T1957', [another], 'not-known'],
  ['nothing listed for the part, and not kept', '4B8888H', [], 'not-known'],
  ['a kit for others with other sets at a place that is known', '4B1606H+5M909H', [another], 'does-not-fit'],
  ['a kit for others of which one set is the own', '4B1972H+5M909H', [another], 'does-not-fit'],
  [
    'a kit for others whose sets are all the own: lists and kept sets disagree',
    '4B1972H+5M1957H',
    [another],
    'not-known',
  ],
  ['the list of the part has lost the engine that the kept sets still name', '4B1972H', [another], 'not-known'],
  ['another pump than the own one', 'OPHD1040HP', [another], 'does-not-fit'],
  ['a code that tells no place', 'XY1T', [another], 'not-known'],
];

describe('decideEngineFit', () => {
  test.each(rows)('%s (%s)', (_case, set, engines, fit) => {
    expect(decideEngineFit({ set, isUniversal: false, engines, engine: k20a })).toBe(fit);
  });

  test('a gauge suits any engine', () => {
    expect(decideEngineFit({ set: 'AG-1', isUniversal: true, engines: [], engine: k20a })).toBe('any');
  });

  const sets = fc.subarray(['4B1972H', '4B1606H', '5M1957H', '5M909H', '1T1957', 'OPHD1194HP']);
  const set = fc.constantFrom('4B1972H', '4B1606H', '5M1957H', '1T1957', 'OPHD1194HP', '4B1606H+5M909H', 'XY1T');
  const engines = fc.subarray([listed, another]);

  test('a listed engine always fits, an engine of which nothing is kept is never refused', () => {
    fc.assert(
      fc.property(set, engines, sets, (set, engines, kept) => {
        const fit = decideEngineFit({ set, isUniversal: false, engines, engine: { ...k20a, sets: kept } });
        if (engines.includes(listed)) expect(fit).toBe('fits');
        if (kept.length === 0) expect(fit).not.toBe('does-not-fit');
        if (fit === 'does-not-fit') expect(engines).toEqual([another]);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { sampleRod } from '#domain/part/samples.ts';
import type { Answers } from './ask.ts';
import { assembleCatalogue } from './assemble.ts';
import { findFaults } from './check.ts';
import { sampleAnswers, sampleEngine, sampleFitment, sampleMake } from './samples.ts';

const check = (changes: Partial<Answers>, before: Partial<Answers> | null = null, acceptDrop = false): string[] => {
  const answers = sampleAnswers(changes);
  const last = before && assembleCatalogue(sampleAnswers(before));
  return findFaults(answers, assembleCatalogue(answers), {
    last,
    acceptDrop,
    acceptPrices: false,
    command: 'npm run nightly',
  });
};

const listed = (parts: Answers['listed']['parts'], broken: Answers['listed']['broken'] = []) => ({
  parts,
  stock: new Map(),
  broken,
  hidden: 0,
});
const sets = (count: number) => Array.from({ length: count }, (_, index) => sampleRod({ set: `4B${1000 + index}H` }));
const asFitments = (count: number) => sets(count).map(({ slug }) => sampleFitment(slug));

describe('findFaults', () => {
  test('finds nothing wrong with a sound pull, the first or a later one', () => {
    expect(check({})).toEqual([]);
    expect(check({}, {})).toEqual([]);
  });

  test.each([
    ['parts', { listed: listed([]), fitments: [] }],
    ['engines', { engines: [] }],
  ])('an empty list of %s', (what, changes) => {
    expect(check(changes)).toContain(`the list of ${what} is empty`);
  });

  test.each<[string, Partial<Answers>]>([
    [
      'parts listed twice: 4B1606H-STD',
      { listed: listed([...sampleAnswers().listed.parts, sampleRod({ id: 'other' })]) },
    ],
    [
      'part ids used twice: same',
      { listed: listed([sampleRod({ id: 'same' }), sampleRod({ size: '.25', id: 'same' })]) },
    ],
    [
      'makes listed twice: Audi',
      { makes: [...sampleAnswers().makes, sampleMake({ id: '3', name: 'Audi', slug: 'Audi' })] },
    ],
    [
      'engines listed twice: Audi/AGU',
      { engines: [...sampleAnswers().engines, sampleEngine({ makeSlug: 'Audi', name: 'A-GU' })] },
    ],
  ])('%s', (fault, changes) => {
    expect(check(changes)).toContain(fault);
  });

  test('a price in another currency than the list was asked in', () => {
    const price = {
      net: { amount: 1, currency: 'pln' as const },
      gross: { amount: 1, currency: 'pln' as const },
      promotion: null,
    };
    expect(check({ listed: listed([sampleRod({ price })]) })).toContain('parts not priced in euro: 4B1606H-STD');
  });

  test('a make that only engines or applications name', () => {
    const fitments = [
      ...sampleAnswers().fitments,
      sampleFitment('4B1606H-STD', { make: 'Trabant', makeSlug: 'Trabant' }),
    ];
    const engines = [...sampleAnswers().engines, sampleEngine({ makeSlug: 'Wartburg' })];
    expect(check({ fitments, engines })).toContain(
      'makes that engines or applications name and the list does not: Wartburg, Trabant',
    );
  });

  test.each([
    [2, 98, []],
    [3, 97, ['3 items are broken (3.0 %, at most 2.0 % may be): X1 (price: none); X2 (price: none); X3 (price: none)']],
  ])('%i broken items of 100', (broken, sound, faults) => {
    const aside = Array.from({ length: broken }, (_, index) => ({ slug: `X${index + 1}`, at: 'price: none' }));
    expect(check({ listed: listed(sets(sound), aside), fitments: [] })).toEqual(faults);
  });

  describe('against the last good snapshot', () => {
    const before = { listed: listed(sets(100)), fitments: asFitments(100) };
    const drop = '; if that is meant: npm run nightly -- --accept-drop';

    test.each([
      [95, []],
      [94, ['parts fell from 100 to 94 (6.0 %, at most 5.0 % may go)']],
    ])('%i parts of 100', (count, faults) => {
      expect(
        check({ ...before, listed: listed(sets(count)) }, before).filter((fault) => fault.startsWith('parts')),
      ).toEqual(faults.map((fault) => fault + drop));
    });

    test('a make that is gone', () => {
      expect(
        check({ makes: [sampleMake()], engines: [sampleEngine()], fitments: [sampleFitment('4B1606H-STD')] }, {}),
      ).toContain(`makes that are gone: Audi${drop}`);
    });

    test('half of the engines or of the applications', () => {
      expect(check({ engines: [sampleEngine()] }, {})).toContain(
        `engines fell from 2 to 1 (50.0 %, at most 5.0 % may go)${drop}`,
      );
      const fitments = [sampleFitment('4B1606H-STD')];
      expect(check({ fitments }, {})).toContain(
        `application lines fell from 4 to 1 (75.0 %, at most 5.0 % may go)${drop}`,
      );
    });

    test('a person may accept that the range is smaller, but nothing else', () => {
      const smaller = { ...before, listed: listed(sets(50)) };
      expect(check(smaller, before, true)).toEqual([]);
      expect(check({ ...smaller, listed: listed([...sets(50), ...sets(1)]) }, before, true)).not.toEqual([]);
    });
  });

  describe('without a last good snapshot', () => {
    test('a list that lacks parts which applications name is cut', () => {
      const faults = check({ listed: listed(sets(50)), fitments: asFitments(100) });
      expect(faults).toEqual([expect.stringContaining('the list of parts is cut: 50 of the 100 parts')]);
    });

    test('hidden codes and broken items are not missed', () => {
      const aside = [{ slug: '4B1049H-STD', at: 'price: none' }];
      const fitments = [...asFitments(50), sampleFitment('4B1606-STD'), sampleFitment('MUG-01')];
      expect(check({ listed: listed(sets(49), aside), fitments })).toEqual([]);
    });
  });

  test('names five and counts the rest, one line for each fault', () => {
    const zloty = (amount: number) => ({ amount, currency: 'pln' as const });
    const parts = sets(8).map((part) => ({ ...part, price: { net: zloty(1), gross: zloty(1), promotion: null } }));
    const [fault] = check({ listed: listed(parts), fitments: [] });
    expect(fault).toBe(
      'parts not priced in euro: 4B1000H-STD, 4B1001H-STD, 4B1002H-STD, 4B1003H-STD, 4B1004H-STD and 3 more',
    );
  });
});

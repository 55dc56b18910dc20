import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stock } from '#domain/availability/stock.ts';
import { assembleAvailability, assembleCatalogue, assembleHistory } from './assemble.ts';
import { sampleAnswers, sampleEngine, sampleFitment } from './samples.ts';
import { toTexts } from './write-snapshot.ts';

describe('assembleCatalogue', () => {
  const catalogue = assembleCatalogue(sampleAnswers());

  test('sorts makes by image name and parts by slug', () => {
    expect(catalogue.makes.map(({ name }) => name)).toEqual(['Audi', 'Volkswagen']);
    expect(catalogue.parts.map(({ slug }) => slug)).toEqual([
      '4B1606H-.25',
      '4B1606H-.50',
      '4B1606H-STD',
      '5M1959H-STD',
    ]);
  });

  test('gives each engine its parts by set and size', () => {
    expect(catalogue.engines[1]?.parts).toEqual(['4B1606H-STD', '4B1606H-.25', '4B1606H-.50', '5M1959H-STD']);
  });

  test('takes figures that the list of engines lacks from the applications', () => {
    expect(catalogue.engines[1]).toMatchObject({
      makeSlug: 'Volkswagen',
      capacity: '1781cc',
      boreSize: '81.00mm',
      stroke: '86.40mm',
    });
  });

  test('keeps applications once for a set, whatever the sizes', () => {
    expect(catalogue.applications['4B1606H']?.map(({ make }) => make)).toEqual(['Audi', 'Volkswagen']);
  });

  // rule part.applications
  test('links no engine that has no page', () => {
    const fitments = [sampleFitment('4B1606H-STD', { engine: 'ZZZ', engineSlug: 'ZZZ' })];
    expect(assembleCatalogue(sampleAnswers({ fitments })).applications['4B1606H']).toMatchObject([
      { engine: 'ZZZ', engineSlug: null },
    ]);
  });

  test('relates sets by their leading size: not to themselves, not to strangers, not twice', () => {
    expect(catalogue.related).toEqual({ '4B1606H': ['5M1959H-STD'], '5M1959H': ['4B1606H-STD'] });
  });

  test('gives an engine that nothing fits no parts, and a set that fits nothing no applications', () => {
    const engines = [sampleEngine({ name: 'XYZ', slug: 'XYZ' })];
    const lonely = assembleCatalogue(sampleAnswers({ engines, fitments: [], related: new Map() }));
    expect(lonely.engines[0]?.parts).toEqual([]);
    expect(lonely.applications).toEqual({ '4B1606H': [], '5M1959H': [] });
    expect(lonely.related).toEqual({ '4B1606H': [], '5M1959H': [] });
  });

  test('does not name parts that are not listed', () => {
    const fitments = [sampleFitment('9M9999H-STD')];
    const strange = assembleCatalogue(sampleAnswers({ fitments }));
    expect(strange.engines.flatMap(({ parts }) => parts)).toEqual([]);
    expect(Object.keys(strange.applications)).toEqual(['4B1606H', '5M1959H']);
  });

  test('is the same, to the digest, in whatever order the answers came', () => {
    const answers = sampleAnswers();
    const { digest } = toTexts(catalogue);
    const shuffled = fc.tuple(
      fc.shuffledSubarray(answers.listed.parts, { minLength: 4 }),
      fc.shuffledSubarray(answers.fitments, { minLength: answers.fitments.length }),
      fc.shuffledSubarray(answers.engines, { minLength: 2 }),
      fc.shuffledSubarray(answers.makes, { minLength: 2 }),
    );
    fc.assert(
      fc.property(shuffled, ([parts, fitments, engines, makes]) => {
        const listed = { ...answers.listed, parts };
        expect(toTexts(assembleCatalogue({ ...answers, listed, fitments, engines, makes })).digest).toBe(digest);
      }),
    );
  });
});

// rules metadata.feeds and metadata.shipping
describe('prices in złoty and rates of shipping', () => {
  const [part] = sampleAnswers().listed.parts;
  if (!part) throw new Error('there are sample parts');
  const price = { ...part.price, gross: { amount: 48_300, currency: 'pln' as const } };
  const prices = new Map([
    [part.slug, price],
    ['9M9999H-STD', price],
  ]);
  const assembled = assembleCatalogue(sampleAnswers({ zloty: { ok: true, value: prices } }));
  const failure = { kind: 'network', operation: 'x', cause: 'cut' } as const;

  test('are those of the parts that there are', () => {
    expect(assembled.zloty).toEqual({ [part.slug]: price });
    expect(assembled.shipping).toEqual({ eur: { DE: 990 }, pln: { DE: 4290 } });
  });

  test('stay those of the last pull where they cannot be had, and are absent where the API knows none', () => {
    const answers = sampleAnswers({ zloty: { ok: false, failure }, shipping: { ok: false, failure } });
    expect(assembleCatalogue(answers, assembled)).toMatchObject({
      zloty: assembled.zloty,
      shipping: assembled.shipping,
    });
    expect(assembleCatalogue(sampleAnswers(), assembled)).not.toHaveProperty('zloty');
  });
});

// rules part.gone and part.renamed
test('history begins with the second pull and is absent while nothing has gone', () => {
  const before = assembleCatalogue(sampleAnswers());
  const [lost, ...parts] = before.parts;
  if (!lost) throw new Error('there are sample parts');
  const pulledAt = '2026-11-23T02:00:00.000Z';
  expect(assembleHistory(before, null, pulledAt)).toBeUndefined();
  expect(assembleHistory(before, before, pulledAt)).toBeUndefined();
  const history = assembleHistory({ ...before, parts }, before, pulledAt);
  expect(history?.gone).toEqual({ [lost.slug]: expect.objectContaining({ number: lost.number, goneAt: pulledAt }) });
});

describe('assembleAvailability', () => {
  const shelf: Stock = { default: 4, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };
  const stock = new Map([
    ['4B1606H-STD', shelf],
    ['4B1606H-.25', { ...shelf, default: 0, inTransit: [{ eta: '2026-12-01', quantity: 2 }] }],
    ['9M9999H-STD', shelf],
  ]);

  test('tells one piece of each part of the catalogue, and of no other', () => {
    expect(assembleAvailability(assembleCatalogue(sampleAnswers()), stock, '2026-11-21T02:00:00.000Z')).toEqual({
      '4B1606H-.25': { case: 'intransit', eta: '2026-12-01', since: '2026-11-21T02:00:00.000Z' },
      '4B1606H-STD': { case: 'instock', eta: null, since: '2026-11-21T02:00:00.000Z' },
    });
  });

  test('says since which pull it is so, and not when it was asked again', () => {
    const catalogue = assembleCatalogue(sampleAnswers());
    const first = assembleAvailability(catalogue, stock, '2026-11-21T02:00:00.000Z');
    const last = { availability: first, pulledAt: '2026-11-21T02:00:00.000Z' };
    const gone = new Map([...stock, ['4B1606H-STD', { ...shelf, default: 0 }]]);
    expect(assembleAvailability(catalogue, stock, '2026-11-22T02:00:00.000Z', last)).toEqual(first);
    expect(assembleAvailability(catalogue, gone, '2026-11-22T02:00:00.000Z', last)['4B1606H-STD']).toEqual({
      case: 'outofstock',
      eta: null,
      since: '2026-11-22T02:00:00.000Z',
    });
  });
});

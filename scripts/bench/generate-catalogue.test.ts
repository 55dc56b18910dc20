import { describe, expect, test } from 'vitest';
import { catalogueFiles } from '#collections/catalogue-schema.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { createChance } from './generated/chance.ts';
import { varyEngineName } from './generated/engines.ts';

const catalogue = generateCatalogue({ seed: 7, parts: 3000 });
const slugs = catalogue.parts.map(({ slug }) => slug);

describe('generateCatalogue', () => {
  test('the same seed gives the same catalogue, another seed another one', () => {
    expect(generateCatalogue({ seed: 7, parts: 3000 })).toStrictEqual(catalogue);
    expect(generateCatalogue({ seed: 8, parts: 3000 })).not.toStrictEqual(catalogue);
  });

  test.each([1, 2, 777])('gives exactly %i parts', (parts) => {
    expect(generateCatalogue({ seed: 1, parts }).parts).toHaveLength(parts);
  });

  test('fits the schemas of a snapshot', () => {
    for (const [name, schema] of Object.entries(catalogueFiles))
      expect(schema.safeParse(catalogue[name as keyof typeof catalogueFiles]).error).toBeUndefined();
  });

  test('every part has a code of its own, visible, that splits into its set and size', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !isVisibleCode(slug))).toEqual([]);
    for (const { slug, set, size } of catalogue.parts) expect(parsePartCode(slug)).toEqual({ set, size });
  });

  test('engines have addresses of their own and parts that are there', () => {
    const addresses = catalogue.engines.map(({ makeSlug, slug }) => `${makeSlug}/${slug}`.toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
    const known = new Set(slugs);
    expect(catalogue.engines.flatMap(({ parts }) => parts).filter((slug) => !known.has(slug))).toEqual([]);
    expect(catalogue.engines.filter(({ parts }) => parts.length === 0)).toEqual([]);
  });

  test('every set says what it fits, and its proportions are those of the sample catalogue', () => {
    const sets = new Set(catalogue.parts.map(({ set }) => set));
    expect(Object.keys(catalogue.applications)).toHaveLength(sets.size);
    expect(catalogue.parts.length / sets.size).toBeCloseTo(2.65, 0);
    expect(catalogue.engines.length / catalogue.parts.length).toBeCloseTo(0.29, 1);
    expect(catalogue.parts.some(({ interchange }) => interchange.length > 0)).toBe(true);
  });
});

test('an engine is varied within its shape', () => {
  const chance = createChance(3);
  for (let round = 0; round < 50; round += 1) {
    expect(varyEngineName('K20A', chance)).toMatch(/^K\d\d[A-Z]$/);
    expect(varyEngineName('F9Q SeriesB', chance)).toMatch(/^F\d[A-Z] Series[A-Z]$/);
    expect(varyEngineName('351C', chance)).toMatch(/^\d{3}[A-Z]$/);
  }
});

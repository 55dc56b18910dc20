import { expect, test } from 'vitest';
import { catalogueFiles } from '#collections/catalogue-schema.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { sampleMain, sampleRod } from '#domain/part/samples.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';

const make = { makeSlug: 'Honda', capacity: null, cylinders: null, boreSize: null, stroke: null, tooltip: null };
const use = { make: 'Honda', makeSlug: 'Honda', model: 'Civic', variant: '' };
const small: Catalogue = {
  makes: [{ id: '1', name: 'HONDA', title: 'Honda', slug: 'Honda', imageName: 'honda', kind: 'car', hasBanner: false }],
  engines: [
    {
      ...make,
      slug: 'K20A',
      name: 'K20A',
      models: 'Civic',
      description: '',
      parts: ['4B1606H-STD', '4B1606H-.50', '5M1959H-STD'],
    },
  ],
  parts: [sampleRod(), sampleRod({ size: '.50' }), sampleMain],
  applications: { '4B1606H': [{ ...use, engine: 'K20A', engineSlug: 'K20A' }] },
  related: {},
};

test('copies have codes, engines and applications of their own that belong together', () => {
  const many = multiplyCatalogue(small, 8);
  expect(many.parts.map(({ slug }) => slug)).toHaveLength(8);
  expect(many.parts).toEqual(expect.arrayContaining([expect.objectContaining({ slug: '4B1606H-STD', photos: [] })]));
  expect(many.engines.map(({ name }) => name)).toEqual([
    'K20A',
    expect.stringMatching(/^K\d\d[A-Z]$/),
    expect.any(String),
  ]);
  expect(many.engines.flatMap(({ parts }) => parts).toSorted()).toEqual(many.parts.map(({ slug }) => slug).toSorted());
  const [last] = Object.entries(many.applications).at(-1) ?? [];
  expect(many.parts.map(({ set }) => set)).toContain(last);
  for (const [name, schema] of Object.entries(catalogueFiles))
    expect(schema.safeParse(many[name as keyof typeof catalogueFiles]).error).toBeUndefined();
  expect(multiplyCatalogue(small, 8)).toStrictEqual(many);
});

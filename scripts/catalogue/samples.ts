import type { Fitment } from '#commerce/index.ts';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import { sampleMain, sampleRod } from '#domain/part/samples.ts';
import type { Part } from '#domain/part/part.ts';
import type { Answers } from './ask.ts';

/** A make for tests. */
export const sampleMake = (changes: Partial<Make> = {}): Make => ({
  id: '1',
  name: 'Volkswagen',
  title: 'Volkswagen',
  slug: 'Volkswagen',
  imageName: 'volkswagen',
  kind: 'car',
  hasBanner: false,
  ...changes,
});

/** An engine of that make for tests, with no parts yet. */
export const sampleEngine = (changes: Partial<Engine> = {}): Engine => ({
  makeSlug: 'Volkswagen',
  slug: 'AGU',
  name: 'AGU',
  models: 'Golf',
  capacity: '1781cc',
  cylinders: 'I4',
  boreSize: null,
  stroke: null,
  description: 'Petrol',
  tooltip: null,
  parts: [],
  ...changes,
});

/** A row of the engine AGU of Volkswagen for a part; `changes` go into the application. */
export const sampleFitment = (slug: string, changes: Partial<Fitment['application']> = {}): Fitment => ({
  slug,
  application: {
    make: 'Volkswagen',
    makeSlug: 'Volkswagen',
    model: 'Golf',
    engine: 'AGU',
    engineSlug: 'AGU',
    variant: 'Petrol',
    ...changes,
  },
  cylinders: 'I4',
  capacity: '1781cc',
  boreSize: '81.00mm',
  stroke: '86.40mm',
});

const rodSizes: Part[] = ['.50', 'STD', '.25'].map((size) => sampleRod({ size }));

const audi = { make: 'Audi', makeSlug: 'Audi', model: 'A3' };

/** A small pull for tests: two makes, two engines, a conrod set in three sizes and a main set. */
export const sampleAnswers = (changes: Partial<Answers> = {}): Answers => ({
  makes: [sampleMake(), sampleMake({ id: '2', name: 'Audi', title: 'Audi', slug: 'Audi', imageName: 'audi' })],
  engines: [sampleEngine(), sampleEngine({ makeSlug: 'Audi', name: 'AGU', slug: 'AGU' })],
  listed: { parts: [...rodSizes, sampleMain], stock: new Map(), broken: [], hidden: 1 },
  fitments: [...rodSizes, sampleMain].flatMap(({ slug }) => [sampleFitment(slug), sampleFitment(slug, audi)]),
  related: new Map([
    ['4B1606H', ['5M1959H-.25', '5M1959H-STD', '4B1606H-.25', '9M9999H-STD']],
    ['5M1959H', ['4B1606H-.50']],
  ]),
  distributors: { ok: true, value: [] },
  popular: { ok: true, value: [] },
  zloty: { ok: true, value: new Map() },
  shipping: { ok: true, value: { eur: { DE: 990 }, pln: { DE: 4290 } } },
  shippingGaps: { ok: true, value: [] },
  news: { ok: true, value: { listed: [], read: [], unread: [], broken: 0 } },
  ...changes,
});

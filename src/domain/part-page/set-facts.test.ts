import { expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { toSetFacts } from './set-facts.ts';

const application = {
  make: 'Honda',
  makeSlug: 'Honda',
  model: 'Civic',
  engine: 'K20A',
  engineSlug: 'K20A',
  variant: '',
};

test('sizes in size order, rows once for the set, engines with a page once', () => {
  const facts = toSetFacts(
    [sampleRod({ size: '.25' }), sampleRod()],
    [application, { ...application, model: 'Integra' }, { ...application, engineSlug: null }],
    ({ slug }) => `/photos/${slug}.webp`,
  );
  expect(facts).toMatchObject({
    set: '4B1606H',
    category: 'Conrod bearings',
    engines: ['Honda/K20A'],
    isUniversal: false,
  });
  expect(facts.sizes.map(({ slug, title, rows, photo }) => [slug, title, rows, photo])).toEqual([
    ['4B1606H-STD', 'Conrod bearing set, standard size', null, '/photos/4B1606H-STD.webp'],
    ['4B1606H-.25', 'Conrod bearing set, 0.25 mm undersize', null, '/photos/4B1606H-.25.webp'],
  ]);
  expect(facts.rows).toContainEqual({ name: 'Weight', mm: null, inch: null, text: '0.27 kg' });
});

test('a size with figures of its own says all of them', () => {
  const heavier = sampleRod({ size: '.25', weightKg: 0.31 });
  const [std, other] = toSetFacts([sampleRod(), heavier], [], () => null).sizes;
  expect(std?.rows).toBeNull();
  expect(other?.rows).toContainEqual({ name: 'Weight', mm: null, inch: null, text: '0.31 kg' });
});

import { expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { toSetFacts } from './set-facts.ts';

test('sizes in size order, rows and what the name is written of once for the set', () => {
  const facts = toSetFacts([sampleRod({ size: '.25' }), sampleRod()], ({ slug }) => `/photos/${slug}.webp`);
  expect(facts).toMatchObject({
    set: '4B1606H',
    category: 'Conrod bearings',
    title: { what: 'Conrod bearing set', engines: '' },
    isUniversal: false,
  });
  expect(facts.sizes.map(({ slug, rows, photo }) => [slug, rows, photo])).toEqual([
    ['4B1606H-STD', null, '/photos/4B1606H-STD.webp'],
    ['4B1606H-.25', null, '/photos/4B1606H-.25.webp'],
  ]);
  expect(facts.rows).toContainEqual({ name: 'Weight', mm: null, inch: null, text: '0.27 kg' });
});

test('a size with figures of its own says all of them', () => {
  const heavier = sampleRod({ size: '.25', weightKg: 0.31 });
  const [std, other] = toSetFacts([sampleRod(), heavier], () => null).sizes;
  expect(std?.rows).toBeNull();
  expect(other?.rows).toContainEqual({ name: 'Weight', mm: null, inch: null, text: '0.31 kg' });
});

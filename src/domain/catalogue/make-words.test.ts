import { expect, test } from 'vitest';
import { chooseMakeWords, type MakeWords } from './make-words.ts';

const none = { guide: null, sentence: null, picture: null };
const words: MakeWords[] = [
  { ...none, slug: 'every-make', sentence: 'For all' },
  { ...none, slug: 'Ford', guide: 'ford-guide' },
  { ...none, slug: 'Audi', sentence: 'For Audi', picture: '4B1606H' },
  { ...none, slug: 'Honda', guide: 'honda-guide', sentence: 'For Honda' },
];

// rule catalogue.make-guides
test.each([
  ['BMW', { ...none, sentence: 'For all' }],
  ['Ford', { ...none, guide: 'ford-guide' }],
  ['Audi', { ...none, sentence: 'For Audi', picture: '4B1606H' }],
  ['Honda', { ...none, guide: 'honda-guide', sentence: 'For Honda' }],
])('%s', (slug, chosen) => {
  expect(chooseMakeWords(slug, words)).toEqual(chosen);
});

test('without words for all makes nothing is guessed', () => {
  expect(() => chooseMakeWords('BMW', [])).toThrow('content/makes/every-make.md');
});

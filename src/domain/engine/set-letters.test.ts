import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainLettersFor, setLetters, splitLetters } from './set-letters.ts';

// rule part.letters
test.each([
  ['4B1946H', '4B1946', 'H'],
  ['4B1946HX', '4B1946', 'HX'],
  ['4B1946HC', '4B1946', 'HC'],
  ['8B663HD', '8B663', 'HD'],
  ['8B663HXD', '8B663', 'HXD'],
  ['1T1957', '1T1957', null],
  ['OPHD1194HP', 'OPHD1194HP', null],
  ['4B1946H+5M1959H+1T1957', '4B1946H+5M1959H+1T1957', null],
  ['4B1946HXC', '4B1946HXC', null],
  ['AG-1', 'AG-1', null],
])('%s', (set, stem, letters) => expect(splitLetters(set)).toEqual({ stem, letters }));

test('stem and letters together are the number, whatever it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z+-]{1,14}$/), (set) => {
      const { stem, letters } = splitLetters(set);
      expect(stem + (letters ?? '')).toBe(set);
    }),
  );
});

test('dowel holes are made in conrods alone', () => {
  expect(setLetters.map(mainLettersFor)).toEqual(['H', 'HC', 'HX', 'H', 'HX']);
});

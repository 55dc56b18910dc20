import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toModelWords, toNameWords, toOneWord, toWords } from './to-words.ts';

test.each<[string, string[]]>([
  ['K20A', ['k20a']],
  ['ZC-D16A8', ['zc', 'd16a8']],
  ['2.2 i-DTEC', ['2.2', 'i', 'dtec']],
  ['1.8T 20V', ['1.8t', '20v']],
  ['Škoda Citroën', ['skoda', 'citroen']],
  ['KFZ (TU3FJ2/Z)', ['kfz', 'tu3fj2', 'z']],
  // a dot is one only before a figure
  ['A.P.V. 4.', ['a', 'p', 'v', '4']],
  ['', []],
])('%j has the words %j', (text, words) => expect(toWords(text)).toEqual(words));

test.each([
  ['ZC-D16A8', 'zcd16a8'],
  ['1.8T 20V', '18t20v'],
  ['Land Rover', 'landrover'],
  ['Citroën', 'citroen'],
  ['', ''],
])('%j in one word is %j', (text, word) => expect(toOneWord(text)).toBe(word));

test.each<[string, string, string[]]>([
  ['Chevrolet', '350', ['350', 'sbc']],
  ['chevrolet', '454', ['454', 'bbc']],
  ['chevrolet', '327 LJ', ['327', 'lj', 'sbc']],
  ['chevrolet', 'LS1', ['ls1']],
  // another make's engine of the same figures is none of the family
  ['ford', '302', ['302']],
  ['honda', 'K20A', ['k20a']],
])('an engine of %s, %j, is called %j', (make, name, words) => expect(toNameWords(make, name)).toEqual(words));

describe('the words of models', () => {
  test.each<[string, string[]]>([
    ['Civic', ['civic']],
    // those with a dash and short ones also in one word
    ['MX-5, MX-3', ['mx', '5', 'mx', '3', 'mx5', 'mx3']],
    ['Skyline GT-R', ['skyline', 'gt', 'r', 'gtr']],
    ['TT RS', ['tt', 'rs', 'ttrs']],
    ['Z4 M', ['z4', 'm', 'z4m']],
    ['CX-5 GT', ['cx', '5', 'gt', 'cx5']],
    // not of two models
    ['TT, RS', ['tt', 'rs']],
    ['M3, M', ['m3', 'm']],
    // long ones and plain figures stay apart
    ['Golf GTI', ['golf', 'gti']],
    ['Civic Type R', ['civic', 'type', 'r']],
    ['3 GT', ['3', 'gt']],
    ['', []],
  ])('%j: %j', (models, words) => expect(toModelWords(models)).toEqual(words));

  test('whatever they are called: no word is lost, and all are small letters, figures and dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (models) => {
        const words = toModelWords(models);
        expect(words).toEqual(expect.arrayContaining(toWords(models)));
        expect(words.every((word) => /^[a-z0-9.]+$/.test(word))).toBe(true);
      }),
    );
  });
});

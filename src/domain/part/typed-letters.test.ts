import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTypedLetters } from './typed-letters.ts';

const mark = (number: string, typed: string) => {
  const found = findTypedLetters(number, typed);
  return found && number.slice(found.from, found.to);
};

describe('findTypedLetters', () => {
  test.each([
    ['4B1606H-.50', '4b1606', '4B1606'],
    ['4B1606H-.50', '4b1606h 50', '4B1606H-.50'],
    ['4B1606H-.50', '4B16O6H', '4B1606H'],
    ['4B1606H-STD', '1606', '1606'],
    ['1T1957-STD', 'lt1957', '1T1957'],
    ['4B1946H-STD', 'l946h', '1946H'],
    ['4B1606H-STD', 'h-s', 'H-S'],
    ['OPHD1194HP', 'ophd', 'OPHD'],
    ['4B1606H-STD', '', null],
    ['4B1606H-STD', '-', null],
    ['4B1606H-STD', '5M', null],
    ['4B1606H-STD', 'ß', null],
  ])('%s and %j: %s', (number, typed, marked) => expect(mark(number, typed)).toBe(marked));

  test('a number stands in itself, whatever stands between its letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]([A-Z0-9.+-]*[A-Z0-9])?$/), (number) => {
        expect(mark(number, number.toLowerCase().replaceAll('-', ' '))).toBe(number);
      }),
    );
  });

  test('never throws and stays inside', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (number, typed) => {
        const found = findTypedLetters(number, typed);
        if (found) expect(0 <= found.from && found.from < found.to && found.to <= number.length).toBe(true);
      }),
    );
  });
});

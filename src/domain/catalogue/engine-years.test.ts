import { describe, expect, test } from 'vitest';
import { readCubicCentimetres, readEngineYears, stillBuilt, writeEngineYears } from './engine-years.ts';

// rule search.trade-words
describe('years of an engine', () => {
  test.each([
    ['Petrol, 1990–1999', [1990, 1999], '1990–1999'],
    ['Diesel, 2015–', [2015, stillBuilt], '2015–'],
    ['Petrol, 1998-1998', [1998, 1998], '1998'],
    ['Petrol, 1998', [1998, 1998], '1998'],
  ])('%j', (description, years, written) => {
    expect(readEngineYears(description)).toEqual(years);
    expect(writeEngineYears(years as [number, number])).toBe(written);
  });

  test.each(['', 'Petrol', 'Petrol, 1999–1990', '1999cc'])('%j tells none', (description) => {
    expect(readEngineYears(description)).toBeNull();
  });

  test.each([
    ['1994cc', 1994],
    ['1601 cc', 1601],
    ['1,998 cc', 1998],
    ['N/A', null],
    ['6.2L', null],
    [null, null],
  ])('capacity %j is %j', (capacity, cc) => {
    expect(readCubicCentimetres(capacity)).toBe(cc);
  });
});

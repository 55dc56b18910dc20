import { describe, expect, test } from 'vitest';
import { splitUnit } from './split-unit.ts';

describe('splitUnit', () => {
  test.each([
    ['1998cc', '1998', 'cc'],
    ['86.00 mm', '86.00', 'mm'],
    ['N/A', 'N/A', ''],
    ['1998', '1998', ''],
    ['2.0 Turbo', '2.0 Turbo', ''],
    ['', '', ''],
  ])('%j is %j and %j', (text, value, unit) => {
    expect(splitUnit(text)).toEqual({ value, unit });
  });
});

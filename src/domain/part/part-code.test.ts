import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPartCode, isUniversalCode, parsePartCode, toSlug } from './part-code.ts';

// rule part.address
describe('parsePartCode', () => {
  test.each([
    ['4B1606H-STD', '4B1606H', 'STD'],
    ['4B1606H-.50', '4B1606H', '.50'],
    ['4B1606H-STD-SP', '4B1606H', 'STD-SP'],
    ['4B1606H-', '4B1606H', ''],
    ['4B1606H', '4B1606H', ''],
    ['2T9701', '2T9701', ''],
    ['4B1183H+5M1172H', '4B1183H+5M1172H', ''],
    ['AG-1', 'AG-1', ''],
    ['AY-1', 'AY-1', ''],
    ['AG-2', 'AG', '2'],
    ['', '', ''],
  ])('%s is set %s, size %s', (code, set, size) => {
    expect(parsePartCode(code)).toStrictEqual({ set, size });
  });

  test('is undone by buildPartCode', () => {
    const set = fc.stringMatching(/^[0-9]{1,2}[BMT][0-9]{3,4}H?X?$/);
    const size = fc.constantFrom('', 'STD', 'STD-SP', '.25', '.025', '010');
    fc.assert(
      fc.property(set, size, (setCode, sizeCode) => {
        expect(parsePartCode(buildPartCode(setCode, sizeCode))).toStrictEqual({ set: setCode, size: sizeCode });
      }),
    );
  });
});

// rule part.universal-items
describe('isUniversalCode', () => {
  test.each(['AG-1', 'AR-1', 'AB-1', 'AY-1'])('%s is a gauge', (code) => expect(isUniversalCode(code)).toBe(true));
  test.each(['AG-2', 'AG1', 'ag-1', 'AP-1', ''])('%s is none', (code) => expect(isUniversalCode(code)).toBe(false));
});

// rule part.address
test('toSlug trims and turns to upper case', () => {
  expect(toSlug('  4b1606h-std ')).toBe('4B1606H-STD');
});

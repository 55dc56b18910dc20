import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { buildPartCode, isUniversalCode, parsePartCode, readHeldSize, readUnnamedSize, toSlug } from './part-code.ts';

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

const line = (slug: string) => ({ slug, quantity: 1, name: slug, description: '' });

// rule part.kit-size
describe('the size of a kit', () => {
  test.each([
    ['of one size', '', ['4B1946H-STD', '5M1959H-STD'], 'STD'],
    ['of one undersize', '', ['4B1946H-.25', '5M1959H-.25'], '.25'],
    ['of several sizes', '', ['4B1946H-.25', '5M1959H-STD'], ''],
    ['with a part that has none', '', ['4B1946H-STD', '2T9701'], ''],
    ['that holds nothing', '', [], ''],
    ['that has a size of its own', '.25', ['1B5562H-.25'], ''],
  ])('%s', (_, size, slugs, held) => {
    expect(readHeldSize({ size, kitContents: slugs.map(line) })).toBe(held);
  });

  // rule search.size-asked
  test.each([
    ['washers', 'thrust', [], 'STD'],
    ['a pump', 'oil-pump', [], 'STD'],
    ['a kit of one size', 'kit', ['4B1946H-.25', '5M1959H-.25'], '.25'],
    ['a kit of several', 'kit', ['4B1946H-.25', '5M1959H-STD'], ''],
  ] as const)('told by no number: of %s', (_, type, slugs, size) => {
    expect(readUnnamedSize({ type, size: '', kitContents: slugs.map(line) })).toBe(size);
  });

  test('every kit of the catalogue that the data calls of standard size holds that', () => {
    const kits = seedCatalogueForTests().parts.filter(({ type }) => type === 'kit');
    expect(kits.length).toBeGreaterThan(0);
    for (const kit of kits)
      expect([kit.slug, readHeldSize(kit)]).toEqual([kit.slug, kit.parameter === 'Standard size' ? 'STD' : '']);
  });
});

import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { readHeldSize, readUnnamedSize } from './held-size.ts';

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

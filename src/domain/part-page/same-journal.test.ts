import { describe, expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { familyOf, listSameJournal } from './same-journal.ts';

const sizesOf = (set: string, ...sizes: string[]) => sizes.map((size) => sampleRod({ set, size }));
const plain = sizesOf('4B1606H', 'STD', '.25');
const extra = sizesOf('4B1606HX', 'STD', '.25');
const coated = sizesOf('4B1606HC', 'STD');
const kit = [
  sampleRod({
    set: '4B1606H+5M9505H',
    size: '',
    type: 'kit',
    kitContents: [
      { slug: '4B1606H-STD', quantity: 1, name: '', description: '' },
      { slug: '5M9505H-STD', quantity: 1, name: '', description: '' },
    ],
  }),
];
const list = (part = plain[1]!, sets = [extra, coated, kit]) => listSameJournal(part, { sets, pictureOf: () => null });

// rule part.same-journal
describe('sets for the same journal', () => {
  test('stand by their letters, then kits, in the size of the part where they are made in it', () => {
    expect(list().map(({ slug, size, isSameSize }) => [slug, size, isSameSize])).toEqual([
      ['4B1606HC-STD', 'STD', false],
      ['4B1606HX-.25', '.25', true],
      ['4B1606H+5M9505H', 'STD', false],
    ]);
  });

  test('a kit of several sizes stands once, in the size of the part, and after the sets', () => {
    const hold = (size: string) => [{ slug: `4B1606H-${size}`, quantity: 5, name: '', description: '' }];
    const kits = sizesOf('5B1606H', 'STD', '.25').map((one) => ({ ...one, kitContents: hold(one.size) }));
    expect(list(plain[1], [kits, coated, extra]).map(({ slug }) => slug)).toEqual([
      '4B1606HC-STD',
      '4B1606HX-.25',
      '5B1606H-.25',
    ]);
  });

  test('from a coated one leads back to the plain one', () => {
    expect(list(coated[0], [plain, coated, extra]).map(({ slug }) => slug)).toEqual(['4B1606H-STD', '4B1606HX-STD']);
  });

  test('number is told in two pieces, a kit by what it holds', () => {
    expect(list().map(({ stem, letters, isKit }) => [stem, letters, isKit])).toEqual([
      ['4B1606', 'HC', false],
      ['4B1606', 'HX', false],
      ['4B1606H+5M9505H', null, true],
    ]);
  });

  test('none: nothing is listed', () => expect(list(plain[0], [plain])).toEqual([]));
});

test.each([
  ['4B1606HX', '4B1606'],
  ['8B663HXD', '8B663'],
  ['1T1957', null],
  ['4B1606H+5M9505H', null],
  ['AG-1', null],
])('family of %s', (set, family) => expect(familyOf(set)).toBe(family));

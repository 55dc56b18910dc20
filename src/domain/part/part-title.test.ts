import { describe, expect, test } from 'vitest';
import { toBareName, toPartTitle, writeSizedTitle } from './part-title.ts';
import type { Part } from './part.ts';
import { sampleRod } from './samples.ts';

const part = { name: '', number: '4B1606H-.50', set: '4B1606H', description: 'Race Series conrod bearings' };

// rule part.title
test.each([
  ['Conrod bearing set 4B1606H-.50', 'Conrod bearing set'],
  ['Conrod bearing set 4B1606H', 'Conrod bearing set'],
  ['4B1606H-.50  Conrod   bearing set', 'Conrod bearing set'],
  ['4B1606H-.50', 'Race Series conrod bearings'],
  ['', 'Race Series conrod bearings'],
])('"%s" without its number is "%s"', (name, bare) => {
  expect(toBareName({ ...part, name })).toBe(bare);
});

test('with neither name nor description it is the number', () => {
  expect(toBareName({ ...part, name: '', description: '' })).toBe('4B1606H-.50');
});

test('a size is said in words, none adds nothing', () => {
  expect(writeSizedTitle('Conrod bearing set', { set: '4B1606H', size: '.25' })).toBe(
    'Conrod bearing set, 0.25 mm undersize',
  );
  expect(writeSizedTitle('Oil pump', { set: 'OPHD1040HP', size: '' })).toBe('Oil pump');
});

const makePart = (changes: Partial<Part>) =>
  sampleRod({ set: '4B1946H', size: '.25', name: 'Conrod bearing set 4B1946H', ...changes });

describe('toPartTitle', () => {
  test.each([
    ['.25', 'Conrod bearing set, 0.25 mm undersize'],
    ['001', 'Conrod bearing set, 0.001 in undersize'],
    ['STD', 'Conrod bearing set, standard size'],
    ['STD-SP', 'Conrod bearing set, special size'],
    ['', 'Conrod bearing set'],
  ])('size %j: %s', (size, title) => {
    expect(toPartTitle(makePart({ size }))).toBe(title);
  });

  test('thrust washers claim no undersize', () => {
    const part = makePart({ set: '1T1957', size: '.10', name: 'Thrust washer set 1T1957', type: 'thrust' });
    expect(toPartTitle(part)).toBe('Thrust washer set, 0.10 mm');
  });

  test('a name that is only the number gives way to the description', () => {
    expect(toPartTitle(makePart({ name: '4B1946H-.25' }))).toBe(
      'Race Series conrod bearings, 4 pairs, 0.25 mm undersize',
    );
  });
});

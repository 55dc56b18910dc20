import { expect, test } from 'vitest';
import { toBareName, writeSizedTitle } from './part-title.ts';

const part = { name: '', number: '4B1606H-.50', set: '4B1606H', description: 'Race Series conrod bearings' };

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

import { expect, test } from 'vitest';
import { toBareName } from './bare-name.ts';

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

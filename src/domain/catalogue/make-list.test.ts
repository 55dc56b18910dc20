import { expect, test } from 'vitest';
import { listMakes } from './make-list.ts';

const makes = [
  { name: 'Volvo', imageName: 'volvo' },
  { name: '', imageName: '' },
  { name: 'GM', imageName: 'gm' },
  { name: 'Ford', imageName: 'Ford' },
];

// rule catalogue.makes
test('listMakes leaves the empty name out and sorts by image name', () => {
  expect(listMakes(makes).map(({ name }) => name)).toStrictEqual(['Ford', 'GM', 'Volvo']);
});

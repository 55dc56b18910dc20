import { describe, expect, test } from 'vitest';
import { listMakes } from './make-list.ts';

const makes = [
  { name: 'Volvo', imageName: 'volvo' },
  { name: '', imageName: '' },
  { name: 'GM', imageName: 'gm' },
  { name: 'Ford', imageName: 'Ford' },
];
const names = (restriction?: string[]) => listMakes(makes, restriction).map(({ name }) => name);

describe('listMakes', () => {
  test('leaves the empty name out and sorts by image name', () => {
    expect(names()).toStrictEqual(['Ford', 'GM', 'Volvo']);
  });

  test('a stored list restricts which are shown', () => {
    expect(names(['Volvo', 'GM', 'Unknown'])).toStrictEqual(['GM', 'Volvo']);
  });

  test('an empty list restricts nothing', () => {
    expect(names([])).toHaveLength(3);
  });
});

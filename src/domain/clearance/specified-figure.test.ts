import { expect, test } from 'vitest';
import { findFigure } from './specified-figure.ts';
import { readLength } from './length.ts';

const mm = (text: string) => {
  const read = readLength(text, 'mm');
  if (read.kind !== 'length') throw new Error(`${text} is no length`);
  return read.length;
};
const find = (value: string, name = 'Housing bore') =>
  findFigure({ specifications: [{ name: 'Housing Bore', value }] }, name);

test.each([
  ['51.980-52.000 mm (2.0465-2.0472 in)', '51.980', '52.000', false],
  ['1.392 mm', '1.392', '1.392', false],
  ['ca. 48 mm (estimated)', '48', '48', true],
  ['approx 48 mm', '48', '48', true],
  ['~48 mm', '48', '48', true],
])('"%s" is from %s to %s, estimate: %s', (value, from, to, isEstimate) => {
  expect(find(value)).toEqual({ from: mm(from), to: mm(to), isEstimate });
});

test.each(['', '2.0465 in', '52.000-51.980 mm', 'on request', '1.2.3 mm'])(
  '"%s" is missing, never guessed',
  (value) => {
    expect(find(value)).toBeNull();
  },
);

test('a row of another name is not taken', () => {
  expect(find('51.980-52.000 mm', 'Journal')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import type { Part } from '../part/part.ts';
import { sampleRod } from '../part/samples.ts';
import { fromMm, readLength } from './length.ts';
import { type FigureName, figureRows, findFigure, toSizeFigures } from './size-figures.ts';

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

const standard = sampleRod();
/** another size of the set with the rows of the standard one, one of them changed */
const sized = (size: string, name?: FigureName, value = ''): Part =>
  sampleRod({
    size,
    specifications: standard.specifications.map((row) =>
      name && row.name === figureRows[name] ? { ...row, value } : row,
    ),
  });
const range = (from: number, to = from) => ({ from: fromMm(from), to: fromMm(to) });

// rule size.own-figures
describe('the figures of a size', () => {
  test.each([
    ['STD', 'journal', range(47.758, 47.778)],
    ['.25', 'journal', range(47.508, 47.528)],
    ['.25', 'wall', range(1.517)],
    ['.25', 'housing', range(50.6, 50.615)],
    ['.25', 'length', range(18.01)],
    ['010', 'journal', range(47.504, 47.524)],
    ['STD-SP', 'journal', null],
    ['STD-SP', 'wall', null],
    ['STD-SP', 'housing', null],
    ['STD-SP', 'length', range(18.01)],
    ['.25', 'clearance', null],
  ] as const)('%s, whose rows repeat those of STD: %s', (size, name, figure) => {
    expect(toSizeFigures(sized(size), standard)[name]).toEqual(figure);
  });

  test.each([
    ['.25', 'wall', '1.520 mm', range(1.52)],
    ['.25', 'journal', '47.500-47.520 mm', range(47.5, 47.52)],
    ['STD-SP', 'wall', '1.380 mm', range(1.38)],
  ] as const)('%s with a row of its own: %s is %s', (size, name, value, figure) => {
    expect(toSizeFigures(sized(size, name, value), standard)[name]).toEqual(figure);
  });

  test('without a standard size the rows are taken as they stand', () => {
    expect(toSizeFigures(sized('.25'), undefined).journal).toEqual(range(47.758, 47.778));
  });
});

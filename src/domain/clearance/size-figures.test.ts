import { describe, expect, test } from 'vitest';
import type { Part } from '../part/part.ts';
import { sampleRod } from '../part/samples.ts';
import { fromMm } from './length.ts';
import { figureRows, type FigureName, toSizeFigures } from './size-figures.ts';

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

import { describe, expect, test } from 'vitest';
import { checkLines } from './line-sums.ts';

const line = (quantity: number, grosamount: number, kitcomponent = false) => ({ quantity, grosamount, kitcomponent });
const kit = [line(1, 97.79), line(5, 0, true)];
const two = [line(2, 100.1), line(1, 33.33)];

// rule commerce.whole-lists
describe('checkLines', () => {
  test.each([
    ['nothing in it', [], { items: 0, pieces: 0 }, true],
    ['nothing told of pieces', two, { items: 133.43 }, true],
    ['all of it', two, { items: 133.43, pieces: 3 }, true],
    ['a kit, its contents not counted', kit, { items: 97.79, pieces: 1 }, true],
    ['a kit, its contents counted', kit, { items: 97.79, pieces: 6 }, true],
    ['lines rounded one by one', two, { items: 133.45, pieces: 3 }, true],
    ['lines before a discount', two, { items: 120.09, pieces: 3 }, true],
    ['all lines cut off', [], { items: 133.43, pieces: 3 }, false],
    ['all cut off, pieces not told', [], { items: 133.43 }, false],
    ['one cut off', two.slice(0, 1), { items: 133.43, pieces: 3 }, false],
    ['one cut off, pieces not told', two.slice(0, 1), { items: 133.43 }, false],
    ['more than rounding is missing', two, { items: 133.46, pieces: 3 }, false],
    ['twice', [...two, ...two], { items: 133.43, pieces: 3 }, false],
  ])('%s: is whole: %s', (_case, lines, claims, isWhole) => {
    expect(checkLines(lines, claims) === null).toBe(isWhole);
  });
});

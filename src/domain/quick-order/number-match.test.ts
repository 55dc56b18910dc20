import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { describe, expect, test } from 'vitest';
import { searchForTests } from '../search/search-for-tests.ts';
import { readOrder } from './read-order.ts';
import { findSurest, toNumberMatch } from './number-match.ts';

const { ask } = searchForTests(seedCatalogueForTests());

function judge(line: string): string {
  const [row] = readOrder(line);
  if (row?.kind !== 'line') return '';
  const verdicts = row.readings.map(({ number }) => toNumberMatch(ask(number)));
  const best = findSurest(verdicts);
  const [verdict, reading] = [verdicts[best], row.readings[best]];
  const what = verdict?.kind === 'part' ? verdict.slug : `${verdict?.kind} ${verdict?.choices.slice(0, 2).join(' ')}`;
  return `${what} × ${reading?.isQuantityRead ? reading.quantity : 'none'}`;
}

describe('what the catalogue says of a line', () => {
  test.each([
    ['4B1606H-STD, 2', '4B1606H-STD × 2'],
    ['4b1606h std 2', '4B1606H-STD × 2'],
    ['2 4B1606H-STD', '4B1606H-STD × 2'],
    ['4B1606H 25', '4B1606H-.25 × 1'],
    ['4B1606H 0,25 2', '4B1606H-.25 × 2'],
    ['4B1606H,025,2', '4B1606H-.25 × 2'],
    ['4B1606H;.25;2', '4B1606H-.25 × 2'],
    ['4B1606H, 25', 'size 4B1606H-STD 4B1606H-STD-SP × 25'],
    ['4B1606H', 'size 4B1606H-STD 4B1606H-STD-SP × 1'],
    ['4B1606H-.60; 2', 'size 4B1606H-STD 4B1606H-STD-SP × 2'],
    ['4B1606H .2', 'size 4B1606H-STD 4B1606H-STD-SP × 1'],
    ['4B1606H -.77', 'size 4B1606H-STD 4B1606H-STD-SP × 1'],
    ['4B1606H 020; 2', 'size 4B1606H-.50 4B1606H-STD × 2'],
    ['AG-1 25', 'AG-1 × 25'],
    ['AG-1 -3', 'AG-1 × none'],
    ['AG-1; -3', 'AG-1 × none'],
    ['4B1606H-STD 2.5', '4B1606H-STD × none'],
    ['4B1606H-STD -25', '4B1606H-STD × none'],
    ['4B1606H -25', '4B1606H-.25 × 1'],
    ['4B1606H-STD two', '4B1606H-STD × none'],
    ['4B1606H, 25, 0', '4B1606H-.25 × 0'],
    ['4B1606H 010', 'size 4B1606H-.25 4B1606H-STD × 1'],
    ['4B1606H, 010', 'size 4B1606H-.25 4B1606H-STD × 1'],
    ['8B663H 010', '8B663H-010 × 1'],
    ['8B663H, 010, 2', '8B663H-010 × 2'],
    ['4B1606H;0,25;2', '4B1606H-.25 × 2'],
    ['4B1606H,0,25,2', '4B1606H-.25 × 2'],
    ['5B5562H 0', ''],
    ['AG 1', 'AG-1 × 1'],
    ['Honda K20A;4B1606H-STD;2', '4B1606H-STD × 2'],
    // another maker's number that two sets replace
    ['11247841703 2', 'size 8B1580H-STD 8B1580H-.025 × 2'],
    ['BMW 11247841703; 2', 'size 8B1580H-STD 8B1580H-.025 × 2'],
    ['CR819HP', 'size 8B663H-STD 8B663H-STD-SP × 1'],
    ['1124784', 'unknown 8B1580H-STD 10B1580HX-STD × 1'],
    ['ZZZZZZ, 2', 'unknown  × 2'],
    [';;2', 'unknown  × 1'],
  ])('%s: %s', (line, verdict) => {
    expect(judge(line)).toBe(verdict);
  });

  test('a number with a typing error brings the nearest, and is not taken for one of them', () => {
    expect(judge('4B1660H-STD, 3')).toMatch(/^unknown \S.* × 3$/);
  });

  test('no verdict has no surest', () => {
    expect(findSurest([])).toBe(-1);
  });
});

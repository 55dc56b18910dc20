import { describe, expect, test } from 'vitest';
import { compareSizes, describeSize } from './part-size.ts';

describe('compareSizes', () => {
  test('STD first, then STD-SP, then alphabetical', () => {
    const sizes = ['010', '.50', 'STD-SP', '001', '.025', 'STD', '.25', '.10', '030', '020'];
    expect(sizes.toSorted(compareSizes)).toStrictEqual([
      'STD',
      'STD-SP',
      '.025',
      '.10',
      '.25',
      '.50',
      '001',
      '010',
      '020',
      '030',
    ]);
  });

  test('a size equals itself', () => {
    expect(compareSizes('.25', '.25')).toBe(0);
    expect(compareSizes('STD', 'STD')).toBe(0);
  });
});

describe('describeSize', () => {
  test.each([
    ['STD', 'standard'],
    ['STD-SP', 'special'],
    ['.25', '−0.25 mm'],
    ['.025', '−0.025 mm'],
    ['.10', '−0.10 mm'],
    ['001', '−0.001 in'],
    ['010', '−0.010 in'],
    ['030', '−0.030 in'],
    ['', ''],
    ['XL', 'XL'],
  ])('%s is %s', (size, words) => {
    expect(describeSize(size)).toBe(words);
  });
});

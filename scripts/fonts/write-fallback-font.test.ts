import { expect, test } from 'vitest';
import { writeFallbackFont } from './write-fallback-font.ts';

test('a fallback font keeps the height of the line with each of its sizes', () => {
  const rules = writeFallbackFont({
    family: 'Some',
    weight: '400 540',
    locals: ['Arial', 'Liberation Sans'],
    groups: [
      { letters: ['a', 'b'], size: 1.1 },
      { letters: ['e'], size: 0.95 },
      { letters: [' ', '\u00a0'], size: 0.8 },
    ],
    height: { ascent: 1.09, descent: 0.32 },
  });
  expect(rules.match(/src: [^;]*/g)).toEqual(Array(3).fill("src: local('Arial'), local('Liberation Sans')"));
  expect(rules.match(/size-adjust: [^;]*/g)).toEqual(['size-adjust: 110%', 'size-adjust: 95%', 'size-adjust: 80%']);
  expect(rules.match(/ascent-override: [^;]*/g)).toEqual([
    'ascent-override: 99.1%',
    'ascent-override: 114.7%',
    'ascent-override: 136.3%',
  ]);
  expect(rules.match(/unicode-range: [^;]*/g)).toEqual(['unicode-range: U+65', 'unicode-range: U+20, U+A0']);
});

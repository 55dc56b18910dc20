import { expect, test } from 'vitest';
import { readSoughtNumber } from './sought-number.ts';

const origin = 'https://shop.example';

test.each([
  ['', '', ''],
  ['?q=4b1606+.60', 'https://shop.example/details/AG-1', '4b1606 .60'],
  ['?number=4B1606', '', '4B1606'],
  ['', 'https://shop.example/details/4B1606H-.60', '4B1606H-.60'],
  ['', 'https://shop.example/details/4b1606h%20.60', '4b1606h .60'],
  ['', 'https://shop.example/search?q=4B16', '4B16'],
  ['', 'https://shop.example/catalogue', ''],
  ['', 'https://elsewhere.example/details/4B1606H-.60', ''],
  ['', 'https://shop.example/details/%E0%A4%A', ''],
  ['', 'no address', ''],
])('%j after %j asks for %j', (search, referrer, expected) => {
  expect(readSoughtNumber({ origin, search }, referrer)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { readBasketCount } from './basket-count.ts';

describe('readBasketCount', () => {
  test.each([
    ['', 0],
    ['basketCount=3', 3],
    ['consent=v1.1.Mandatory; basketCount=12; other=1', 12],
    ['xbasketCount=5', 0],
    ['basketCount=-2', 0],
    ['basketCount=<b>', 0],
    ['basketCount=', 0],
  ])('%j gives %d', (cookies, count) => expect(readBasketCount(cookies)).toBe(count));
});

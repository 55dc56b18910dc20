import { expect, test } from 'vitest';
import { lookUp } from './look-up-own-key.ts';

test.each([
  ['GM', 'General Motors'],
  ['BMW', undefined],
  ['constructor', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
])('lookUp finds own keys only: %s', (key, found) => {
  expect(lookUp({ GM: 'General Motors' }, key)).toBe(found);
});

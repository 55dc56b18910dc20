import { expect, test } from 'vitest';
import { writeEither } from './basket.ts';

test.each([
  [[]],
  [['PayPal']],
  [['PayPal', 'credit card']],
  [['PayPal', 'credit card', 'Przelewy24', 'bank transfer']],
])('%j is written as a browser writes a choice', (words: string[]) => {
  expect(writeEither(words)).toBe(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words));
});

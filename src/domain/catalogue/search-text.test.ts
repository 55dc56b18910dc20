import { describe, expect, test } from 'vitest';
import { toSearchText } from './search-text.ts';

describe('toSearchText', () => {
  test.each([
    ['Škoda', 'skoda'],
    [' Citroën ', 'citroen'],
    ['BMW', 'bmw'],
  ])('%s is searched as %s', (text, expected) => {
    expect(toSearchText(text)).toBe(expected);
  });
});

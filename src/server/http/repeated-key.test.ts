import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { hasRepeatedKey } from './repeated-key.ts';

test.each([
  ['{"a":1,"a":1}', true],
  ['{"a":1,"b":2,"a":3}', true],
  [String.raw`{"a":1,"\u0061":2}`, true],
  ['{"b":[{"a":1,"a":2}]}', true],
  ['{"a":{"a":1},"b":{"a":1}}', false],
  ['[{"a":1},{"a":1}]', false],
  ['{"a":"a","b":"a"}', false],
  ['["a","a"]', false],
  [String.raw`{"a":"\",\"a\":","b":1}`, false],
  ['{"a":1,"b":["a",{"c":0}],"c":2}', false],
  ['{"__proto__":1,"constructor":2}', false],
  ['', false],
  ['"', false],
  ['"\\', false],
  ['}]{', false],
  ['{"a"', false],
])('%s has a name twice: %s', (text, expected) => {
  expect(hasRepeatedKey(text)).toBe(expected);
});

test('what a program wrote out of a value has none, and has one when a name is written again', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(hasRepeatedKey(JSON.stringify(value))).toBe(false);
      const text = JSON.stringify({ first: value, last: value });
      expect(hasRepeatedKey(text.replace(/"last":/g, '"first":'))).toBe(true);
    }),
  );
});

test('a text made to be slow is read once', () => {
  const begun = performance.now();
  for (const text of ['"\\'.repeat(32_768), '"'.repeat(65_536), '{"a":'.repeat(13_000)]) hasRepeatedKey(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

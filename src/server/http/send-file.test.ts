import { expect, test } from 'vitest';
import { readRange } from './send-file.ts';

const etag = '"abc"';

test.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=2-4', { from: 2, to: 4 }],
  ['bytes=2-', { from: 2, to: 9 }],
  ['bytes=2-99', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=99999999999999999999-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=4-2', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  [undefined, null],
])('%s of ten bytes is %j', (range, expected) => {
  expect(readRange({ range }, etag, 10)).toEqual(expected);
});

test('a part of a file that has changed is not sent', () => {
  expect(readRange({ range: 'bytes=1-', 'if-range': etag }, etag, 10)).toEqual({ from: 1, to: 9 });
  expect(readRange({ range: 'bytes=1-', 'if-range': '"other"' }, etag, 10)).toBeNull();
  expect(readRange({ range: 'bytes=1-', 'if-range': 'W/"abc"' }, etag, 10)).toBeNull();
});

import { expect, test } from 'vitest';
import { readPromiseLink, writePromiseLink } from './promise-link.ts';

// rule delivery.kept
test.each([
  ['2026-11-30..2026-12-03', { kind: 'dates', from: '2026-11-30', to: '2026-12-03' }],
  ['3-4w', { kind: 'weeks', from: 3, to: 4 }],
] as const)('%s', (text, promised) => {
  expect(readPromiseLink(text)).toEqual(promised);
  expect(writePromiseLink(promised)).toBe(text);
});

test.each([
  '',
  '2026-13-01..2026-13-02',
  '2026-12-03..2026-11-30',
  '<b>',
  '3-4',
  '2026-11-30',
  '2026-02-30..2026-03-01',
])('"%s" is no promise', (text) => {
  expect(readPromiseLink(text)).toBeNull();
});

test('what is not known is not carried', () => {
  expect(writePromiseLink({ kind: 'unknown', why: 'overdue' })).toBeNull();
});

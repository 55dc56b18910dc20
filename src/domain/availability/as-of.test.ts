import { expect, test } from 'vitest';
import { findOldest, writeAsOf } from './as-of.ts';

// rule availability.shared
test.each([
  ['2026-11-23T11:31:07.000Z', '12:31 pm CET'],
  ['2026-06-12T10:31:07.000Z', '12:31 pm CEST'],
  ['2026-11-22T23:05:00.000Z', '12:05 am CET'],
  ['2026-11-23T08:00:59.999Z', '9:00 am CET'],
])('%s is written as %s', (asOf, written) => {
  expect(writeAsOf(asOf)).toBe(written);
});

// rule availability.shared
test.each<[string, (string | undefined)[], string | null]>([
  ['no answers', [], null],
  ['all of this moment', [undefined, undefined], null],
  ['one is older', [undefined, '2026-11-23T11:31:07.000Z'], '2026-11-23T11:31:07.000Z'],
  ['several', ['2026-11-23T11:31:07.000Z', '2026-11-23T11:30:59.000Z'], '2026-11-23T11:30:59.000Z'],
])('the oldest of %s', (_case, times, oldest) => {
  expect(findOldest(times.map((asOf) => ({ asOf })))).toBe(oldest);
});

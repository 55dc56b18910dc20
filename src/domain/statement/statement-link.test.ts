import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Promised } from '../delivery/promise.ts';
import { readPromiseLink } from '../delivery/promise-link.ts';
import { writeReturnPath, writeWithdrawalPath } from './statement-link.ts';

const keep = (promise: Promised | null, isExport: boolean) =>
  promise && { promise, notes: isExport ? ['customs'] : [] };

test.each<[string, Promised | null, boolean, string]>([
  ['1042', null, false, '/withdraw#order=1042'],
  ['1042', null, true, '/withdraw#order=1042'],
  [
    '1042',
    { kind: 'dates', from: '2026-11-30', to: '2026-12-03' },
    false,
    '/withdraw#order=1042&promised=2026-11-30..2026-12-03',
  ],
  ['1042', { kind: 'weeks', from: 3, to: 4 }, false, '/withdraw#order=1042&promised=3-4w'],
  // rule delivery.customs
  ['1042', { kind: 'weeks', from: 3, to: 4 }, true, '/withdraw#order=1042&promised=3-4w&at=customs'],
  // a blank is no "+", which some programs leave as it is
  ['RS 10+42', null, false, '/withdraw#order=RS%2010%2B42'],
])('order %j with %j, export %s: %s', (number, promised, isExport, path) =>
  expect(writeWithdrawalPath(number, keep(promised, isExport))).toBe(path),
);

test('whatever the number: the form reads back what was written, and no server is sent it', () => {
  const weeks = fc.record({
    kind: fc.constant('weeks' as const),
    from: fc.integer({ min: 1, max: 9 }),
    to: fc.integer({ min: 10, max: 20 }),
  });
  fc.assert(
    fc.property(fc.string(), fc.option(weeks), (number, promised) => {
      const { pathname, search, hash } = new URL(writeWithdrawalPath(number, keep(promised, false)), 'http://shop');
      expect([pathname, search]).toEqual(['/withdraw', '']);
      const known = new URLSearchParams(hash.slice(1));
      expect(known.get('order')).toBe(number.toWellFormed());
      expect(readPromiseLink(known.get('promised') ?? '')).toEqual(promised);
    }),
  );
});

// rule return.reached
test.each([
  ['1042', '/return#order=1042'],
  ['RS 10+42', '/return#order=RS%2010%2B42'],
])('the return of order %j: %s', (number, path) => expect(writeReturnPath(number)).toBe(path));

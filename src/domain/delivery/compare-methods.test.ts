import { describe, expect, test } from 'vitest';
import { findNoLater } from './compare-methods.ts';
import { promisePieces } from './line-promise.ts';
import type { Promised } from './promise.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';

const today = '2026-11-22';
const dates = (from: string, to: string): Promised => ({ kind: 'dates', from: `2026-${from}`, to: `2026-${to}` });
const weeks: Promised = { kind: 'weeks', from: 3, to: 4 };
const unknown: Promised = { kind: 'unknown', why: 'no-lead-time' };
const method = (id: string, amount: number, promise: Promised | undefined) => ({
  ...{ id, promise },
  gross: { amount, currency: 'eur' as const },
});

// rule delivery.no-earlier
describe('a dearer method beside a cheaper one', () => {
  test.each<[string, Promised | undefined, Promised | undefined, string | null]>([
    ['is earlier', dates('11-24', '11-25'), dates('11-25', '11-27'), null],
    ['ends earlier', dates('11-25', '11-26'), dates('11-25', '11-27'), null],
    ['is as early', dates('12-07', '12-09'), dates('12-07', '12-09'), 'standard'],
    ['is later', dates('12-08', '12-10'), dates('12-07', '12-09'), 'standard'],
    ['waits for the manufacturer like it', weeks, weeks, 'standard'],
    ['has dates and the other none', dates('12-07', '12-09'), unknown, null],
    ['has no dates', unknown, dates('12-07', '12-09'), null],
    ['was not worked out', undefined, dates('12-07', '12-09'), null],
    ['beside one that was not worked out', dates('12-07', '12-09'), undefined, null],
  ])('%s', (_case, dearer, cheaper, found) => {
    const methods = [method('standard', 1_490, cheaper), method('express', 4_480, dearer)];
    expect(findNoLater(method('express', 4_480, dearer), methods, today)?.id ?? null).toBe(found);
  });

  test('the cheapest of several is named; one that costs the same is no choice', () => {
    const same = dates('12-07', '12-09');
    const methods = [method('dpd', 1_990, same), method('standard', 1_490, same), method('express', 4_480, same)];
    expect(findNoLater(method('express', 4_480, same), methods, today)?.id).toBe('standard');
    expect(findNoLater(method('other', 1_490, same), methods, today)).toBeNull();
  });

  test('pieces on their way: express gains nothing while the days of the text hold them', () => {
    const stock = { ...nothing, inTransit: [{ eta: '2026-11-30', quantity: 5 }] };
    const by = (name: string, country: string) => {
      const facts = factsAt({ method: name, country });
      return promisePieces(listSources(stock, facts), 1, facts.time.day).promise;
    };
    const found = (country: string) => {
      const standard = method('standard', 1_490, by('UPS Standard', country));
      return findNoLater(method('express', 4_480, by('UPS Express', country)), [standard], today)?.id ?? null;
    };
    expect([found('DE'), found('PT')]).toEqual(['standard', null]);
  });
});

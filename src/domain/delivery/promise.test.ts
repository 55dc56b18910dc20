import { deliveryDays } from '#config/delivery.ts';
import { expect, test } from 'vitest';
import { promisePieces } from './line-promise.ts';
import { isLater, type NoDateReason, type Promised } from './promise.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';

const today = '2026-11-23';
const dates = (from: number, to: number): Promised => ({
  kind: 'dates',
  from: `2026-12-${String(from).padStart(2, '0')}`,
  to: `2026-12-${String(to).padStart(2, '0')}`,
});
const weeks = (from: number, to: number): Promised => ({ kind: 'weeks', from, to });
const none = (why: NoDateReason): Promised => ({ kind: 'unknown', why });

// rule order.as-shown
test.each<[string, Promised, Promised, boolean]>([
  ['the same days', dates(2, 4), dates(2, 4), false],
  ['sooner', dates(2, 4), dates(1, 3), false],
  ['the last day later', dates(2, 4), dates(2, 7), true],
  ['the first day later', dates(2, 4), dates(3, 4), true],
  ['weeks instead of days', dates(2, 4), weeks(3, 4), true],
  ['days instead of weeks', weeks(3, 4), dates(2, 4), false],
  ['more weeks', weeks(3, 4), weeks(4, 5), true],
  ['no date any more', dates(2, 4), none('overdue'), true],
  ['no date as before', none('overdue'), none('undated'), false],
  ['a date at last', none('no-lead-time'), dates(2, 4), false],
  ['stock that cannot be asked any more', dates(2, 4), none('not-asked'), true],
  ['stock that could not be asked before either', none('not-asked'), none('not-asked'), false],
  ['sold out: told as that', dates(2, 4), none('out-of-stock'), false],
])('later than what was shown? %s', (_, displayed, now, isSo) => {
  expect(isLater(now, displayed, today)).toBe(isSo);
});

// rule delivery.text-alone
test('where the carriers name no days, the text’s days of the latest piece stand, in weeks too', () => {
  const facts = factsAt({ country: 'IE' });
  const stock = { ...nothing, default: 1, alternative: 1, manufacturer: 1 };
  const within = [1, 2, 3].map((pieces) => {
    const { promise } = promisePieces(listSources(stock, facts), pieces, facts.time.day);
    return promise.kind === 'unknown' && promise.within;
  });
  expect(within).toEqual([deliveryDays.shelf, deliveryDays.alternative, deliveryDays.airfreight]);
});

// rules order.as-shown and delivery.cut-off
test.each([
  ['13:59 is as 9:00', '2026-11-23T12:59:00Z', false],
  ['2:00 pm is later', '2026-11-23T13:00:00Z', true],
  ['the next morning is as the evening before', '2026-11-24T08:00:00Z', false],
])('the cut-off between summary and press: %s', (_, at, isSo) => {
  const promiseAt = (moment: string) => {
    const facts = factsAt({ at: moment });
    return promisePieces(listSources({ ...nothing, default: 5 }, facts), 1, facts.time.day).promise;
  };
  const displayed = at.startsWith('2026-11-24') ? promiseAt('2026-11-23T14:00:00Z') : promiseAt('2026-11-23T08:00:00Z');
  expect(isLater(promiseAt(at), displayed, at.slice(0, 10))).toBe(isSo);
});

import { describe, expect, test } from 'vitest';
import { countEarly, isSameShare, lastToLeave, promisePieces } from './line-promise.ts';
import { factsAt, nothing, say } from './samples.ts';
import { listSources } from './source-promises.ts';

const facts = factsAt();
const [first, second] = [
  { eta: '2026-12-10', quantity: 2 },
  { eta: '2026-12-17', quantity: 2 },
];
const sources = listSources({ ...nothing, default: 1, inTransit: [second, first] }, facts);
const promise = (wanted: number) => promisePieces(sources, wanted, facts.time.day);

// rule delivery.together
describe('a line from several places', () => {
  test.each([
    [1, [1], null, null],
    [2, [1, 1], '2026-12-10', 1],
    [3, [1, 2], '2026-12-10', 1],
    [4, [1, 2, 1], '2026-12-17', 3],
    [5, [1, 2, 2], '2026-12-17', 3],
  ])(
    '%i pieces: shares of %j, the delivery of %s is waited for, %s could come at once',
    (wanted, pieces, eta, early) => {
      const line = promise(wanted);
      expect(line.shares.map((share) => share.pieces)).toEqual(pieces);
      expect(line.late?.eta ?? null).toBe(eta);
      expect(countEarly(line)?.pieces ?? null).toBe(early);
    },
  );

  test('what could come at once has the days of the last of it', () => {
    expect(say(countEarly(promise(4))?.promise ?? { kind: 'unknown', why: 'not-asked' })).toBe(say(promise(3).promise));
  });

  test('one more than there is: no day, and none on which all have left', () => {
    expect(promise(6)).toMatchObject({ promise: { kind: 'unknown', why: 'out-of-stock' }, leaves: null });
  });

  // noon of 22 November
  test.each([
    ['of one day: one share', ['2026-12-10', '2026-12-10'], [['2026-12-10', 4]]],
    ['just past, so they count as coming today', ['2026-11-20', '2026-11-21T09:00:00Z'], [['2026-11-22', 4]]],
    ['today and just past', ['2026-11-22', '2026-11-17'], [['2026-11-22', 4]]],
    [
      'overdue: the days that they had',
      ['2026-11-16', '2026-11-10'],
      [
        ['2026-11-10', 2],
        ['2026-11-16', 2],
      ],
    ],
    [
      'without a day: one share, the last',
      ['soon', '2027-03-01', '?'],
      [
        ['2027-03-01', 2],
        [null, 4],
      ],
    ],
  ])('deliveries %s', (_case, etas, shares) => {
    const stock = { ...nothing, inTransit: etas.map((eta) => ({ eta, quantity: 2 })) };
    const line = promisePieces(listSources(stock, facts), etas.length * 2, facts.time.day);
    expect(line.shares.map(({ eta, pieces }) => [eta, pieces])).toEqual(shares);
  });

  test('two deliveries are two shares', () => {
    const [, one, other] = promise(5).shares;
    if (!one || !other) throw new Error('three shares');
    expect([isSameShare(one, other), isSameShare(one, { ...one, pieces: 9 })]).toEqual([false, true]);
  });

  test.each([
    [['2026-12-11', '2026-11-23'], '2026-12-11'],
    [['2026-12-11', null], null],
    [[], null],
  ])('%j: the last has left on %s', (days, last) => {
    expect(lastToLeave(days)).toBe(last);
  });
});

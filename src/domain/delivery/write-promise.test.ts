import { describe, expect, test } from 'vitest';
import { availabilityCopy } from '#config/copy/availability.ts';
import type { Stock } from '../availability/stock.ts';
import { promisePieces } from './line-promise.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';
import {
  writeDates,
  writeDeadline,
  writeDay,
  writeEnding,
  writeInSentence,
  writeKept,
  writeKeptDeadline,
  writeLateLine,
  writeLateReason,
  writeLeaving,
  writeLongDay,
  writePromised,
} from './write-promise.ts';

/** As it is read: days are held together by blanks that do not break. */
const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', ' ') ?? null;

// rule delivery.words
describe('dates in words', () => {
  test.each([
    ['2026-11-25', '2026-11-27', 'Wed 25 – Fri 27 November', 'Wed 25 – Fri 27 Nov', '25–27 Nov'],
    ['2026-11-30', '2026-12-03', 'Mon 30 November – Thu 3 December', 'Mon 30 Nov – Thu 3 Dec', '30 Nov – 3 Dec'],
    ['2026-12-30', '2027-01-04', 'Wed 30 December – Mon 4 January', 'Wed 30 Dec – Mon 4 Jan', '30 Dec – 4 Jan'],
    ['2026-09-03', '2026-09-04', 'Thu 3 – Fri 4 September', 'Thu 3 – Fri 4 Sep', '3–4 Sep'],
    ['2026-11-25', '2026-11-25', 'Wed 25 November', 'Wed 25 Nov', '25 Nov'],
  ])('%s to %s', (from, to, full, short, shortest) => {
    expect((['full', 'short', 'shortest'] as const).map((length) => plain(writeDates({ from, to }, length)))).toEqual([
      ...[full, short, shortest],
    ]);
  });

  test('weeks and no date, alone and in a sentence', () => {
    expect(writePromised({ kind: 'weeks', from: 3, to: 4 })).toBe('3–4 weeks');
    expect(writePromised({ kind: 'weeks', from: 4, to: 4 })).toBe('4 weeks');
    expect(writeInSentence({ kind: 'weeks', from: 3, to: 4 })).toBe('in 3–4 weeks');
    expect(writePromised({ kind: 'unknown', why: 'overdue' })).toBe('No date yet');
    const within = (from: number, to: number) =>
      ({ kind: 'unknown', why: 'no-lead-time', within: { from, to } }) as const;
    expect(writePromised(within(2, 5))).toBe(availabilityCopy.deliveryShelf);
    expect(writePromised(within(5, 10))).toBe(availabilityCopy.deliveryAlternative);
    expect(writePromised(within(21, 28))).toBe(availabilityCopy.deliveryAirfreight);
    expect(writePromised(within(15, 17))).toBe(availabilityCopy.deliveryTransit(15, 17));
    expect(writeInSentence(within(2, 5))).toBe('within 2–5 days');
    expect(plain(writeLongDay('2026-11-23'))).toBe('Monday 23 November');
  });

  // rule delivery.customs
  test.each<[Parameters<typeof writeEnding>[0], string, string]>([
    [
      { kind: 'dates', from: '2026-11-25', to: '2026-11-27' },
      'Wed 25 – Fri 27 November',
      'at customs Wed 25 – Fri 27 November',
    ],
    [{ kind: 'weeks', from: 3, to: 4 }, 'in 3–4 weeks', 'at customs in 3–4 weeks'],
    [
      { kind: 'unknown', why: 'no-lead-time', within: { from: 2, to: 5 } },
      'within 2–5 days',
      'at customs within 2–5 days',
    ],
    [{ kind: 'unknown', why: 'overdue' }, 'No date yet', 'No date yet'],
  ])('behind a colon: %j', (promised, inside, abroad) => {
    expect([false, true].map((isExport) => plain(writeEnding(promised, isExport)))).toEqual([inside, abroad]);
  });

  test.each([
    ['a day', writeDay('2026-11-25'), ['Wed 25 November']],
    ['a day with its name', writeLongDay('2026-11-23'), ['Monday 23 November']],
    ['days of a month', writeDates({ from: '2026-11-25', to: '2026-11-27' }), ['Wed 25 –', 'Fri 27 November']],
    ['days of two', writeDates({ from: '2026-11-30', to: '2026-12-03' }, 'shortest'), ['30 Nov –', '3 Dec']],
  ])('a line never ends within %s', (_what, written, pieces) => {
    expect(written.split(' ').map(plain)).toEqual(pieces);
  });
});

// rules delivery.deadline and delivery.kept
describe('the deadline', () => {
  const paidBy = { day: '2026-11-23', hour: 14 };
  const dates = { kind: 'dates', from: '2026-11-25', to: '2026-11-27' } as const;
  const weeks = { kind: 'weeks', from: 3, to: 4 } as const;
  const noLead = { kind: 'unknown', why: 'no-lead-time' } as const;

  test.each([
    ['dates', dates, 'Pay by 2 pm on Monday to keep these dates.'],
    ['weeks count from the payment', weeks, null],
    ['no date', noLead, null],
  ])('%s', (_what, promise, sentence) => expect(plain(writeDeadline({ promise, paidBy }))).toBe(sentence));

  test.each([
    ['dates, whose deadline stands with them', dates, ''],
    ['no date', noLead, ' Pay by 2 pm on Monday to keep that day.'],
  ])('of the day of leaving: %s', (_what, promise, deadline) =>
    expect(plain(writeLeaving({ promise, paidBy }, '2026-11-23'))).toBe(
      `All parts leave together by Monday 23 November.${deadline}`,
    ),
  );

  const monday = '2 pm on Monday 23 November';
  const after = `These dates were for payment by ${monday}. With a later payment the parts may arrive later too.`;
  const left = `That day was for payment by ${monday}. With a later payment the parts may leave later too.`;
  test.each([
    ['dates', dates, '2026-11-23', `Pay by ${monday} to keep these dates.`, after],
    ['weeks', weeks, null, null, null],
    ['no days, but one of leaving', noLead, '2026-11-23', `Pay by ${monday} to keep that day.`, left],
    ['nothing known', noLead, null, null, null],
  ])('of an order that is placed, before and after it is paid: %s', (_what, promise, leaves, before, paid) => {
    const kept = { promise, leaves, paidBy };
    expect([false, true].map((isPaid) => plain(writeKeptDeadline(kept, isPaid)))).toEqual([before, paid]);
    expect(writeKeptDeadline({ promise, leaves }, false)).toBeNull();
  });

  test.each([
    [dates, false, 'Promised with this order: Wed 25 – Fri 27 November.'],
    [weeks, false, 'Promised with this order: 3–4 weeks from payment.'],
    [noLead, false, ''],
    // rule delivery.customs
    [dates, true, 'Promised with this order: at customs Wed 25 – Fri 27 November.'],
    [weeks, true, 'Promised with this order: at customs 3–4 weeks from payment.'],
    [noLead, true, ''],
  ])('looked back at: %j, export %s', (promise, isExport, sentence) =>
    expect(plain(writeKept(promise, isExport))).toBe(sentence),
  );
});

// rule delivery.reason
test.each<[string, Partial<Stock>, number, string | null]>([
  ['all on the shelf', { default: 3 }, 3, null],
  [
    'some on their way',
    { default: 2, inTransit: [{ eta: '2026-12-10', quantity: 8 }] },
    10,
    '8 of 10 are in transit to us, expected Thu 10 December.',
  ],
  [
    'the last one on its way',
    { default: 2, inTransit: [{ eta: '2026-12-11', quantity: 1 }] },
    3,
    '1 of 3 is in transit to us, expected Fri 11 December.',
  ],
  [
    'all on their way',
    { inTransit: [{ eta: '2026-12-10', quantity: 8 }] },
    8,
    'All 8 are in transit to us, expected Thu 10 December.',
  ],
  [
    'one on its way',
    { inTransit: [{ eta: '2026-12-10', quantity: 8 }] },
    1,
    'It is in transit to us, expected Thu 10 December.',
  ],
  ['some from the manufacturer', { default: 2, manufacturer: 5 }, 4, '2 of 4 are from the manufacturer.'],
  ['some in another warehouse', { dropship: 1, alternative: 5 }, 3, '2 of 3 are in another of our warehouses.'],
  [
    'an overdue delivery',
    { default: 1, inTransit: [{ eta: '2026-10-01', quantity: 2 }] },
    2,
    '1 of 2 is in transit to us and overdue.',
  ],
  [
    'a delivery without a date',
    { inTransit: [{ eta: '', quantity: 2 }] },
    2,
    'Both are in transit to us, with no date yet.',
  ],
])('what makes it late: %s', (_name, stock, wanted, sentence) => {
  const facts = factsAt();
  const line = promisePieces(listSources({ ...nothing, ...stock }, facts), wanted, facts.time.day);
  expect(plain(writeLateReason(line))).toBe(sentence);
  const named = sentence === null ? null : `AG-1: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  expect(plain(writeLateLine('AG-1', line))).toBe(named);
});

test('behind the number of a part the sentence goes on in small letters', () => {
  const { time, ...facts } = factsAt();
  const line = promisePieces(listSources({ ...nothing, manufacturer: 5 }, { time, ...facts }), 1, time.day);
  expect(writeLateLine('AG-1', line)).toBe('AG-1: it is from the manufacturer.');
});

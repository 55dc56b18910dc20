import { describe, expect, test } from 'vitest';
import type { Stock } from '../availability/stock.ts';
import { findRemotePlace } from '../shipping/lead-times.ts';
import { readZoneTime } from '../zone-clock.ts';
import { findLead } from './lead.ts';
import { promisePieces } from './line-promise.ts';
import { factsAt, holidays, nothing, say } from './samples.ts';
import { findDispatchDay, listSources } from './source-promises.ts';

type PromiseCase = Parameters<typeof factsAt>[0] & { stock?: Partial<Stock>; wanted?: number };

function promise({ stock = { default: 9 }, wanted = 1, ...options }: PromiseCase): string {
  const facts = factsAt(options);
  return say(promisePieces(listSources({ ...nothing, ...stock }, facts), wanted, facts.time.day).promise);
}

const soon = { eta: '2026-12-10', quantity: 2 };
const late = { eta: '2027-01-20', quantity: 5 };
const friday = { eta: '2026-12-11', quantity: 1 };

// rules delivery.range, delivery.cut-off, delivery.working-days and delivery.lead
describe('the promise for a line', () => {
  test.each<[string, PromiseCase, string]>([
    // each source alone; Sunday 22 November 2026, dispatched on Monday 23
    ['shelf, five days to Portugal and a holiday there', {}, '2026-11-30..2026-12-03'],
    ['dropship is sent like the shelf', { stock: { dropship: 1 } }, '2026-11-30..2026-12-03'],
    ['alternative leaves 3 to 5 days later', { stock: { alternative: 1 } }, '2026-12-04..2026-12-11'],
    ['transit leaves the day after it has come', { stock: { inTransit: [soon] } }, '2026-12-18..2026-12-22'],
    ['transit that comes on a Friday leaves on Monday', { stock: { inTransit: [friday] } }, '2026-12-21..2026-12-23'],
    ['manufacturer: weeks', { stock: { manufacturer: 1 } }, '3-4 weeks'],
    ['transit after 28 days', { stock: { inTransit: [late] } }, '2027-01-28..2027-02-01'],
    [
      'transit with the manufacturer, later than three weeks',
      {
        stock: { inTransit: [{ eta: '2026-12-11', quantity: 1 }], manufacturer: 1 },
        wanted: 2,
        at: '2026-11-26T09:00:00Z',
      },
      '4-4 weeks',
    ],
    ['nothing', { stock: {} }, 'out-of-stock'],
    // mixed: the latest counts
    ['shelf and dropship', { stock: { default: 1, dropship: 1 }, wanted: 2 }, '2026-11-30..2026-12-03'],
    ['shelf and alternative', { stock: { default: 1, alternative: 1 }, wanted: 2 }, '2026-12-04..2026-12-11'],
    ['shelf and transit', { stock: { default: 1, inTransit: [soon] }, wanted: 2 }, '2026-12-18..2026-12-22'],
    ['the shelf is enough', { stock: { default: 1, inTransit: [soon] }, wanted: 1 }, '2026-11-30..2026-12-03'],
    ['two deliveries', { stock: { inTransit: [friday, soon] }, wanted: 3 }, '2026-12-21..2026-12-23'],
    ['the earlier delivery is enough', { stock: { inTransit: [friday, soon] }, wanted: 2 }, '2026-12-18..2026-12-22'],
    [
      'transit and manufacturer',
      { stock: { inTransit: [soon], manufacturer: 9 }, wanted: 3 },
      '2026-12-18..2026-12-22',
    ],
    ['shelf and manufacturer', { stock: { default: 2, manufacturer: 1 }, wanted: 3 }, '3-4 weeks'],
    ['manufacturer before a late delivery', { stock: { inTransit: [late], manufacturer: 1 } }, '3-4 weeks'],
    [
      'a delivery in 28 days before the manufacturer',
      { stock: { inTransit: [{ eta: '2026-12-20', quantity: 1 }], manufacturer: 1 } },
      '2026-12-29..2026-12-31',
    ],
    ['and not one in 29', { stock: { inTransit: [{ eta: '2026-12-21', quantity: 1 }], manufacturer: 1 } }, '3-4 weeks'],
    ['then the late delivery', { stock: { inTransit: [late], manufacturer: 1 }, wanted: 2 }, '2027-01-28..2027-02-01'],
    [
      'all there is',
      { stock: { default: 1, inTransit: [late], manufacturer: 1 }, wanted: 7 },
      '2027-01-28..2027-02-01',
    ],
    ['one more than there is', { stock: { default: 1, manufacturer: 1 }, wanted: 3 }, 'out-of-stock'],
    // the cut-off, 2:00 pm on the warehouse's clock (13:00 UTC in winter)
    ['Monday 1:59 pm', { at: '2026-11-23T12:59:59Z' }, '2026-11-30..2026-12-03'],
    ['Monday 2:00 pm', { at: '2026-11-23T13:00:00Z' }, '2026-12-02..2026-12-04'],
    ['Friday evening', { at: '2026-11-27T20:00:00Z' }, '2026-12-09..2026-12-11'],
    ['Saturday morning', { at: '2026-11-28T08:00:00Z' }, '2026-12-09..2026-12-11'],
    ['summer: 2:00 pm is 12:00 UTC', { at: '2026-06-15T11:59:00Z', country: 'DE' }, '2026-06-17..2026-06-19'],
    ['summer, too late', { at: '2026-06-15T12:00:00Z', country: 'DE' }, '2026-06-18..2026-06-22'],
    ['past midnight in Warsaw, still yesterday in UTC', { at: '2026-11-22T23:30:00Z' }, '2026-11-30..2026-12-03'],
    [
      '1:59 pm, the same where the days come from the information page',
      { at: '2026-11-23T12:59:00Z', country: 'PL' },
      '2026-11-25..2026-11-27',
    ],
    ['2:00 pm there', { at: '2026-11-23T13:00:00Z', country: 'PL' }, '2026-11-26..2026-11-30'],
    // holidays
    [
      'a holiday of the warehouse is no day of dispatch',
      { at: '2026-11-11T09:00:00Z', country: 'DE' },
      '2026-11-16..2026-11-18',
    ],
    ['a holiday on the way counts where it goes', { at: '2026-11-26T09:00:00Z' }, '2026-12-04..2026-12-09'],
    ['and not where it leaves', { at: '2026-11-10T09:00:00Z', country: 'DE' }, '2026-11-12..2026-11-16'],
    ['Christmas in Poland', { at: '2026-12-23T14:00:00Z', country: 'DE' }, '2026-12-30..2027-01-04'],
    ['Boxing Day on Monday in Britain', { at: '2026-12-22T09:00:00Z', country: 'GB' }, '2026-12-30..2027-01-04'],
    // method and country
    ['express', { method: 'UPS Express' }, '2026-11-24..2026-11-25'],
    ['DPD', { method: 'DPD', country: 'DE' }, '2026-11-26..2026-11-30'],
    ['UPS to Germany', { country: 'DE' }, '2026-11-25..2026-11-27'],
    ['to Poland, as the information page has it', { country: 'PL' }, '2026-11-25..2026-11-27'],
    ['a method nobody knows', { method: 'Post' }, 'no-lead-time'],
    ['DPD does not name Austria', { method: 'DPD', country: 'AT' }, 'no-lead-time'],
    ['no table names Ireland', { country: 'IE' }, 'no-lead-time'],
    // islands
    ['Canary Islands by their code', { country: 'IC' }, 'no-lead-time'],
    ['Canary Islands by postcode', { country: 'ES', postcode: '35001' }, 'no-lead-time'],
    ['Mallorca', { country: 'ES', postcode: '07001' }, 'no-lead-time'],
    ['Madrid', { country: 'ES', postcode: '28001' }, '2026-11-27..2026-12-01'],
    ['Madeira by postcode', { postcode: '9000-001' }, 'no-lead-time'],
    ['Azores by code', { country: 'A2' }, 'no-lead-time'],
    ['Lisbon', { postcode: '1000-001' }, '2026-11-30..2026-12-03'],
    ['Shetland, typed small', { country: 'GB', postcode: 'ze1 0aa' }, 'no-lead-time'],
    ['weeks stand where no carrier is asked', { country: 'IC', stock: { manufacturer: 1 } }, '3-4 weeks'],
    // dates that are missing or past
    ['without a readable date', { stock: { inTransit: [{ eta: 'soon', quantity: 1 }] } }, 'undated'],
    [
      'no date, but another covers it',
      { stock: { inTransit: [{ eta: '?', quantity: 1 }, soon] } },
      '2026-12-18..2026-12-22',
    ],
    [
      'due yesterday: as if it came today',
      { stock: { inTransit: [{ eta: '2026-11-21', quantity: 1 }] } },
      '2026-11-30..2026-12-03',
    ],
    ['five days late', { stock: { inTransit: [{ eta: '2026-11-17', quantity: 1 }] } }, '2026-11-30..2026-12-03'],
    ['six days late', { stock: { inTransit: [{ eta: '2026-11-16', quantity: 1 }] } }, 'overdue'],
    [
      'an overdue one makes all unknown',
      { stock: { default: 1, inTransit: [{ eta: '2026-11-01', quantity: 1 }] }, wanted: 2 },
      'overdue',
    ],
    [
      'due yesterday, by express: the text counts from today',
      { method: 'UPS Express', stock: { inTransit: [{ eta: '2026-11-21', quantity: 1 }] } },
      '2026-11-27..2026-11-30',
    ],
    [
      'the text of the transit days is never undercut',
      { method: 'UPS Express', stock: { inTransit: [soon] } },
      '2026-12-15..2026-12-17',
    ],
  ])('%s', (_name, options, expected) => {
    expect(promise(options)).toBe(expected);
  });
});

// rule delivery.cut-off
test.each([
  ['2026-11-20T12:00:00Z', '2026-11-20'],
  ['2026-11-20T13:00:00Z', '2026-11-23'],
  ['2026-11-21T08:00:00Z', '2026-11-23'],
  ['2026-11-10T13:30:00Z', '2026-11-12'],
  ['2026-03-29T11:00:00Z', '2026-03-30'],
])('paid at %s, it leaves on %s', (at, day) => {
  const time = readZoneTime(Date.parse(at), 'Europe/Warsaw');
  expect(findDispatchDay(time, holidays['PL'] ?? [])).toBe(day);
});

// rule delivery.remote-places
test.each([
  ['ES', '35 001', 'Canary Islands'],
  ['ES', '38670', 'Canary Islands'],
  ['ES', 'E-35001', 'Canary Islands'],
  ['IC', '', 'Canary Islands'],
  ['ES', '51001', 'Ceuta'],
  ['PT', '9500-321', 'Azores'],
  ['FR', '20000', 'Corsica'],
  ['FR', '97400', 'French overseas departments'],
  ['FR', 'F-97400', 'French overseas departments'],
  ['FR', '98800', 'French overseas territories'],
  ['FR', '98000', null],
  ['FI', '22100', 'Åland Islands'],
  ['FI', 'FI-22100', 'Åland Islands'],
  ['DK', '3900', 'Greenland'],
  ['DK', '2100', null],
  ['DE', '27498', 'Helgoland'],
  ['GB', 'KW15 1AA', 'Scottish islands'],
  ['GB', 'KW1 5AA', null],
  ['GB', 'IV51 9EU', 'Scottish islands'],
  ['GB', 'IV5 1AA', null],
  ['GB', 'IV52 8TY', null],
  ['GB', 'PA20 0AA', 'Scottish islands'],
  ['GB', 'PA2 0AA', null],
  ['GB', 'PA75 6NU', 'Scottish islands'],
  ['GB', 'ph44 4rx', 'Scottish islands'],
  ['GB', 'KA27 8AA', 'Scottish islands'],
  ['GB', 'KA29 0AA', null],
  ['GB', 'JE2 3AB', 'Jersey'],
  ['GB', 'BT1 5GS', null],
  ['NO', '9170', 'Svalbard and Jan Mayen'],
  ['NO', 'N-8099', 'Svalbard and Jan Mayen'],
  ['NO', '9100', null],
  ['DE', '35001', null],
])('%s %s: %s', (country, postcode, place) => {
  expect(findRemotePlace({ country, postcode })).toBe(place);
  if (place !== null) expect(findLead({ country, postcode }, 'UPS Standard')).toBeNull();
});

const minutes = (hour: number, minute = 0): number => hour * 60 + minute;

// rule delivery.cut-off
test.each([
  ['in the morning', '2026-11-25', minutes(9), '2026-11-25'],
  ['a minute before the cut-off', '2026-11-25', minutes(13, 59), '2026-11-25'],
  ['at the cut-off', '2026-11-25', minutes(14), '2026-11-26'],
  ['at midnight', '2026-11-25', 0, '2026-11-25'],
  ['on a Friday after it', '2026-11-27', minutes(15), '2026-11-30'],
  ['on a Saturday morning', '2026-11-28', minutes(9), '2026-11-30'],
  ['before a day off', '2026-12-24', minutes(16), '2026-12-28'],
  ['on a day off', '2026-12-25', minutes(9), '2026-12-28'],
  ['at the end of a year', '2026-12-31', minutes(23, 59), '2027-01-04'],
])('what is paid %s leaves', (_, day, now, leaves) => {
  expect(findDispatchDay({ day, minutes: now }, ['2026-12-25', '2027-01-01'])).toBe(leaves);
});

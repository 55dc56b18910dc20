import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffice, readOfficeState } from './office.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const onContinent = { opens: '8:00', closes: '16:00', days };
const offices = [
  { name: 'EU office', visitorsFrom: [], open: { timeZone: 'Europe/Warsaw', ...onContinent } },
  {
    name: 'UK office',
    visitorsFrom: ['GB', 'JE'],
    open: { timeZone: 'Europe/London', opens: '7:00', closes: '15:00', days },
  },
  { name: 'NL office', visitorsFrom: ['NL'], open: { timeZone: 'Europe/Amsterdam', ...onContinent } },
];

// rule seller.offices
describe('findOffice', () => {
  test.each([
    ['GB', 'UK office'],
    ['JE', 'UK office'],
    ['NL', 'NL office'],
    ['PL', 'EU office'],
    ['DE', 'EU office'],
    ['NO', 'EU office'],
    [null, 'NL office'],
  ])('%s: %s', (country, name) => {
    expect(findOffice(country, offices)?.name).toBe(name);
  });
});

const [warsaw, london, amsterdam] = offices.map(({ open }) => open);
const at = (iso: string) => Date.parse(iso);
const say = (hours: typeof warsaw, iso: string) => {
  if (!hours) throw new Error('no such office');
  const state = readOfficeState(hours, at(iso));
  return state.isOpen ? `open until ${state.closes}` : `${state.day} ${state.opens}`;
};

// rule seller.offices
describe('readOfficeState', () => {
  test.each([
    // winter: CET is UTC+1
    ['2026-01-14T06:59:59Z', 'today 8:00'],
    ['2026-01-14T07:00:00Z', 'open until 16:00'],
    ['2026-01-14T14:59:59Z', 'open until 16:00'],
    ['2026-01-14T15:00:00Z', 'Thursday 8:00'],
    // summer: CEST is UTC+2
    ['2026-07-15T05:59:59Z', 'today 8:00'],
    ['2026-07-15T06:00:00Z', 'open until 16:00'],
    ['2026-07-15T14:00:00Z', 'Thursday 8:00'],
    // the weekend, and the days beside the changes of the clock (29 March and 25 October 2026)
    ['2026-03-27T15:00:00Z', 'Monday 8:00'],
    ['2026-03-28T10:00:00Z', 'Monday 8:00'],
    ['2026-03-29T00:59:59Z', 'Monday 8:00'],
    ['2026-03-29T01:00:00Z', 'Monday 8:00'],
    ['2026-03-30T06:00:00Z', 'open until 16:00'],
    ['2026-10-23T06:00:00Z', 'open until 16:00'],
    ['2026-10-25T01:30:00Z', 'Monday 8:00'],
    ['2026-10-26T06:30:00Z', 'today 8:00'],
    ['2026-10-26T07:00:00Z', 'open until 16:00'],
    // midnight on the office's clock is still the day before in UTC
    ['2026-01-18T23:30:00Z', 'today 8:00'],
  ])('Warsaw and Amsterdam at %s: %s', (iso, state) => {
    expect([say(warsaw, iso), say(amsterdam, iso)]).toEqual([state, state]);
  });

  test.each([
    ['2026-01-14T06:59:00Z', 'today 7:00'],
    ['2026-01-14T07:00:00Z', 'open until 15:00'],
    ['2026-01-14T15:00:00Z', 'Thursday 7:00'],
    // on London's clock all year: its summer is UTC+1
    ['2026-07-15T05:59:00Z', 'today 7:00'],
    ['2026-07-15T06:00:00Z', 'open until 15:00'],
    ['2026-07-17T14:00:00Z', 'Monday 7:00'],
    ['2026-03-30T06:00:00Z', 'open until 15:00'],
  ])('London at %s: %s', (iso, state) => {
    expect(say(london, iso)).toBe(state);
  });

  test('all three are open at the same moments, in winter and in summer', () => {
    const year = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') });
    fc.assert(
      fc.property(year, (moment) => {
        const open = offices.map((office) => readOfficeState(office.open, moment).isOpen);
        expect(new Set(open).size).toBe(1);
      }),
    );
  });

  test('every office is open forty hours in any week without a change of the clock', () => {
    const monday = at('2026-05-04T00:00:00Z');
    const minutes = Array.from({ length: 7 * 24 * 4 }, (_, quarter) => monday + quarter * 900_000);
    for (const { open } of offices)
      expect(minutes.filter((moment) => readOfficeState(open, moment).isOpen)).toHaveLength(160);
  });
});

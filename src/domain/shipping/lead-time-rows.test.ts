import { describe, expect, test } from 'vitest';
import { informationLeadTimes } from '#config/lead-times.ts';
import { listLeadTimeRows, listLeadTimesByCountry } from './lead-time-rows.ts';

// rule shipping.information-days
describe('listLeadTimeRows', () => {
  test('the information page’s UPS Standard table', () => {
    expect(listLeadTimeRows(informationLeadTimes.upsStandard)).toEqual([
      { days: 1, countries: ['Belgium', 'Netherlands'] },
      {
        days: 2,
        countries: [
          'Austria',
          'Denmark',
          'France',
          'Germany',
          'Italy',
          'Luxembourg',
          'Norway',
          'Poland',
          'Slovenia',
          'United Kingdom',
        ],
      },
      { days: 3, countries: ['Czech Republic', 'Hungary', 'Slovakia', 'Spain', 'Switzerland'] },
      { days: 4, countries: ['Croatia', 'Lithuania', 'Portugal', 'Romania'] },
      { days: 5, countries: ['Estonia', 'Finland', 'Latvia', 'Sweden'] },
      { days: 6, countries: ['Bulgaria', 'Greece'] },
    ]);
  });

  test('the Netherlands alone, and all the others', () => {
    expect(listLeadTimeRows(informationLeadTimes.upsExpress, 'NL')).toEqual([{ days: 1, countries: ['Netherlands'] }]);
    const others = listLeadTimeRows(informationLeadTimes.upsExpress, 'elsewhere').flatMap(({ countries }) => countries);
    expect(others).toHaveLength(26);
    expect(others).not.toContain('Netherlands');
  });
});

describe('listLeadTimesByCountry', () => {
  const { upsStandard, upsExpress } = informationLeadTimes;
  const rows = listLeadTimesByCountry(upsStandard, upsExpress);

  test.each([
    ['Austria', [2, 1]],
    ['Greece', [6, 4]],
    ['Netherlands', [1, 1]],
    ['United Kingdom', [2, 1]],
  ])('%s', (name, days) => {
    expect(rows.find((row) => row.name === name)?.days).toEqual(days);
  });

  test('every country of a table is there once, by name', () => {
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names).toHaveLength(new Set([...Object.keys(upsStandard), ...Object.keys(upsExpress)]).size);
  });

  test('a service that does not go to a country says so', () => {
    expect(listLeadTimesByCountry({ DE: 2 }, { FR: 1 }).map(({ days }) => days)).toEqual([
      [null, 1],
      [2, null],
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkoutLeadTimes, informationLeadTimes } from '#config/lead-times.ts';
import { leadTimeFor } from './lead-times.ts';

const sameDay = 'Orders paid online until 2:00 pm are processed the same day.';

// rule shipping.checkout-days
describe('leadTimeFor', () => {
  test.each([
    ['DE', 'UPS Standard', `2 days to Germany. ${sameDay}`],
    ['NL', 'ups standard', `3 days to the Netherlands. ${sameDay}`],
    ['GB', 'UPS', `4 days to the United Kingdom. ${sameDay}`],
    ['PL', 'DPD', `1 day to Poland. ${sameDay}`],
    ['GR', 'DPD Classic', `6 days to Greece. ${sameDay}`],
    ['PL', 'UPS Standard', null],
    ['IE', 'UPS Standard', null],
    ['DE', 'UPS Express', null],
    ['DE', 'Courier', null],
    ['XX', 'DPD', null],
    ['constructor', 'DPD', null],
  ])('%s by %s: %s', (country, method, sentence) => {
    expect(leadTimeFor(country, method)).toBe(sentence);
  });
});

// rules shipping.checkout-days and shipping.information-days
test('all four tables agree with the data', () => {
  const file = new URL('../../../scripts/sandbox/data/countries.json', import.meta.url);
  const { countries } = JSON.parse(readFileSync(file, 'utf8')) as {
    countries: Record<string, string | number | null>[];
  };
  const column = (name: string) =>
    Object.fromEntries(
      countries.filter((country) => country[name] !== null).map((country) => [country.code, country[name]]),
    );
  expect(checkoutLeadTimes.upsStandard).toStrictEqual(column('ups_checkout_days'));
  expect(checkoutLeadTimes.dpd).toStrictEqual(column('dpd_days'));
  expect(informationLeadTimes.upsStandard).toStrictEqual(column('ups_standard_days'));
  expect(informationLeadTimes.upsExpress).toStrictEqual(column('ups_express_days'));
});

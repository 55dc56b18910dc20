import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkoutLeadTimes, informationLeadTimes } from '#config/lead-times.ts';
import { daysFor, describeMethod } from './lead-times.ts';

const description = '4 working days';

// rule shipping.checkout-days
describe('describeMethod', () => {
  test.each([
    ['DE', 'UPS Standard', '2 days to Germany'],
    ['NL', 'ups standard', '3 days to the Netherlands'],
    ['GB', 'UPS', '4 days to the United Kingdom'],
    ['PL', 'DPD', '1 day to Poland'],
    ['GR', 'DPD Classic', '6 days to Greece'],
    ['PL', 'UPS Standard', description],
    ['IE', 'UPS Standard', description],
    ['DE', 'UPS Express', description],
    ['DE', 'Courier', description],
    ['MC', 'UPS Standard', '3 days to Monaco'],
    ['SM', 'DPD', '5 days to San Marino'],
    ['AD', 'UPS Standard', description],
    ['XX', 'DPD', description],
    ['constructor', 'DPD', description],
  ])('%s by %s: %s', (country, name, sentence) => {
    expect(describeMethod({ country, postcode: '' }, { name, description })).toBe(sentence);
  });

  // rule delivery.remote-places
  test.each([
    ['ES', '35001', 'UPS Standard'],
    ['ES', '51001', 'UPS Express'],
    ['ES', '07001', 'DPD'],
    ['FR', '20000', 'UPS Standard'],
    ['FR', 'F-97400', 'DPD'],
    ['PT', '9500-321', 'UPS Standard'],
    ['DE', '27498', 'DPD'],
    ['GB', 'je2 3ab', 'UPS Standard'],
    ['IC', '35001', 'UPS Standard'],
  ])('no days of the country, nor of the commerce API, at %s %s by %s', (country, postcode, name) => {
    expect(daysFor({ country, postcode }, name)).toBeNull();
    expect(describeMethod({ country, postcode }, { name, description })).toBe('');
  });

  test.each([
    ['ES', '28001', '4 days to Spain'],
    ['DE', '78266', '2 days to Germany'],
    ['GB', 'BT1 5GS', '4 days to the United Kingdom'],
  ])('the days of the country hold at %s %s', (country, postcode, days) => {
    expect(daysFor({ country, postcode }, 'UPS Standard')).toBe(days);
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

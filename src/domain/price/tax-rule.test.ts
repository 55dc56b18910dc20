import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { decideTax, type VatNumberState } from './tax-rule.ts';

const states: VatNumberState[] = ['valid', 'invalid', 'unchecked', null];

// rules tax.settings and tax.unchecked-number
describe('decideTax', () => {
  test.each([
    ['DE', false, null, 'standard'],
    ['DE', false, 'valid', 'standard'],
    ['DE', true, 'valid', 'reverse-charge'],
    ['DE', true, 'invalid', 'standard'],
    ['DE', true, 'unchecked', 'standard'],
    ['DE', true, null, 'standard'],
    ['PL', true, 'valid', 'standard'],
    ['A2', false, null, 'standard'],
    ['M3', true, 'valid', 'reverse-charge'],
    ['CH', false, null, 'export'],
    ['GB', true, 'valid', 'export'],
    ['IC', false, null, 'export'],
    ['XX', true, 'valid', 'standard'],
    [null, true, 'valid', 'standard'],
  ] as const)('%s, company %s, number %s: %s', (country, isCompany, vatNumber, setting) => {
    expect(decideTax({ country, isCompany, vatNumber })).toBe(setting);
  });

  test('VAT is taken off only outside the EU or for a number checked as valid', () => {
    for (const { code, isEu } of countries) {
      for (const vatNumber of states) {
        for (const isCompany of [true, false]) {
          const isFree = decideTax({ country: code, isCompany, vatNumber }) !== 'standard';
          expect(isFree).toBe(!isEu || (isCompany && vatNumber === 'valid' && code !== 'PL'));
        }
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { findOffice } from './office-for-country.ts';

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
    expect(findOffice(country)?.name).toBe(name);
  });
});

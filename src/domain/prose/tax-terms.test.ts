import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { places } from '#config/places.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { findTaxPlace } from '../tax/tax-place.ts';
import { taxTerms } from './tax-terms.ts';

const base = { dispatch: 'PL', billingCountry: null, isCompany: true } as const;
const valid = (country: string) => ({ country, state: 'valid' as const });
const to = (country: string, postcode: string | null = null) => ({ country, postcode });
const settingOf = (seller: string, delivery: ReturnType<typeof to>, numberOf: string) =>
  decideTax({ ...base, seller, delivery, number: valid(numberOf) }).setting;

// rule tax.terms
describe('what the texts say of tax is what the code decides', () => {
  test('goods leave from Poland; companies of the seller and of Poland pay VAT', () => {
    expect(taxTerms).toMatchObject({ dispatch: 'Poland', sellers: 'the Netherlands or Poland' });
    expect(settingOf('NL', to('NL'), 'NL')).toBe('standard');
    expect(settingOf('PL', to('DE'), 'PL')).toBe('standard');
    expect(settingOf('PL', to('PL'), 'DE')).toBe('standard');
    expect(settingOf('PL', to('AT'), 'DE')).toBe('reverse-charge');
  });

  test('every place that is named as outside is, and every one as inside', () => {
    const named = (list: string) =>
      list.split(/, | and /).flatMap((name) => places.filter((place) => place.name === name.replace(/^the /, '')));
    expect(named(taxTerms.outside).length).toBeGreaterThan(12);
    expect(taxTerms.inside).toBe('Monaco, the Azores, Madeira and Northern Ireland');
    for (const { vatOf } of named(taxTerms.outside)) expect(vatOf).toBeNull();
    for (const { vatOf } of named(taxTerms.inside)) expect(vatOf).not.toBeNull();
  });

  test('no duty is said to be due exactly where none is', () => {
    const isNamed = (name: string) =>
      new RegExp(`(?:^|, | and )(?:the )?${name}(?:,| and |$)`).test(taxTerms.withoutDuty);
    for (const { name, addresses } of places)
      for (const { country, postcode } of addresses) {
        if (postcode !== undefined) continue;
        const { reason } = decideTax({ ...base, seller: 'PL', delivery: to(country), number: null });
        expect([isNamed(name), name]).toEqual([reason === 'export-within-customs-union', name]);
      }
    expect(taxTerms.withoutDuty).toContain('the Canary Islands');
  });

  test('a place inside the EU that is named nowhere follows its country', () => {
    for (const { code, isEu, name } of countries.filter((one) => one.isEu))
      expect([findTaxPlace(to(code))?.vatOf !== null, name]).toEqual([isEu, name]);
  });

  test('no text says more of VAT, duty or tax than these sentences, which promise nothing of their own', () => {
    const pages = new URL('../../../content/pages/', import.meta.url);
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    const found = files.flatMap((file) =>
      readFileSync(new URL(file, pages), 'utf8')
        .split('\n')
        .filter((line) => /\bVAT\b|\bdut(?:y|ies)\b|\btax(?:es)?\b/i.test(line))
        .map((line) => `${file}: ${line}`),
    );
    const plain = [
      'catalogue-data.mdx: Amounts are whole cents',
      'privacy.mdx: - **Order:** name, e-mail',
      'privacy.mdx: - the service that checks VAT numbers',
      'privacy.mdx: - Orders and invoices: as long as the tax law',
      "privacy.mdx:     ['To keep invoices and check VAT numbers'",
      'terms.mdx: lead: These terms apply',
      'terms.mdx: A “consumer” is a person',
      'terms.mdx: On the last step you see the parts',
      'terms.mdx: <TaxRule />',
      'shipping.mdx: We charge shipping as the checkout shows it. <Figure name="export-terms" />',
    ];
    expect(found.filter((line) => !plain.some((start) => line.startsWith(start)))).toEqual([]);
  });
});

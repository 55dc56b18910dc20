import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countries, namesWithArticle } from './countries.ts';
import { freeShipping } from './delivery.ts';
import { offerRegions } from './offer-regions.ts';
import { places } from './places.ts';

type Row = { code: string; name: string; kind: string; eu_delivery_check: boolean; in_product_offer_regions: boolean };
const file = new URL('../../scripts/sandbox/data/countries.json', import.meta.url);
const rows = (JSON.parse(readFileSync(file, 'utf8')) as { countries: Row[] }).countries;
const codes = countries.map(({ code }) => code);

// rule shipping.countries
describe('countries', () => {
  test('32 countries and some territories, each with a code of its own', () => {
    expect(countries.filter(({ kind }) => kind === 'country')).toHaveLength(32);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[A-Z][A-Z0-9]$/.test(code))).toStrictEqual([]);
  });

  test('the EU list has 27 codes plus A2 and M3', () => {
    const eu = countries.filter(({ isEu }) => isEu);
    expect(eu).toHaveLength(29);
    expect(eu.filter(({ kind }) => kind === 'territory').map(({ code }) => code)).toStrictEqual(['A2', 'M3']);
  });

  test('agree with the data of the sandbox', () => {
    const known = rows.map((row) => [row.code, row.name, row.kind, row.eu_delivery_check]);
    expect(countries.map(({ code, name, kind, isEu }) => [code, name, kind, isEu])).toStrictEqual(known);
    expect(offerRegions).toStrictEqual(rows.filter((row) => row.in_product_offer_regions).map((row) => row.code));
  });

  test('every exception is a country that is offered, every name with an article one of a country or place', () => {
    const names = [...countries, ...places].map(({ name }) => name);
    expect(freeShipping.exceptions.filter((code) => !codes.includes(code))).toStrictEqual([]);
    expect(namesWithArticle.filter((name) => !names.includes(name))).toStrictEqual([]);
    const several = names.filter((name) => / (?:islands|departments|territories)$/i.test(name));
    expect(several.filter((name) => !namesWithArticle.includes(name))).toStrictEqual([]);
  });
});

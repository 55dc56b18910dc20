import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { serialiseJsonLd, toBreadcrumbJsonLd, toProductJsonLd } from './json-ld.ts';

const part = sampleRod();

const facts = {
  part,
  description: 'About the part',
  url: 'https://shop.example/details/4B1606H-STD',
  images: [],
  availability: null,
};

describe('toProductJsonLd', () => {
  test('the offer has the price of the page, with VAT, for the 32 regions', () => {
    const offer = toProductJsonLd(facts)['offers'] as Record<string, unknown>;
    expect(offer).toMatchObject({ price: '112.40', priceCurrency: 'EUR', url: facts.url });
    expect(offer['priceSpecification']).toMatchObject({ valueAddedTaxIncluded: true });
    expect(offer['eligibleRegion']).toHaveLength(32);
  });

  test('number and maker are mpn and brand', () => {
    expect(toProductJsonLd(facts)).toMatchObject({
      mpn: '4B1606H-STD',
      sku: '4B1606H-STD',
      brand: { name: 'ACL' },
      weight: { value: 0.27 },
    });
  });

  test.each([
    ['Conrod bearing set 4B1606H-STD', 'Conrod bearing set 4B1606H-STD'],
    ['Conrod bearing set', 'Conrod bearing set 4B1606H-STD'],
  ])('the name %s is said as %s, with the number once', (name, expected) => {
    expect(toProductJsonLd({ ...facts, part: sampleRod({ name }) })['name']).toBe(expected);
  });

  test('what the data does not have is not there', () => {
    const bare = toProductJsonLd({ ...facts, part: { ...part, manufacturer: '', weightKg: null } });
    for (const key of ['brand', 'gtin', 'image', 'weight']) expect(bare).not.toHaveProperty(key);
    expect(bare['offers']).not.toHaveProperty('availability');
  });

  test.each([
    ['instock', 'InStock'],
    ['airfreight', 'BackOrder'],
    ['outofstock', 'OutOfStock'],
  ] as const)('a known case %s is said as %s', (availability, name) => {
    const offer = toProductJsonLd({ ...facts, availability })['offers'];
    expect(offer).toMatchObject({ availability: `https://schema.org/${name}` });
  });
});

describe('toBreadcrumbJsonLd', () => {
  test('steps are counted from one and have whole addresses', () => {
    const crumbs = [
      { label: 'Catalogue', href: '/catalogue' },
      { label: 'Škoda', href: '/catalogue/Skoda' },
    ];
    expect(toBreadcrumbJsonLd('https://shop.example', crumbs)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Catalogue', item: 'https://shop.example/catalogue' },
        { position: 2, name: 'Škoda', item: 'https://shop.example/catalogue/Skoda' },
      ],
    });
  });
});

describe('serialiseJsonLd', () => {
  test('no text of the data can close the script element', () => {
    const out = serialiseJsonLd({ name: '</script><script>alert(1)</script><!-- \u2028' });
    expect(out).not.toMatch(/<|\u2028/);
  });

  test('it reads back to what went in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (value) => {
        expect(JSON.parse(serialiseJsonLd(value))).toEqual(value);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { offerRegions } from '#config/offer-regions.ts';
import { sampleRod } from '../part/samples.ts';
import { toPartJsonLd, toProductJsonLd, type ProductFacts } from './product-json-ld.ts';

const part = sampleRod();

const facts: ProductFacts = {
  part,
  name: '4B1606H-STD Conrod bearing set, standard size',
  description: 'About the part',
  site: 'https://shop.example',
  url: 'https://shop.example/details/4B1606H-STD',
  images: [],
  availability: null,
  rates: null,
};

const offerOf = (changes: Partial<ProductFacts> = {}) =>
  toProductJsonLd({ ...facts, ...changes })['offers'] as Record<string, unknown>;

describe('toProductJsonLd', () => {
  // rule metadata.offer
  test('the offer has the price of the page, with VAT, for the 32 regions', () => {
    const offer = offerOf();
    expect(offer).toMatchObject({ price: '112.40', priceCurrency: 'EUR', url: facts.url });
    expect(offer['priceSpecification']).toMatchObject({ price: '112.40', valueAddedTaxIncluded: true });
    expect(offer['eligibleRegion']).toHaveLength(32);
  });

  test('a reduced part has the price that is struck through on the page beside it', () => {
    const euro = (amount: number) => ({ amount, currency: 'eur' as const });
    const promotion = { formerGross: euro(15_000), lowestGross30Days: euro(12_000) };
    const reduced = sampleRod({ price: { ...part.price, promotion } });
    expect(offerOf({ part: reduced })).toMatchObject({
      price: '112.40',
      priceSpecification: [
        { price: '112.40' },
        { price: '120.00', priceType: 'https://schema.org/StrikethroughPrice', valueAddedTaxIncluded: true },
      ],
    });
  });

  test('number, size and maker are mpn, size and brand; the name is the heading of the page', () => {
    expect(toProductJsonLd(facts)).toMatchObject({
      name: facts.name,
      mpn: '4B1606H-STD',
      sku: '4B1606H-STD',
      size: 'STD',
      brand: { name: 'ACL' },
      weight: { value: 0.27 },
    });
  });

  test('shipping and returns are those of the pages about them', () => {
    expect(offerOf()).toMatchObject({
      shippingDetails: expect.arrayContaining([expect.objectContaining({ '@type': 'OfferShippingDetails' })]),
      hasMerchantReturnPolicy: {
        ...{ merchantReturnDays: 30, applicableCountry: offerRegions },
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      },
    });
  });

  // rules metadata.nothing-made-up and commerce.optional-fields
  test('what the data does not have is not there', () => {
    const bare = toProductJsonLd({ ...facts, part: { ...part, manufacturer: '', weightKg: null, size: '' } });
    for (const key of ['brand', 'gtin', 'image', 'weight', 'size']) expect(bare).not.toHaveProperty(key);
    expect(bare['offers']).not.toHaveProperty('availability');
  });

  test.each([
    ['instock', 'InStock'],
    ['airfreight', 'BackOrder'],
    ['outofstock', 'OutOfStock'],
  ] as const)('a stated case %s is said as %s', (availability, name) => {
    expect(offerOf({ availability })).toMatchObject({ availability: `https://schema.org/${name}` });
  });
});

// rule metadata.sizes
describe('toPartJsonLd', () => {
  const group = {
    ...{ set: '4B1606H', name: '4B1606H Conrod bearing set', url: 'https://shop.example/details/4B1606H' },
    others: ['https://shop.example/details/4B1606H-.25'],
  };

  test('a size is whole in its set, the others are the addresses of their pages, and no half products', () => {
    expect(toPartJsonLd(facts, group)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      productGroupID: '4B1606H',
      variesBy: 'https://schema.org/size',
      hasVariant: [
        { '@type': 'Product', sku: '4B1606H-STD', offers: { price: '112.40' } },
        { url: 'https://shop.example/details/4B1606H-.25' },
      ],
    });
  });

  test.each([null, { ...group, others: [] }])('what has one size, or none, stands alone', (alone) => {
    expect(toPartJsonLd(facts, alone)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product' });
  });
});

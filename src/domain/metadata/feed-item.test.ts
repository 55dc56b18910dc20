import { describe, expect, test } from 'vitest';
import type { PulledAvailability } from '../availability/availability.ts';
import type { Part } from '../part/part.ts';
import { sampleGauge, sampleKit, sampleRod } from '../part/samples.ts';
import { toFeedItem } from './feed-item.ts';

const site = 'https://shop.example';
const onShelf: PulledAvailability = { case: 'instock', eta: null };
const write = (part: Part = sampleRod(), availability = onShelf, engines: string[] = []) =>
  toFeedItem(site, {
    part,
    title: 'Conrod bearing set, standard size',
    availability,
    pictures: ['/photos/a-social.jpg', '/photos/b-social.jpg'],
    pulledAt: '2026-11-21T02:00:00.000Z',
    price: part.price,
    engines,
    rates: { eur: { DE: 990, ES: 1490, CH: 2490 }, pln: { PL: 2490 } },
  });

describe('toFeedItem', () => {
  test('a part as its page says it', () => {
    expect(write()).toEqual({
      'g:id': '4B1606H-STD',
      'g:title': '4B1606H-STD Conrod bearing set, standard size',
      'g:description':
        'Race Series conrod bearings, 4 pairs. Standard size. Conrod 47.80 mm. Standard oil clearance. 4 pairs of conrod shells. Part number 4B1606H-STD',
      'g:link': 'https://shop.example/details/4B1606H-STD',
      'g:image_link': 'https://shop.example/photos/a-social.jpg',
      'g:additional_image_link': ['https://shop.example/photos/b-social.jpg'],
      'g:price': '112.40 EUR',
      'g:availability': 'in_stock',
      'g:condition': 'new',
      'g:brand': 'ACL',
      'g:mpn': '4B1606H-STD',
      'g:identifier_exists': 'yes',
      'g:item_group_id': '4B1606H',
      'g:size': 'STD',
      'g:google_product_category':
        'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Engine Parts',
      'g:product_type': 'Race Series > Conrod bearings',
      'g:shipping_weight': '0.27 kg',
      'g:shipping': expect.arrayContaining([
        { 'g:country': 'NL', 'g:price': '0.00 EUR' },
        { 'g:country': 'DE', 'g:price': '9.90 EUR' },
        { 'g:country': 'ES', 'g:price': '14.90 EUR' },
        { 'g:country': 'CH', 'g:price': '24.90 EUR' },
      ]),
    });
  });

  // rule metadata.feeds
  test('each country is told once, and none of which nothing is known', () => {
    const { price } = sampleRod();
    const cheap = write(sampleRod({ price: { ...price, gross: { amount: 5000, currency: 'eur' } } }));
    expect(cheap['g:shipping']).toEqual([
      { 'g:country': 'DE', 'g:price': '9.90 EUR' },
      { 'g:country': 'ES', 'g:price': '14.90 EUR' },
      { 'g:country': 'CH', 'g:price': '24.90 EUR' },
    ]);
  });

  // rule metadata.feeds
  test('two sizes are described unlike, and a long list of engines is counted', () => {
    const engines = Array.from({ length: 14 }, (_, at) => `Honda K${at}`);
    const [one, other] = [sampleRod(), sampleRod({ size: '.25' })].map((part) => write(part, onShelf, engines));
    expect(one?.['g:description']).not.toBe(other?.['g:description']);
    expect(one?.['g:description']).toContain('Honda K11 and 2 more engines.');
    expect(other?.['g:description']).toContain('0.25 mm undersize');
  });

  test('nothing is said twice: makes only where no engine is named', () => {
    const part = sampleRod({ features: ['Fits MG, Mini', 'Standard oil clearance'] });
    expect(write(part, onShelf, ['MG B'])['g:description']).toMatch(/clearance\. Fits MG B\. Part number/);
    expect(write(part)['g:description']).toContain('Fits MG, Mini.');
    const gauge = sampleGauge.features.concat('.001-.003 in (.025-.076 mm)');
    expect(write({ ...sampleGauge, features: gauge })['g:description']).toMatch(
      /^Green plastic clearance gauge, \.001-\.003 in \(\.025-\.076 mm\)\. 4 pairs/,
    );
  });

  test.each<[string, PulledAvailability, string, string | undefined]>([
    ['a supplier', { case: 'dropshipping', eta: null }, 'in_stock', undefined],
    ['another shelf', { case: 'alternative', eta: null }, 'in_stock', undefined],
    ['a delivery', { case: 'intransit', eta: '2026-12-09' }, 'backorder', '2026-12-09T00:00Z'],
    ['an overdue delivery', { case: 'intransit', eta: '2026-11-02' }, 'backorder', '2026-11-26T00:00Z'],
    ['a delivery without a day', { case: 'intransit', eta: 'soon' }, 'backorder', '2026-11-26T00:00Z'],
    ['the maker', { case: 'airfreight', eta: null }, 'backorder', '2026-12-19T00:00Z'],
    ['nowhere', { case: 'outofstock', eta: null }, 'out_of_stock', undefined],
  ])('from %s', (_, availability, name, date) => {
    const item = write(sampleRod(), availability);
    expect([item['g:availability'], item['g:availability_date']]).toEqual([name, date]);
  });

  test('a reduced part has the struck-through price and the sale price', () => {
    const { price } = sampleRod();
    const former = { amount: 15_000, currency: 'eur' as const };
    const item = write(sampleRod({ price: { ...price, promotion: { formerGross: former, lowestGross30Days: null } } }));
    expect(item).toMatchObject({ 'g:price': '150.00 EUR', 'g:sale_price': '112.40 EUR' });
  });

  test('items without size stand alone, and a plus of a kit stays in the address', () => {
    expect(write(sampleGauge)).not.toHaveProperty('g:item_group_id');
    expect(write(sampleKit)['g:link']).toBe('https://shop.example/details/4B1946H+5M1959H+1T1957');
  });

  // rule metadata.nothing-made-up
  test('what the data does not have is left out, and said where it must be', () => {
    const bare = write(sampleRod({ manufacturer: '', weightKg: null, group: '' }));
    for (const name of ['g:brand', 'g:gtin', 'g:shipping_weight']) expect(bare).not.toHaveProperty(name);
    expect(bare).toMatchObject({ 'g:identifier_exists': 'no', 'g:product_type': 'Conrod bearings' });
    expect(write(sampleRod({ manufacturer: '', gtin: '5901234123457' }))).toMatchObject({
      'g:gtin': '5901234123457',
      'g:identifier_exists': 'yes',
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grossOf, netOf, toDecimal, toGrosz, toMinor } from './amounts.ts';
import { percentOf, readPromoCode } from './promo-codes.ts';
import { providerOf } from './payment-methods.ts';
import { listCountries } from './countries.ts';
import { findPlace, listShippingMethods, shippingCost } from './shipping.ts';
import { countAll, takePieces } from './stock.ts';
import { findNeedlessVat, findTaxFault } from './tax.ts';
import { checkVatNumber } from './vat-numbers.ts';

// rule tax.one-rate
describe('amounts', () => {
  test.each([
    [15790, 19422],
    [7950, 9779],
    [1, 1],
    [0, 0],
  ])('%i net is %i gross', (net, gross) => expect(grossOf(net)).toBe(gross));
  test('net of gross of net is net', () =>
    fc.assert(fc.property(fc.nat(10_000_000), (net) => netOf(grossOf(net)) === net)));
  test('minor units survive the wire', () =>
    fc.assert(fc.property(fc.nat(1_000_000_00), (minor) => toMinor(toDecimal(minor)) === minor)));
  test('a hundred euro are 430 złoty', () => expect(toGrosz(10_000)).toBe(43_000));
});

describe('checkVatNumber', () => {
  test.each([
    ['DE123456789', 'valid'],
    ['ATU12345678', 'valid'],
    ['NL123456789B01', 'valid'],
    ['XI123456789', 'valid'],
    ['XIGD123', 'valid'],
    ['GR123456789', 'invalid'],
    ['GB123456789', 'invalid'],
    ['DE12345678', 'invalid'],
    ['', 'invalid'],
    ['DE123456000', 'invalid'],
    ['DE123456999', 'unavailable'],
  ])('%s is %s', (number, answer) => expect(checkVatNumber(number)).toBe(answer));
});

describe('findTaxFault', () => {
  test.each([
    ['standard', null, null, null, null, null],
    ['standard', 'US', null, null, null, null],
    ['reverse-charge', 'DE', null, 'DE123456789', true, null],
    ['reverse-charge', 'A2', null, 'PT123456789', true, null],
    ['reverse-charge', 'MC', '98000', 'FRAB123456789', true, null],
    ['reverse-charge', 'GB', 'BT1 5GS', 'DE123456789', true, null],
    ['reverse-charge', 'DE', null, 'DE123456999', null, 'without a VAT number found valid'],
    ['reverse-charge', 'PL', null, 'DE123456789', true, 'a delivery inside PL'],
    ['reverse-charge', 'NL', null, 'NL123456789B01', true, "the seller's own NL"],
    ['reverse-charge', 'DE', null, 'PL1234567890', true, "the seller's own PL"],
    ['reverse-charge', 'NL', null, 'PL1234567890', true, 'where the goods leave from'],
    ['reverse-charge', 'GB', 'SW1A 1AA', 'DE123456789', true, 'not inside'],
    ['reverse-charge', 'ES', '35001', 'ESB12345678', true, 'not inside'],
    ['reverse-charge', null, null, 'DE123456789', true, 'not inside'],
    ['export', 'GB', 'SW1A 1AA', null, null, null],
    ['export', 'IC', null, null, null, null],
    ['export', 'FI', 'FI-22100', null, null, null],
    ['export', 'FR', 'F-97400', null, null, null],
    ['export', 'GB', 'BT1 5GS', null, null, 'inside the EU'],
    ['export', 'MC', null, null, null, 'inside the EU'],
    ['export', 'M3', null, null, null, 'inside the EU'],
    ['export', 'NL', '1012 AB', null, null, 'inside the EU'],
    ['export', null, null, null, null, 'no country'],
  ] as const)('%s, %s %s, number %s valid %s: %s', (tax, shipCountry, shipZip, taxNumber, taxNumberValid, fault) => {
    const found = findTaxFault(tax, { shipCountry, shipZip, taxNumber, taxNumberValid });
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});

describe('findNeedlessVat', () => {
  test.each([
    ['standard', 'DE', '10115', null, null, null],
    ['standard', 'DE', '10115', 'DE123456789', true, 'a reverse charge'],
    ['standard', 'DE', '10115', 'DE123456999', null, null],
    ['standard', 'PL', '00-950', 'DE123456789', true, null],
    ['standard', 'CH', '8001', null, null, 'an export'],
    ['export', 'CH', '8001', null, null, null],
    ['reverse-charge', 'DE', '10115', 'DE123456789', true, null],
  ] as const)('%s, %s %s, number %s valid %s: %s', (tax, shipCountry, shipZip, taxNumber, taxNumberValid, free) => {
    const found = findNeedlessVat(tax, { shipCountry, shipZip, taxNumber, taxNumberValid });
    expect(found).toBe(free === null ? null : `VAT is charged although it is ${free}`);
  });
});

describe('shipping', () => {
  test('UPS Standard goes to every country, the others where the carrier has a transit time', () => {
    for (const { code } of listCountries()) expect(listShippingMethods(code)[0]?.name, code).toBe('UPS Standard');
    const names = (code: string | null) => listShippingMethods(code).map(({ name }) => name);
    expect(names('DE')).toEqual(['UPS Standard', 'UPS Express', 'DPD']);
    expect(names('AT')).toEqual(['UPS Standard', 'UPS Express']);
    expect(names('CY')).toEqual(['UPS Standard']);
    expect(names(null)).toEqual([]);
  });

  test.each([
    ['ship-ups-standard', 'NL', null, 'eur', 'standard', 10_000, 990],
    ['ship-ups-standard', 'NL', null, 'eur', 'standard', 10_001, 0],
    ['ship-ups-express', 'NL', null, 'eur', 'standard', 10_001, 1990],
    ['ship-dpd', 'NL', null, 'eur', 'standard', 50_000, 890],
    ['ship-ups-standard', 'PL', null, 'pln', 'standard', 43_000, 2490],
    ['ship-ups-standard', 'PL', null, 'pln', 'standard', 43_001, 0],
    ['ship-ups-standard', 'FR', null, 'eur', 'reverse-charge', 9_000, 1211],
    ['ship-ups-standard', 'CY', null, 'eur', 'standard', 50_000, 2990],
    ['ship-ups-standard', 'GB', null, 'eur', 'export', 50_000, 2024],
    ['ship-ups-standard', 'NL', null, 'eur', 'standard', 0, 0],
    ['ship-ups-standard', 'ES', '38670', 'eur', 'export', 50_000, 2431],
    ['ship-ups-standard', 'ES', '51001', 'eur', 'export', 50_000, 1211],
    ['ship-ups-standard', 'FR', '98000', 'eur', 'standard', 50_000, 2490],
    ['ship-ups-standard', 'FI', 'FI-22100', 'eur', 'export', 50_000, 1211],
  ] as const)('%s to %s %s in %s, %s, items %i: %i', (method, country, zip, currency, tax, items, cost) => {
    expect(shippingCost(method, { country, zip, currency, tax, items })).toBe(cost);
  });
});

describe('payment methods', () => {
  test.each([
    ['PayPal', 'paypal'],
    ['PayPal Przelewy24', 'paypal'],
    ['Revolut', 'revolut'],
  ])('%s is taken by %s', (name, provider) => {
    expect(providerOf(name)).toBe(provider);
  });
  test('a method of a provider that is not here is an error, not somebody else', () => {
    expect(() => providerOf('Bank transfer')).toThrow('Bank transfer');
  });
});

describe('promo codes', () => {
  test.each([
    [' rally26 ', { code: 'RALLY26' }],
    ['PADDOCK10', { code: 'PADDOCK10' }],
    ['EXPIRED26', 'expired'],
    ['constructor', 'unknown'],
  ])('"%s" is read as %j', (text, read) => expect(readPromoCode(text)).toEqual(read));
  test('RALLY26 takes off 5 %', () => expect([percentOf('RALLY26'), percentOf(null)]).toEqual([5, 0]));
});

describe('stock', () => {
  const pieces = fc.nat(20);
  const stock = fc.record({
    default: pieces,
    dropship: pieces,
    alternative: pieces,
    manufacturer: pieces,
    inTransit: fc.array(fc.record({ days: fc.nat(60), quantity: fc.integer({ min: 1, max: 20 }) }), { maxLength: 3 }),
  });

  test('what is taken is missing afterwards, no shelf goes below zero', () => {
    fc.assert(
      fc.property(stock, fc.double({ min: 0, max: 1, noNaN: true }), (before, share) => {
        const taken = Math.floor(countAll(before) * share);
        const after = takePieces(before, taken);
        expect(countAll(after)).toBe(countAll(before) - taken);
        expect(Math.min(after.default, after.dropship, after.alternative, after.manufacturer)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  test('shelf first, then dropship, alternative, soon, manufacturer, late', () => {
    const before = {
      default: 1,
      dropship: 1,
      alternative: 1,
      manufacturer: 1,
      inTransit: [
        { days: 29, quantity: 1 },
        { days: 28, quantity: 1 },
      ],
    };
    expect(takePieces(before, 4)).toEqual({
      default: 0,
      dropship: 0,
      alternative: 0,
      manufacturer: 1,
      inTransit: [{ days: 29, quantity: 1 }],
    });
    expect(takePieces(before, 5).inTransit).toEqual([{ days: 29, quantity: 1 }]);
    expect(() => takePieces(before, 7)).toThrow(RangeError);
  });
});

describe('findPlace', () => {
  test.each([
    ['ES', '38670', 'IC'],
    ['ES', 'E-35001', 'IC'],
    ['PT', 'PT-9000-082', 'M3'],
    ['FR', '98000', 'MC'],
    ['FR', '98800', 'FR'],
    ['PT', '9500-150', 'A2'],
    ['DE', '38100', 'DE'],
    ['ES', null, 'ES'],
    [null, '35001', null],
  ])('%s %s goes to %s', (country, postcode, place) => expect(findPlace(country, postcode)).toBe(place));
});

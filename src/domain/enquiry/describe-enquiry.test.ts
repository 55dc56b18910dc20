import { describe, expect, test } from 'vitest';
import { describeDealer, describeGeneral, writeRows } from './describe-enquiry.ts';
import { dealerSample, generalSample } from './samples.ts';

describe('a general enquiry', () => {
  test('is written in the order of the page, with the fields of its type', () => {
    expect(writeRows(describeGeneral(generalSample)).split('\n')).toEqual([
      'First name: Tomás',
      'Last name: Ferreira',
      'E-mail: tomas@oficina.example',
      'Country: Portugal (PT)',
      expect.stringMatching(/^Type of enquiry: .* I do NOT know the part number$/),
      'Make: Mitsubishi',
      'Model: Lancer Evolution VI',
      'Year: 1999',
      'Engine: 4G63T',
      expect.stringMatching(/: –$/),
      expect.stringMatching(/:$/),
      'Which HX sets fit?',
      'Four of them.',
      expect.stringMatching(/: Agreed$/),
    ]);
  });
  test('about a known part names the part and no vehicle', () => {
    const rows = describeGeneral({ ...generalSample, type: 'knownPart', part: '4B1606H-STD' });
    expect(rows.flatMap(({ lines }) => lines)).toContain('4B1606H-STD');
    expect(rows.flatMap(({ lines }) => lines)).not.toContain('4G63T');
  });
});

describe("a dealer's application", () => {
  const linesOf = (changes: Partial<typeof dealerSample>) =>
    writeRows(describeDealer({ ...dealerSample, ...changes })).split('\n');

  test('names country and group of an address', () => {
    expect(linesOf({})).toEqual([
      'First name: Ingrid',
      'Last name: Solberg',
      'Company: Solberg Motorsport AS',
      'VAT number: NO 999 999 999',
      'E-mail: ingrid@solberg.example',
      'Phone: +47 00 00 00 00',
      'Website: solberg.example',
      'Billing address: Street: Havnegata 1',
      'Billing address: Apartment: –',
      'Billing address: City: Drammen',
      'Billing address: Postal code: 3015',
      'Billing address: Country: Norway (NO)',
      'Delivery address is different: No',
      'Who are you?: Retailer',
      'Your customers: Individual car owners',
      'Sales range: Local area',
      'Do you hold stock?: Yes',
      'Comment: We build rally engines.',
      'Privacy agreement: Agreed',
    ]);
  });
  test('has a delivery address only where it is another one', () => {
    const delivery = { delivery_address_city: 'Moss' };
    expect(linesOf(delivery).join()).not.toContain('Moss');
    expect(linesOf({ ...delivery, is_delivery_different: true }).join()).toContain('Moss');
  });
  test('has a specialisation only of a specialised garage', () => {
    const garage = { specialisation: 'Race engines' } as const;
    expect(linesOf(garage).join()).not.toContain('Race engines');
    expect(linesOf({ ...garage, who: 'Specialised garage' }).join()).toContain('Race engines');
  });
});

test('a text of several lines stands below its label', () => {
  const rows = [
    { label: 'City', lines: ['Drammen'] },
    { label: 'Text', lines: ['a', 'b'] },
  ];
  expect(writeRows(rows)).toBe('City: Drammen\nText:\na\nb');
});

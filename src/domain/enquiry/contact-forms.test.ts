import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { type DealerForm, dealerEnquirySchema, emptyDealer, readDealer } from './dealer-enquiry.ts';
import { describeDealer, describeGeneral, writeRows } from './describe-enquiry.ts';
import { emptyGeneral, type GeneralForm, generalEnquirySchema, readGeneral } from './general-enquiry.ts';
import { dealerSample, generalSample } from './samples.ts';

const required = 'This field is required';
const faultsOf = (read: { ok: boolean; faults?: object }) => (read.ok ? {} : read.faults);

// rule enquiry.general-fields
describe('readGeneral', () => {
  test('an empty form: every required field and no other', () => {
    expect(faultsOf(readGeneral(emptyGeneral))).toEqual({
      ...{ firstname: required, lastname: required, email: required, country: required },
      ...{ type: required, text: required, privacy: required },
    });
  });

  // rule enquiry.types
  test.each<[GeneralForm['type'], string[]]>([
    ['unknownPart', ['make', 'model', 'year', 'engine']],
    ['knownPart', ['part']],
    ['sponsorship', []],
    ['other', []],
  ])('%s needs %j', (type, needed) => {
    const without = { ...generalSample, type, make: '', model: '', year: '', engine: '', vin: '', part: '' };
    expect(faultsOf(readGeneral(without))).toEqual(Object.fromEntries(needed.map((name) => [name, required])));
  });

  test.each<[keyof GeneralForm, string, string]>([
    ['email', 'anna', 'Invalid format'],
    ['email', 'a@b.example, c@d.example', 'Invalid format'],
    ['email', 'a@b.example;c@d.example', 'Invalid format'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'Invalid format'],
    ['email', ' ', required],
    ['year', 'nineties', 'Invalid format'],
    ['year', '98', 'Invalid format'],
    ['country', 'US', required],
    ['firstname', 'x'.repeat(10_000), `Type at most ${limits.enquiryLineMax} characters.`],
    ['text', 'x'.repeat(limits.enquiryTextMax + 1), `Type at most ${limits.enquiryTextMax} characters.`],
  ])('%s %j: %s', (name, value, fault) => {
    expect(faultsOf(readGeneral({ ...generalSample, [name]: value }))).toEqual({ [name]: fault });
  });

  test('an address with an @ is good without a dot; emoji and accents are words', () => {
    const read = readGeneral({ ...generalSample, email: ' ann@garage ', firstname: '👩‍🔧 Łucja 🏁' });
    expect(read).toMatchObject({ ok: true, enquiry: { email: 'ann@garage', firstname: '👩‍🔧 Łucja 🏁' } });
  });

  // rule enquiry.types
  test('what was typed for another type is not sent, and lines of a name become one', () => {
    const form = { ...generalSample, type: 'knownPart' as const, part: '4B1606H-STD', lastname: 'A\r\nBcc: x@y.z' };
    const read = readGeneral(form);
    expect(read).toMatchObject({ ok: true, enquiry: { make: '', vin: '', lastname: 'A  Bcc: x@y.z' } });
  });

  // rule enquiry.recipient
  test('the server refuses what the form would have mended', () => {
    const { success } = generalEnquirySchema.safeParse({ ...generalSample, lastname: 'A\nBcc: x@y.z' });
    expect(success).toBe(false);
    expect(generalEnquirySchema.safeParse({ ...generalSample, to: 'x@y.example' }).success).toBe(false);
    expect(generalEnquirySchema.safeParse({ ...generalSample, make: '' }).success).toBe(false);
  });
});

// rule enquiry.dealer-fields
describe('readDealer', () => {
  test('an empty form: every required field and no other', () => {
    expect(faultsOf(readDealer(emptyDealer))).toEqual({
      ...{ first_name: required, last_name: required, company: required, email: required, vat_number: required },
      ...{ billing_address_street_1: required, billing_address_city: required, billing_address_post: required },
      ...{ billing_address_country: required, privacy: required },
    });
  });

  test('another delivery address needs street, city, postal code and country', () => {
    expect(faultsOf(readDealer({ ...emptyDealer, ...dealerSample, is_delivery_different: true }))).toEqual({
      ...{ delivery_address_street_1: required, delivery_address_city: required },
      ...{ delivery_address_post: required, delivery_address_country: required },
    });
    expect(dealerEnquirySchema.safeParse({ ...dealerSample, is_delivery_different: true }).success).toBe(false);
  });

  test('a hidden address and a hidden specialisation are not sent', () => {
    const typed: DealerForm = { ...dealerSample, delivery_address_city: 'Oslo', specialisation: 'Other' };
    const read = readDealer({ ...typed, specialisation_other: 'Steam' });
    expect(read).toMatchObject({
      ok: true,
      enquiry: { delivery_address_city: '', specialisation: '', specialisation_other: '' },
    });
    const garage = readDealer({ ...typed, who: 'Specialised garage', specialisation_other: 'Steam' });
    expect(garage).toMatchObject({ ok: true, enquiry: { specialisation: 'Other', specialisation_other: 'Steam' } });
  });
});

test('whatever is typed, it is an enquiry that the server takes, or some field says why not', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', 'a@b.example', 'NL', '2004'));
  const typed = fc.record({ ...Object.fromEntries(Object.keys(emptyGeneral).map((name) => [name, text])) });
  const almost = typed.map((form) => ({ ...generalSample, ...form, type: 'unknownPart', privacy: true }));
  const some = fc.tuple(almost, fc.subarray(Object.keys(emptyGeneral))).map(([form, names]) => {
    const chosen = names.map((name) => [name, form[name as keyof typeof form]] as const);
    return { ...generalSample, ...Object.fromEntries(chosen), privacy: true } as GeneralForm;
  });
  fc.assert(
    fc.property(some, (form) => {
      const read = readGeneral(form);
      if (read.ok) expect(generalEnquirySchema.safeParse(read.enquiry).success).toBe(true);
      else expect(Object.keys(read.faults).length).toBeGreaterThan(0);
    }),
  );
});

describe('describe', () => {
  test('every field that was asked, by its label', () => {
    const rows = writeRows(describeGeneral(generalSample));
    expect(rows).toContain('Country: Portugal (PT)\n');
    expect(rows).toContain('and I do NOT know the part number');
    expect(rows).toContain('VIN: –\n');
    expect(rows).toContain('Comment or message:\nWhich HX sets fit?\nFour of them.');
    expect(rows).not.toContain('Part number');
  });

  test('both addresses apart; what is not asked is not there', () => {
    const rows = writeRows(
      describeDealer({ ...dealerSample, is_delivery_different: true, delivery_address_city: 'Oslo' }),
    );
    expect(rows).toContain('Billing address: City: Drammen');
    expect(rows).toContain('Delivery address: City: Oslo');
    expect(writeRows(describeDealer(dealerSample))).not.toMatch(/Delivery address: |Specialisation/);
  });
});

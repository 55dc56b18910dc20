import { describe, expect, test } from 'vitest';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { emptyGeneral, type GeneralForm, generalEnquirySchema, readGeneral } from './general-enquiry.ts';

const { required, invalidFormat } = enquiryCopy;
const other: GeneralForm = {
  ...emptyGeneral,
  ...{ firstname: 'Anna', lastname: 'Keller', email: 'anna@keller.example', country: 'DE' },
  ...{ type: 'other', text: 'Do you grind?', privacy: true },
};
const vehicle = { make: 'Honda', model: 'Civic', year: '2004', engine: 'K20A' };

const faultsOf = (form: GeneralForm): Record<string, string | undefined> => {
  const read = readGeneral(form);
  return read.ok ? {} : read.faults;
};

// rule enquiry.general-fields
test('an empty form says for each field that counts that it is missing', () => {
  const names = ['firstname', 'lastname', 'email', 'country', 'type', 'text', 'privacy'];
  expect(faultsOf(emptyGeneral)).toEqual(Object.fromEntries(names.map((name) => [name, required])));
});

// rule enquiry.types
describe('what a type asks for', () => {
  test.each<[GeneralForm['type'], Partial<GeneralForm>, string[]]>([
    ['other', {}, []],
    ['sponsorship', {}, []],
    ['knownPart', {}, ['part']],
    ['knownPart', { part: ' ' }, ['part']],
    ['knownPart', { part: '4B1606H' }, []],
    ['unknownPart', {}, ['make', 'model', 'year', 'engine']],
    ['unknownPart', { ...vehicle, engine: '' }, ['engine']],
    ['unknownPart', vehicle, []],
  ])('%s with %j lacks %j', (type, typed, lacking) => {
    expect(faultsOf({ ...other, type, ...typed })).toEqual(Object.fromEntries(lacking.map((name) => [name, required])));
  });

  test.each(['04', '20044', 'two', '2004-2006'])('%s is no year', (year) => {
    expect(faultsOf({ ...other, type: 'unknownPart', ...vehicle, year })).toEqual({ year: invalidFormat });
  });

  test('what was typed for another type is not sent', () => {
    const read = readGeneral({ ...other, type: 'knownPart', ...vehicle, vin: 'JHM', part: '4B1606H' });
    expect(read).toMatchObject({ ok: true, enquiry: { make: '', year: '', vin: '', part: '4B1606H' } });
  });

  test('nor does it stand in the way', () => {
    expect(faultsOf({ ...other, year: 'about 1990', make: 'x'.repeat(5_000) })).toEqual({});
  });

  test('whoever sends without the form is asked the same', () => {
    const parsed = generalEnquirySchema.safeParse({ ...other, type: 'unknownPart' });
    const missing = parsed.error?.issues.map(({ path }) => path.join());
    expect(missing).toEqual(['make', 'model', 'year', 'engine']);
  });
});

test.each(['anna', 'a@b@c.de', 'a@b.de, c@d.de', 'a b@c.de'])('%s is not one address', (email) => {
  expect(faultsOf({ ...other, email })).toEqual({ email: invalidFormat });
});

test('signs that nobody sees become blanks, lines of a text stay', () => {
  const read = readGeneral({ ...other, lastname: ' Keller\t', text: 'One\r\ntwo ' });
  expect(read).toMatchObject({ ok: true, enquiry: { lastname: 'Keller', text: 'One\ntwo' } });
});

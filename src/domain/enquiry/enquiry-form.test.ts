import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactCopy } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { limits } from '#config/limits.ts';
import { fields, needs, readForm } from './enquiry-form.ts';

const { required, invalidFormat } = enquiryCopy;
const { unreadable } = contactCopy;
const { enquiryLineMax: lineMax, enquiryTextMax: textMax } = limits;
type Field = keyof typeof fields;

// rule enquiry.general-fields
describe('a field', () => {
  test.each<[Field, unknown, unknown]>([
    ['name', ' Keller ', 'Keller'],
    ['name', 'x'.repeat(lineMax), 'x'.repeat(lineMax)],
    ['optionalLine', '', ''],
    ['optionalLine', 'a\u202Eb', 'ab'],
    ['optionalPhone', '', ''],
    ['optionalPhone', '\uFF10\uFF11\uFF12 \uFF13\uFF14\uFF15', '012 345'],
    ['postcode', '\uFF11\uFF10\uFF11\uFF11\uFF15', '10115'],
    ['city', '\u6771\u4EAC', '\u6771\u4EAC'],
    ['lines', '\uFEFFone\u00A0\u00BD', 'one \u00BD'],
    ['optionalLine', '  ', ''],
    ['lines', ' one\ntwo\tthree ', 'one\ntwo\tthree'],
    ['lines', 'x'.repeat(textMax), 'x'.repeat(textMax)],
    ['optionalLines', '', ''],
    ['email', ' anna@keller.example ', 'anna@keller.example'],
    ['email', 'anna@garage', 'anna@garage'],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(189)}`, `${'a'.repeat(64)}@${'b'.repeat(189)}`],
    ['country', 'DE', 'DE'],
    ['optionalCountry', '', ''],
    ['optionalCountry', 'PT', 'PT'],
    ['agreed', true, true],
  ])('%s takes %j as %j', (name, typed, taken) => {
    expect(fields[name].safeParse(typed)).toMatchObject({ success: true, data: taken });
  });

  test.each<[Field, unknown, string]>([
    ['name', '', required],
    ['name', ' \t', required],
    ['name', 'x'.repeat(lineMax + 1), contactCopy.tooLong(lineMax)],
    ['name', 'A\nBcc: x@y.example', unreadable],
    ['optionalLine', 'x'.repeat(lineMax + 1), contactCopy.tooLong(lineMax)],
    ['lines', ' \n ', required],
    ['lines', ' \u200B', required],
    ['name', '-', typedTextCopy.name],
    ['company', '.', typedTextCopy.company],
    ['street', '?', typedTextCopy.street],
    ['optionalCity', '*', typedTextCopy.city],
    ['postcode', '--', typedTextCopy.postcode],
    ['optionalPhone', '-', typedTextCopy.phone],
    ['optionalPhone', '1234', typedTextCopy.phone],
    ['email', 'jos\u00E9@keller.example', typedTextCopy.mailboxLetters],
    ['lines', 'x'.repeat(textMax + 1), contactCopy.tooLong(textMax)],
    ['lines', 'a\u0000b', unreadable],
    ['optionalLines', 'x'.repeat(textMax + 1), contactCopy.tooLong(textMax)],
    ['email', '', required],
    ['email', '  ', required],
    ['email', 'anna', invalidFormat],
    ['email', '@keller.example', invalidFormat],
    ['email', 'anna@', invalidFormat],
    ['email', 'a@b@c.example', invalidFormat],
    ['email', 'a@b.example, c@d.example', invalidFormat],
    ['email', '"a"@b.example', invalidFormat],
    ['email', 'a@b\u0007.example', invalidFormat],
    ['email', `${'a'.repeat(65)}@b`, invalidFormat],
    ['email', `a@${'b'.repeat(190)}`, invalidFormat],
    ['country', '', required],
    ['country', 'de', required],
    ['country', 'XX', required],
    ['optionalCountry', 'XX', required],
    ['agreed', false, required],
    ['agreed', 'true', required],
  ])('%s of %j: %s', (name, typed, sentence) => {
    expect(fields[name].safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  test('an e-mail that is taken is one address without anything that a mail header could read', () => {
    const side = fc.string({ unit: fc.constantFrom('a', '.', '-', ' ', ',', '<', '"', '@', '\n', '\u0007', '\u202E') });
    const typed = fc.tuple(side, side).map((sides) => sides.join('@'));
    fc.assert(
      fc.property(typed, (text) => {
        const { success, data = '' } = fields.email.safeParse(text);
        if (success) expect(data).toMatch(/^[^\s\p{Cc},;:<>"@]+@[^\s\p{Cc},;:<>"@]+$/u);
      }),
    );
  });
});

type Form = { kind: '' | 'known' | 'other'; part: string; name: string; country: string; year: string };
type Enquiry = Form & { kind: 'known' | 'other' };
const listNeeded = ({ kind }: Pick<Form, 'kind'>): readonly (keyof Form & string)[] =>
  kind === 'known' ? ['part'] : [];
const schema = z
  .strictObject({
    kind: z.enum(['known', 'other'], required),
    part: fields.optionalLine,
    name: fields.name,
    country: fields.country,
    year: z.string().check(z.regex(/^\d*$/, invalidFormat), z.maxLength(4, contactCopy.tooLong(4))),
  })
  .check(needs<Enquiry>('part', listNeeded));
const good: Form = { kind: 'known', part: '4B1606H', name: 'Anna', country: 'DE', year: '' };

// rule enquiry.types
describe('a form', () => {
  test.each<[string, Partial<Form>, Partial<Record<keyof Form, string>>]>([
    ['what was chosen needs a part', { part: '' }, { part: required }],
    ['blanks are no part', { part: '  ' }, { part: required }],
    [
      'of several fields each has its sentence',
      { part: '', name: '', year: 'x' },
      { part: required, name: required, year: invalidFormat },
    ],
    [
      'what is needed is said beside what is wrong elsewhere',
      { part: ' ', year: 'x' },
      { part: required, year: invalidFormat },
    ],
    [
      'so are blanks, beside a choice that is none of ours',
      { part: ' ', country: 'XX' },
      { part: required, country: required },
    ],
    ['what nobody sees is no part', { part: '\u200B\u00AD', year: 'x' }, { part: required, year: invalidFormat }],
    ['nothing is chosen', { kind: '', part: '' }, { kind: required }],
    ['what is needed and wrong says what is wrong', { part: 'a\u0000' }, { part: unreadable }],
    ['the first sentence for a field with two faults', { year: 'abcde' }, { year: invalidFormat }],
  ])('%s', (_, typed, faults) => {
    const form = { ...good, ...typed };
    expect(readForm<Form, Enquiry>(schema, form, listNeeded(form))).toEqual({ ok: false, faults });
  });

  test.each<[string, Form, Enquiry]>([
    ['with all that is needed', { ...good, name: ' Anna ' }, { ...good, kind: 'known' }],
    ['that needs no part', { ...good, kind: 'other', part: '' }, { ...good, kind: 'other', part: '' }],
  ])('%s is an enquiry', (_, form, enquiry) => {
    expect(readForm<Form, Enquiry>(schema, form, listNeeded(form))).toEqual({ ok: true, enquiry });
  });

  test('whoever sends without it is asked for the same field', () => {
    const issues = schema.safeParse({ ...good, part: '' }).error?.issues;
    expect(issues).toMatchObject([{ path: ['part'], message: required }]);
    expect(schema.safeParse({ ...good, kind: 'other', part: '' }).success).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { findEmailFault, quickEnquirySchema } from './quick-enquiry.ts';

// rule enquiry.quick-email
describe('findEmailFault', () => {
  test.each([
    'a@b.c',
    ' anna.keller@keller.example ',
    'a+b@x-y.co.uk',
    'jose@exämple.example',
    'a＠b。c',
    'a@xn--mller-kva.example',
  ])('%s is good', (email) => {
    expect(findEmailFault(email)).toBeNull();
  });

  test.each(['', '   '])('%j is required', (email) => {
    expect(findEmailFault(email)).toBe('E-mail is required');
  });

  test.each([
    'anna',
    'anna@keller',
    'anna@keller.',
    '@keller.example',
    'anna@@keller.example',
    'anna@.example',
    'a b@c.example',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(300)}.example`,
  ])('%j must be valid', (email) => {
    expect(findEmailFault(email)).toBe('E-mail must be valid');
  });

  test('whatever passes is one address without white space', () => {
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.string(),
      fc.tuple(fc.string(), fc.string()).map((two) => two.join('@a.b')),
    );
    fc.assert(
      fc.property(typed, (email) => {
        if (findEmailFault(email) === null) expect(email.trim()).toMatch(/^[^\s,;<>"]+@[^\s,;<>"@]+$/);
      }),
    );
  });
});

// rule enquiry.quick-email
describe('quickEnquirySchema', () => {
  const good = { email: 'a@b.example', part: '4B1606H-.50', text: '' };

  test('takes a question without words; trims the address', () => {
    expect(quickEnquirySchema.parse({ ...good, email: ' a@b.example ' })).toEqual(good);
  });

  test.each([
    [{ ...good, part: '4b1606h' }],
    [{ ...good, part: 'A\r\nB' }],
    [{ ...good, part: '' }],
    [{ ...good, text: 'x'.repeat(limits.enquiryTextMax + 1) }],
    [{ ...good, to: 'c@d.example' }],
  ])('refuses %j', (value) => {
    expect(quickEnquirySchema.safeParse(value).success).toBe(false);
  });
});

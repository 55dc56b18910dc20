import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnRules } from '#config/copy/return.ts';
import { writeReturnNumber, writeSendBy } from './return.ts';

// rule return.registered
test.each<[number[], string]>([
  [[0, 1, 2, 3, 4, 5, 6, 7], 'RT-0123-4567'],
  [[10, 11, 29, 30, 31, 255, 0, 0, 99], 'RT-BCZ0-1H00'],
])('of a digest that begins with %j: %s', (bytes, number) =>
  expect(writeReturnNumber(Uint8Array.from(bytes))).toBe(number),
);

// rule return.registered
test('whatever the digest, the number has no sign that is taken for another and no vowel', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (digest) => {
      expect(writeReturnNumber(digest)).toMatch(/^RT-[0-9B-DF-HJKMNP-TV-Z]{4}-[0-9B-DF-HJKMNP-TV-Z]{4}$/);
    }),
  );
});

// rule return.form
test.each([
  ['2026-11-21T17:40:17.123Z', '28 November 2026'],
  // on the sellers' clock it is the next day
  ['2026-11-21T23:30:00.000Z', '29 November 2026'],
  // the clocks go back in between
  ['2026-10-21T22:10:00.000Z', '29 October 2026'],
  ['2026-12-28T10:00:00.000Z', '4 January 2027'],
])('registered at %s, it is sent by %s', (receivedAt, day) => expect(writeSendBy(receivedAt)).toBe(day));

// rule return.rules
test('the rules have the words and figures of the texts', () => {
  expect([...returnRules.conditions, ...returnRules.steps]).toEqual([
    'Parts can be returned within 30 days from the final invoice date.',
    'Returns only for items that are original, factory-sealed, with original packaging and tags.',
    'Kits are returned only whole.',
    'No cash-on-delivery returns.',
    'The customer pays the return shipping.',
    'Register the return online. You get a return number and a return form.',
    'Print the return form. It must be included in the parcel.',
    'Send the parcel within 7 days of the online registration.',
    'A credit note follows within 5 business days of receipt. The refund is made by the original payment method.',
  ]);
});

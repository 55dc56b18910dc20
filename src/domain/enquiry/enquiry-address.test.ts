import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { askFor, toEnquiryAddress } from './enquiry-address.ts';
import { generalTypes } from './general-enquiry.ts';
import { readEnquiryAddress } from './read-enquiry-address.ts';

// rule enquiry.begun
test.each([
  [{}, '/contact'],
  [{ type: 'knownPart', part: '4B1606H-.77' }, '/contact?type=knownPart&part=4B1606H-.77'],
  [{ type: 'other', make: '', text: 'a\nb & c' }, '/contact?type=other&text=a%0Ab+%26+c'],
] as const)('%j is %s', (prefill, address) => expect(toEnquiryAddress(prefill)).toBe(address));

test('what is no type, and what is over the limit, is left out', () => {
  const prefill = readEnquiryAddress(`?type=toString&email=a@b.c&privacy=true&part=${'x'.repeat(900)}&text=`);
  expect(prefill).toEqual({ part: 'x'.repeat(limits.enquiryLineMax) });
});

test('what was written is read', () => {
  const line = fc.stringMatching(/^[A-Za-z0-9.+&=?# -]{0,40}[A-Za-z0-9]$/).map((text) => text.trim());
  const prefills = fc.record(
    {
      type: fc.constantFrom(...generalTypes),
      make: line,
      model: line,
      year: line,
      engine: line,
      part: line,
      text: line,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(prefills, (given) => {
      expect(readEnquiryAddress(toEnquiryAddress(given).slice('/contact'.length))).toEqual(given);
    }),
  );
});

type Words = Parameters<typeof askFor>[1];
const word = (role: Words[number]['role'], typed: string, makes: string[] = []) => ({ role, typed, makes });
const read = (query: string, words: Words) => readEnquiryAddress(askFor(query, words).replace(/^[^?]*/, ''));

// rule search.none
test('what was understood fills the form, and the message says what was not', () => {
  const words = [word('model', 'impreza', ['Subaru']), word('year', '1999'), word('unknown', 'head studs')];
  expect(read('1999 impreza head studs', words)).toEqual({
    ...{ type: 'unknownPart', make: 'Subaru', model: 'impreza', year: '1999' },
    text: 'I searched for “1999 impreza head studs”.\nUnderstood: impreza (model), 1999 (year)\nNot understood: head studs',
  });
});

test('nothing understood is a question of another kind', () => {
  expect(read('zeppelin', [word('unknown', 'zeppelin')])).toEqual({
    ...{ type: 'other', text: 'I searched for “zeppelin”.\nNot understood: zeppelin' },
  });
});

import { expect, test } from 'vitest';
import { readEnquiryAddress } from './read-enquiry-address.ts';
import { askFor } from './ask-for.ts';

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

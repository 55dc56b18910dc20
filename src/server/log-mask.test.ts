import { expect, test } from 'vitest';
import { maskFacts, maskSentence } from './log-mask.ts';

const mask = (text: string) => maskSentence(text, (id) => `<${id.length}>`);

test.each([
  ['what somebody sent, in the words of JSON.parse', `Unexpected token 'A', "Anna "the" Muster" is not valid JSON`],
  ['a value in other quotes', 'no such person: `Anna`, nor ‘Muster’'],
  ['a mailbox', '550 <anna.muster@buyer.example> unknown'],
])('%s does not come through', (_, text) => {
  expect(mask(text)).not.toMatch(/anna|muster/i);
});

test.each([
  ['order ord_74 is closed', 'order #<6> is closed'],
  ['order SO-10042: not found', 'order #<8>: not found'],
  ['connect ECONNREFUSED 198.51.100.7:4400', 'connect ECONNREFUSED #<17>'],
  ['call +31 20 5550199', 'call +31 20 #<7>'],
  ['SMTP 550', 'SMTP 550'],
  ['database or disk is full', 'database or disk is full'],
  ["Cannot read properties of undefined (reading 'slug')", "Cannot read properties of undefined (reading 'slug')"],
])('%s → %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test('a long sentence is cut', () => {
  expect(mask('word '.repeat(100)).length).toBe(200);
});

test('a code stays whole, a sentence is masked', () => {
  const facts = maskFacts({ problem: 'not-found', reason: 'no "Anna"', status: 404 }, () => '');
  expect(facts).toEqual({ problem: 'not-found', reason: 'no [quoted]', status: 404 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAddress, toMailLink } from './mail-link.ts';

test.each([
  [['a@b.example', 'Return, order 7'], 'mailto:a@b.example?subject=Return%2C%20order%207'],
  [['a@b.example', 'R&W', 'one\ntwo'], 'mailto:a@b.example?subject=R%26W&body=one%0D%0Atwo'],
] as [Parameters<typeof toMailLink>, string][])('%j', (words, link) => {
  expect(toMailLink(...words)).toBe(link);
});

test.each([
  ['sales@shop.example', ['sales@', 'shop', '.example']],
  ['anna.keller@mail.buyer.example', ['anna', '.keller@', 'mail', '.buyer', '.example']],
  ['shop.example/dealers', ['shop', '.example/', 'dealers']],
  ['030', ['030']],
])('%s', (address, pieces) => expect(splitAddress(address)).toEqual(pieces));

test('nothing is lost', () => {
  fc.assert(fc.property(fc.string(), (address) => splitAddress(address).join('') === address));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAddress } from './address-pieces.ts';

test.each([
  ['sales@shop.example', ['sales@', 'shop', '.example']],
  ['anna.keller@mail.buyer.example', ['anna', '.keller@', 'mail', '.buyer', '.example']],
  ['shop.example/dealers', ['shop', '.example/', 'dealers']],
  ['030', ['030']],
])('%s', (address, pieces) => expect(splitAddress(address)).toEqual(pieces));

test('nothing is lost', () => {
  fc.assert(fc.property(fc.string(), (address) => splitAddress(address).join('') === address));
});

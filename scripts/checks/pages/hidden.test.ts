import { describe, expect, test } from 'vitest';
import { createHiddenSearch } from './hidden.ts';

const items = [
  { id: 'itm-1', code: '4B1606H-STD', name: 'Conrod bearing set 4B1606H' },
  { id: 'itm-2', code: '4B1606-STD', name: 'Passenger-car form 4B1606-STD' },
  { id: 'itm-3', code: '4B1606H', name: 'Bare set code, as an item 4B1606H' },
  { id: 'itm-4', code: 'MUG-01', name: 'Merchandise MUG-01' },
];
const find = createHiddenSearch(items, [{ set: '4B1606H' }]);

// rule part.visible-codes
describe('a hidden item', () => {
  test.each([
    ['its code in a text', '<p>Try 4B1606-STD.</p>'],
    ['its code in an address', '<a href="/details/MUG-01">there</a>'],
    ['its id', '<i data-id="itm-4"></i>'],
    ['a bare set code as a page of its own', '<link rel="canonical" href="https://shop.example/details/4B1606H">'],
    ['a bare set code as a product', '{"@type":"Product","mpn":"4B1606H"}'],
    ['a bare set code handed to an island', 'props="{&quot;slug&quot;:[0,&quot;4B1606H&quot;]}"'],
  ])('is found by %s', (_, text) => {
    expect(find('/page', text)).toEqual([expect.stringMatching(/^\/page: shows what is hidden: /)]);
  });

  test.each([
    ['a visible part', '<a href="/details/4B1606H-STD">4B1606H-STD</a>'],
    ['the name of a visible set', 'All sizes of 4B1606H: <a href="/details/4B1606H">4B1606H</a>'],
    ['a longer code', '4B1606-STD-SP, 4B1606-STD.1, X4B1606-STD, MUG-012, +MUG-01'],
  ])('is not seen in %s', (_, text) => {
    expect(find('/page', text)).toEqual([]);
  });
});

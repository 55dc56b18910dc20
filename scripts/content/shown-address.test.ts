import { expect, test } from 'vitest';
import { toShownAddress } from './shown-address.ts';

test.each([
  ['content/pages/terms.mdx', '/terms'],
  ['content/pages/products/oil-pumps.mdx', '/products/oil-pumps'],
  ['content/news/choosing-a-bearing-size.mdx', '/news/choosing-a-bearing-size'],
  ['content/documents/iso-9001-2015.md', '/files/iso-9001-2015.pdf'],
  ['content/makes/Land-Rover.md', '/catalogue/Land-Rover'],
  ['content/makes/every-make.md', null],
  ['content/words.txt', null],
  ['content/README.md', null],
])('%s is seen at %s', (file, address) => {
  expect(toShownAddress(file)).toBe(address);
});

import { expect, test } from 'vitest';
import { popularBlocks } from '#config/popular.ts';
import { choosePopularItems } from './popular-items.ts';

const slugs = [
  '4B1606H-STD',
  '4B1606HC-STD',
  'OPHD1040HP',
  'AG-1',
  'AB-1',
  '1T1957-STD',
  '4B1946H+5M1959H',
  '4B1606-STD',
];
const choose = (page: string) =>
  choosePopularItems(
    slugs.map((slug) => ({ slug, description: '' })),
    popularBlocks[page] ?? {},
  ).map(({ slug }) => slug);

// rule catalogue.popular-items
test.each([
  ['/products/engine-bearings', ['4B1606H-STD', '1T1957-STD', '4B1946H+5M1959H']],
  ['/products/calico-bearings', ['4B1606HC-STD']],
  ['/products/flexigauge', ['AG-1', 'AB-1']],
  ['/products/oil-pumps', ['OPHD1040HP']],
])('%s shows %j', (page, expected) => {
  expect(choose(page)).toEqual(expected);
});

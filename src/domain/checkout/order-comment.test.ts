import { expect, test } from 'vitest';
import { decideOrderComment } from './order-comment.ts';

// rule order.comment
test.each([
  [[], null, '', ''],
  [[], 'DE123456789', '  ', ''],
  [['outside-eu'], null, '', 'OUTSIDE EU'],
  [['number-unchecked'], 'DE123456999', '', 'VAT number could not be checked: DE123456999'],
  [['outside-eu', 'number-unchecked'], 'DE123456999', '', 'OUTSIDE EU; VAT number could not be checked: DE123456999'],
  [['outside-eu', 'number-not-asked'], 'CHE123', '', 'OUTSIDE EU; VAT number of a country outside the EU: CHE123'],
  [['invoiced-elsewhere'], 'DE123456789', '', ''],
  [['outside-eu'], null, ' PO 4711 ', 'OUTSIDE EU; Reference: PO 4711'],
] as const)('%j, number %s, reference "%s": "%s"', (notes, vatNumber, reference, comment) => {
  expect(decideOrderComment({ notes, vatNumber, reference })).toBe(comment);
});

import { expect, test } from 'vitest';
import { decideOrderComment } from './order-comment.ts';

// rule order.comment
test.each([
  ['DE', false, ''],
  ['A2', false, ''],
  ['M3', false, ''],
  ['CH', false, 'OUTSIDE EU'],
  ['GB', false, 'OUTSIDE EU'],
  ['IC', false, 'OUTSIDE EU'],
  ['DE', true, 'VAT number could not be checked'],
  ['NO', true, 'OUTSIDE EU; VAT number could not be checked'],
])('%s, VAT number unchecked %s: "%s"', (country, vatUnchecked, comment) => {
  expect(decideOrderComment(country, { vatUnchecked })).toBe(comment);
});

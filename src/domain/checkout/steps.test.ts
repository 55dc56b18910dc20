import { expect, test } from 'vitest';
import { checkoutSteps } from './steps.ts';

// rule checkout.steps
test('Cart, Information & Shipping, Summary, Payment', () => {
  expect(checkoutSteps.map(({ label, href }) => [label, href])).toStrictEqual([
    ['Cart', '/basket'],
    ['Information & Shipping', '/checkout'],
    ['Summary', '/summary'],
    ['Payment', null],
  ]);
});

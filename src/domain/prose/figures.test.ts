import { freeShipping } from '#config/delivery.ts';
import { expect, test } from 'vitest';
import { fillFigures, findFigure } from './figures.ts';

test.each([
  ['free-shipping-limit', `€${freeShipping.limit / 100}`],
  ['free-shipping-exceptions', 'Cyprus, Madeira, Malta, the Azores and the Canary Islands'],
  ['information-cut-off', '1:00 pm'],
  ['checkout-cut-off', '2:00 pm'],
  ['race-clearance', '0.020–0.025'],
  ['race-example-50', '0.053–0.063'],
  ['pump-warranty-miles', '12,000'],
])('%s reads %s', (name, text) => {
  expect(findFigure(name)).toBe(text);
});

test('a name that is not known ends a build', () => {
  expect(() => findFigure('no-such-figure')).toThrow('no-such-figure');
  expect(() => findFigure('constructor')).toThrow('constructor');
});

test('the lines of a page’s head are filled', () => {
  expect(fillFigures('{pump-warranty-months}-month warranty')).toBe('12-month warranty');
  expect(() => fillFigures('{nothing}')).toThrow('nothing');
});

import { readFileSync } from 'node:fs';
import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { expect, test } from 'vitest';
import { expectedCurrency } from '../price/money.ts';
import { fillFigures, findFigure } from './figures.ts';

test.each([
  ['free-shipping-limit', `€${freeShipping.limit / 100}`],
  ['free-shipping-exceptions', 'Cyprus, Madeira, Malta, the Azores and the Canary Islands'],
  ['free-shipping-sum', 'the subtotal of the basket: the parts after a discount, with VAT where VAT is charged'],
  ['information-cut-off', '1:00 pm'],
  ['race-clearance', '0.020–0.025'],
  ['race-example-journal', '50'],
  ['race-example', '0.053–0.063'],
  ['guarantee-years-in-words', 'two'],
  ['payment-means', 'PayPal, credit card and Przelewy24 (via PayPal)'],
  ['payment-where-offered', 'Revolut'],
  ['pump-warranty-miles', '12,000'],
])('%s reads %s', (name, text) => {
  expect(findFigure(name)).toBe(text);
});

// rules price.currency and policy.figures
test('the countries that the terms name for złoty are those whose baskets are in it, and no text types one', () => {
  const named = findFigure('zloty-countries').split(/, | and /);
  expect(countries.filter(({ code }) => expectedCurrency(code) === 'pln').map(({ name }) => name)).toEqual(named);
  const terms = readFileSync(new URL('../../../content/pages/terms.mdx', import.meta.url), 'utf8');
  const lines = terms.split('\n').filter((line) => /zloty|złoty|subtotal|after a discount/i.test(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /For a delivery to <Figure name="zloty-countries" \/> the checkout asks whether you want to pay in zloty/,
  );
});

test('a name that is not known ends a build', () => {
  expect(() => findFigure('no-such-figure')).toThrow('no-such-figure');
  expect(() => findFigure('constructor')).toThrow('constructor');
});

test('the lines of a page’s head are filled', () => {
  expect(fillFigures('{pump-warranty-months}-month warranty')).toBe('12-month warranty');
  expect(() => fillFigures('{nothing}')).toThrow('nothing');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVisibleMakes, restrictMakes } from './visible-makes.ts';

// rule catalogue.shown-makes
describe('parseShownMakes', () => {
  test.each([
    [null, null],
    ['', null],
    ['[]', null],
    ['null', null],
    ['{"0":"Honda"}', null],
    ['"Honda"', null],
    ['["Honda",1]', null],
    ['[""]', null],
    ['["Honda"', null],
    ['["Honda","Skoda"]', ['Honda', 'Skoda']],
  ])('%s', (text, names) => {
    expect(parseVisibleMakes(text)).toStrictEqual(names);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseVisibleMakes(text)));
  });
});

// rule catalogue.shown-makes
describe('restrictMakes', () => {
  const all = ['Acura', 'Honda', 'Subaru'];

  test.each([
    ['nothing stored shows all', null, null],
    ['the order is that of the list of makes', ['Subaru', 'Acura'], ['Acura', 'Subaru']],
    ['unknown names are passed over', ['Yugo', 'Honda'], ['Honda']],
    ['only unknown names restrict nothing: a list is never empty', ['Yugo'], null],
    ['every name restricts nothing', ['Subaru', 'Honda', 'Acura', 'Acura'], null],
  ])('%s', (_what, stored, expected) => {
    expect(restrictMakes(all, stored)).toStrictEqual(expected);
  });

  test('what is shown is a real part of all makes', () => {
    const name = fc.constantFrom('Acura', 'Honda', 'Subaru', 'Yugo');
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.array(name), (makes, stored) => {
        const restricted = restrictMakes(makes, stored);
        if (restricted === null) return;
        expect(restricted.length).toBeGreaterThan(0);
        expect(restricted.length).toBeLessThan(makes.length);
        expect(makes.filter((make) => restricted.includes(make))).toStrictEqual([...restricted]);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { findExtraClearance, listBasketWarnings } from './warnings.ts';

const hx = 'Warning: you have chosen HX type bearing with extra oil clearance (-0.025mm)';
const packages =
  '5 sets of Conrod Bearings will be packed in two separate packages (one package including 1 set and second package including 4 sets) and sent to you in one shipment.';
const line = (slug: string, isKitComponent = false) => ({ slug, isKitComponent });

// rule basket.warnings
describe('listBasketWarnings', () => {
  test.each([
    ['plain set', [line('4B1946H-STD')], []],
    ['HX set', [line('4B1946HX-STD')], [hx]],
    ['HXD set', [line('8B663HXD-.25')], [hx]],
    ['HX inside a kit', [line('4B1946H+5M1959H'), line('5M1959HX-STD', true)], [hx]],
    ['HX once', [line('4B1946HX-STD'), line('5M1959HX-STD')], [hx]],
    ['HX only in the size', [line('4B1946H-HX')], []],
    ['kit 5B5562H', [line('5B5562H-STD'), line('1B5562H-STD', true)], [packages]],
    ['kit 5B5562HX', [line('5B5562HX-STD')], [hx, packages]],
    ['its content alone', [line('1B5562H-STD')], []],
    ['empty basket', [], []],
  ])('%s', (_name, lines, warnings) => {
    expect(listBasketWarnings(lines)).toStrictEqual(warnings);
  });
});

// rule basket.warnings
test('lines with a set of HX are named, a kit by what is in it', () => {
  const lines = [line('4B1946H-STD'), line('4B1946HX-STD'), line('4B1946H+5M1959H'), line('5M1959HX-STD', true)];
  const found = findExtraClearance(lines.map((one, at) => ({ ...one, id: String(at) })));
  expect([...found]).toEqual(['1', '2']);
});

import { describe, expect, test } from 'vitest';
import { matchSize, readSize, toMeasure } from './read-size.ts';

const best = (typed: string, codes: readonly string[]) => {
  const wish = readSize(typed);
  if (!wish) return null;
  const scored = codes.map((code) => ({ code, score: matchSize(wish, code) })).filter(({ score }) => score > 0);
  return scored.toSorted((a, b) => b.score - a.score)[0]?.code ?? '';
};
const metric = ['STD', 'STD-SP', '.025', '.10', '.25', '.50', '.75', '1.00'];
const inches = ['STD', 'STD-SP', '001', '010', '020', '030', '040'];

describe('a size as it is typed', () => {
  test.each([
    ['STD', 'STD', 'STD'],
    ['STANDARD', 'STD', 'STD'],
    ['0.00', 'STD', 'STD'],
    ['STD SP', 'STD-SP', 'STD-SP'],
    ['STDSP', 'STD-SP', 'STD-SP'],
    ['.50', '.50', '020'],
    ['0.5', '.50', '020'],
    ['050', '.50', '020'],
    ['50', '.50', '020'],
    ['.500', '.50', '020'],
    ['0.50 MM', '.50', '020'],
    ['025', '.25', '010'],
    ['.025', '.025', '001'],
    ['0.025MM', '.025', '001'],
    ['.10', '.10', ''],
    ['.1', '.10', ''],
    ['010', '.25', '010'],
    ['.010', '.25', '010'],
    ['.010 IN', '.25', '010'],
    ['.010"', '.25', '010'],
    ['10 THOU', '.25', '010'],
    ['10', '.25', '010'],
    ['.01', '.25', '010'],
    ['.020', '.50', '020'],
    ['.030', '.75', '030'],
    ['.040', '1.00', '040'],
    ['040', '1.00', '040'],
    ['1.00', '1.00', '040'],
    ['.001', '.025', '001'],
    ['001', '.025', '001'],
    ['.75', '.75', '030'],
  ])('%s is %s among millimetres, %s among inches', (typed, inMm, inInch) => {
    expect(best(typed, metric)).toBe(inMm);
    expect(best(typed, inches)).toBe(inInch);
  });

  test.each(['.60', '.35', '.015'])('%s is read and is none of them', (typed) => {
    expect([best(typed, metric), best(typed, inches)]).toEqual(['', '']);
  });

  test.each(['', 'H', '909', '663', '4', '1606', 'HX', '2.2', 'K20', '.', '25 KG', '10 MM'])(
    '%j is no size',
    (typed) => {
      expect(readSize(typed)).toBeNull();
    },
  );

  test('the very code is better than the same regrind in the other unit', () => {
    expect(best('001', ['.025', '001'])).toBe('001');
    expect(best('.025', ['001', '.025'])).toBe('.025');
    expect(best('050', ['.50', '050'])).toBe('050');
  });

  test('an inch step is 0.025 mm for each thousandth, as sizes are named', () => {
    expect(toMeasure('010')).toEqual({ unit: 'in', nominal: 250 });
    expect(toMeasure('.25')).toEqual({ unit: 'mm', nominal: 250 });
    expect(toMeasure('STD-SP')).toEqual({ unit: 'name', name: 'STD-SP' });
  });
});

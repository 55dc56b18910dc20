import { expect, test } from 'vitest';
import { sampleGauge, sampleRod } from '../part/samples.ts';
import { nounAtStart, nounOfPart, sizeInWords } from './part-noun.ts';

test('nounOfPart goes by type, else by the description', () => {
  expect(nounOfPart(sampleRod())).toBe('conrod bearings');
  expect(nounOfPart(sampleGauge)).toBe('Flexigauge clearance gauge');
  expect(nounOfPart(sampleRod({ type: 'other', description: 'Bush' }))).toBe('Bush');
  expect(nounAtStart(sampleRod())).toBe('Conrod bearings');
});

test.each([
  ['STD', 'standard size'],
  ['STD-SP', 'special size'],
  ['.25', 'size −0.25 mm'],
  ['', ''],
])('size %s is "%s"', (size, words) => {
  expect(sizeInWords({ set: '4B1606H', size })).toBe(words);
});

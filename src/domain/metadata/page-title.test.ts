import { describe, expect, test } from 'vitest';
import {
  sampleCalico,
  sampleGauge,
  sampleKit,
  sampleMain,
  samplePump,
  sampleRod,
  sampleThrust,
} from '../part/samples.ts';
import {
  fitTitle,
  nounAtStart,
  nounOfPart,
  sizeInWords,
  writeCatalogueTitle,
  writeEngineTitle,
  writeMakeTitle,
  writePartPageTitle,
} from './page-title.ts';

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

// rule metadata.title
describe('writePartPageTitle', () => {
  test.each([
    [sampleRod(), '4B1606H-STD conrod bearings, standard size | Race Series'],
    [{ ...sampleThrust, size: '.10', number: '1T1957-.10' }, '1T1957-.10 thrust washers, size 0.10 mm | Race Series'],
    [sampleRod({ size: '.25' }), '4B1606H-.25 conrod bearings, size −0.25 mm | Race Series'],
    [sampleMain, '5M1959H-STD main bearings, standard size | Race Series'],
    [sampleThrust, '1T1957-STD thrust washers, standard size | Race Series'],
    [sampleCalico, '4B1946HC-STD Calico coated bearings, standard size'],
    [samplePump, 'OPHD1040HP oil pump | Race Series'],
    [sampleGauge, 'AG-1 Flexigauge clearance gauge | Race Series'],
    [sampleKit, '4B1946H+5M1959H+1T1957 bottom end kit | Race Series'],
    [sampleRod({ type: 'other', description: 'Bush' }), '4B1606H-STD Bush, standard size | Race Series'],
  ])('$number ($type)', (part, title) => {
    expect(writePartPageTitle(part)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(60);
  });
});

// rule metadata.title
describe('fitTitle', () => {
  test('leaves the name of the shop out before it shortens', () => {
    expect(fitTitle('t'.repeat(46))).toBe(`${'t'.repeat(46)} | Race Series`);
    expect(fitTitle('t'.repeat(47))).toBe('t'.repeat(47));
    expect(fitTitle('t'.repeat(60))).toBe('t'.repeat(60));
  });

  test('a title over 60 characters is shortened', () => {
    expect(fitTitle('t'.repeat(61))).toBe(`${'t'.repeat(57)}...`);
    expect(fitTitle(`${'word '.repeat(13)}end`)).toBe(`${'word '.repeat(11).trim()}...`);
  });
});

// rule metadata.title
test('titles of the catalogue', () => {
  expect(writeCatalogueTitle()).toMatch(/ Race Series Catalogue$/);
  expect(writeMakeTitle('Škoda')).toBe('Škoda engine bearings and oil pumps | Race Series');
  expect(writeEngineTitle('Honda', 'K20A')).toBe('Honda K20A engine bearings | Race Series');
});

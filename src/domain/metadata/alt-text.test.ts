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
import { writeAltText } from './alt-text.ts';

// rule metadata.alt-text
describe('writeAltText', () => {
  test.each([
    [sampleRod(), '4B1606H-STD: Race Series conrod bearings, 4 pairs, Standard oil clearance'],
    [sampleMain, '5M1959H-STD: Race Series main bearings, 5 pairs, Standard oil clearance'],
    [sampleThrust, '1T1957-STD: crankshaft thrust washers'],
    [
      sampleCalico,
      '4B1946HC-STD: Calico coated bearings with dry film lubricant, Calico coated conrod bearings, 4 pairs',
    ],
    [samplePump, 'OPHD1040HP: Race Series oil pump, Honda D-series engines'],
    [sampleGauge, 'AG-1: Flexigauge clearance gauge, Green plastic clearance gauge, .001-.003 in (.025-.076 mm)'],
    [sampleKit, '4B1946H+5M1959H+1T1957: Bottom end kit for Honda B-series engines'],
    [sampleRod({ type: 'other', description: '' }), '4B1606H-STD: Conrod bearing set 4B1606H'],
  ])('$number ($type)', (part, alt) => {
    expect(writeAltText(part)).toBe(alt);
  });

  test('says which view a further picture is', () => {
    expect(writeAltText(sampleThrust, 1)).toBe('1T1957-STD: crankshaft thrust washers, view 2');
  });

  test('at most 125 characters: 122 kept plus an ellipsis', () => {
    const fits = sampleRod({ type: 'other', number: 'X', description: 'd'.repeat(122) });
    const alt = writeAltText(sampleRod({ type: 'other', number: 'X', description: 'd'.repeat(123) }));
    expect(writeAltText(fits)).toHaveLength(125);
    expect(writeAltText(fits)).not.toContain('...');
    expect(alt).toBe(`X: ${'d'.repeat(119)}...`);
  });
});

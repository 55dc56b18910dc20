import { expect, test } from 'vitest';
import { sampleCalico, sampleKit, sampleMain, samplePump, sampleRod, sampleThrust } from '../part/samples.ts';
import { describeDifference } from './set-difference.ts';

const clearance = (value: string) => [{ name: 'Oil clearance', value }];
const plain = sampleRod({ set: '4B1946H', specifications: clearance('0.049-0.058 mm (0.0019-0.0023 in)') });
const extra = sampleRod({
  set: '4B1946HX',
  clearance: 'Extra oil clearance (-0.025mm)',
  specifications: clearance('0.074-0.083 mm (0.0029-0.0033 in)'),
});
const film = { name: 'Coating', value: 'Dry film lubricant, 6-7.5 microns (0.00025-0.00030 in)' };
const coated = { ...sampleCalico, specifications: [...clearance('0.049-0.058 mm'), film] };

// rule catalogue.difference
test.each([
  ['plain', plain, 'Standard oil clearance', '0.049–0.058 mm'],
  ['extra', extra, 'Extra oil clearance (-0.025mm)', '0.074–0.083 mm'],
  ['coated', coated, 'Standard oil clearance, dry film 6\u2060–\u20607.5\u00a0µm per shell', '0.049–0.058 mm'],
  ['dowel holes', sampleRod({ set: '8B663HD' }), 'Standard oil clearance, dowel holes', ''],
  [
    'washers',
    { ...sampleThrust, specifications: [{ name: 'End float', value: '0.10-0.15 mm' }] },
    'End float',
    '0.10–0.15 mm',
  ],
  ['washers without a figure', { ...sampleThrust, specifications: [] }, 'End float 0.10-0.15 mm', ''],
  ['a kit', sampleKit, 'One each of', 'the three sets'],
  ['a pump', { ...samplePump, specifications: [] }, 'Oil pump', ''],
  ['without a figure', { ...sampleMain, specifications: [] }, 'Standard oil clearance', ''],
])('%s', (_, part, words, figure) => expect(describeDifference(part)).toEqual({ words, figure }));

test('of a coated set without a clearance of its own none is claimed', () => {
  expect(describeDifference({ ...coated, specifications: [film] }).figure).toBe('');
});

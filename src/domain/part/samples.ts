import type { Part } from './part.ts';
import { buildPartCode } from './part-code.ts';

/** Named sample parts for tests; figures as in the sandbox's data. */
const rodSet: Part = {
  id: 'itm-4b1606h-std',
  slug: '4B1606H-STD',
  number: '4B1606H-STD',
  set: '4B1606H',
  size: 'STD',
  name: 'Conrod bearing set 4B1606H',
  description: 'Race Series conrod bearings, 4 pairs',
  overviewHtml: '<p>A big-end set for engines that spend their life near the rev limit.</p>',
  type: 'rod',
  category: 'Conrod bearings',
  group: 'Race Series',
  clearance: 'Standard oil clearance',
  parameter: 'Conrod 47.80 mm',
  features: ['4 pairs of conrod shells', 'Standard oil clearance'],
  specifications: [
    { name: 'Bearing position', value: 'Connecting rod' },
    { name: 'Journal diameter range', value: '47.758-47.778 mm (1.8802-1.8810 in)' },
    { name: 'Housing bore range', value: '50.600-50.615 mm (1.9921-1.9927 in)' },
    { name: 'Bearing length max', value: '18.01 mm (0.709 in)' },
    { name: 'Wall thickness max', value: '1.392 mm (0.0548 in)' },
  ],
  weightKg: 0.27,
  manufacturer: 'ACL',
  isKit: false,
  kitContents: [],
  photos: [{ url: '/photos/rod-set-4.jpg' }],
  gtin: null,
  bulletin: null,
  interchange: [],
  price: { net: { amount: 9138, currency: 'eur' }, gross: { amount: 11240, currency: 'eur' }, promotion: null },
};

/** A conrod set in another size or form: `sampleRod({ size: '.25' })`. Slug and number follow set and size. */
export function sampleRod(changes: Partial<Part> = {}): Part {
  const part = { ...rodSet, ...changes };
  const code = buildPartCode(part.set, part.size);
  return { ...part, slug: code, number: code, id: `itm-${code.toLowerCase()}`, ...changes };
}

export const sampleMain: Part = sampleRod({
  set: '5M1959H',
  name: 'Main bearing set 5M1959H',
  description: 'Race Series main bearings, 5 pairs',
  type: 'main',
  category: 'Main bearings',
  parameter: 'Main 55.00 mm',
});

export const sampleThrust: Part = sampleRod({
  set: '1T1957',
  name: 'Thrust washer set 1T1957',
  description: 'Crankshaft thrust washers, one set',
  type: 'thrust',
  category: 'Thrust bearings',
  clearance: 'End float 0.10-0.15 mm',
  parameter: 'Thrust for 55.00 mm journal',
});

export const sampleCalico: Part = sampleRod({
  set: '4B1946HC',
  name: 'Conrod bearing set 4B1946HC',
  description: 'Calico coated conrod bearings, 4 pairs',
  type: 'calico',
  group: 'Calico Coated',
  parameter: 'Conrod 45.00 mm',
});

export const samplePump: Part = sampleRod({
  set: 'OPHD1040HP',
  size: '',
  name: 'Oil pump OPHD1040HP',
  description: 'Race Series oil pump, Honda D-series engines',
  type: 'oil-pump',
  category: 'Oil pumps',
  clearance: 'Oil pump',
  parameter: 'Oil pump',
});

export const sampleGauge: Part = sampleRod({
  set: 'AG-1',
  size: '',
  name: 'Flexigauge green AG-1',
  description: 'Green plastic clearance gauge, .001-.003 in (.025-.076 mm)',
  type: 'flexigauge',
  category: 'Flexigauge',
  group: 'Universal',
  clearance: 'Clearance gauge',
  parameter: '.001-.003 in',
  bulletin: '/files/EB003-2016-flexigauge.pdf',
});

export const sampleKit: Part = sampleRod({
  set: '4B1946H+5M1959H+1T1957',
  size: '',
  name: 'Bottom end kit 4B1946H+5M1959H+1T1957',
  description: 'Bottom end kit for Honda B-series engines',
  type: 'kit',
  category: 'Kits',
  clearance: 'Bottom end kit',
  parameter: 'Standard size',
  isKit: true,
  kitContents: [
    { slug: '4B1946H-STD', quantity: 1, name: '4B1946H-STD', description: 'Race Series conrod bearings, 4 pairs' },
    { slug: '5M1959H-STD', quantity: 1, name: '5M1959H-STD', description: 'Race Series main bearings, 5 pairs' },
    { slug: '1T1957-STD', quantity: 1, name: '1T1957-STD', description: 'Crankshaft thrust washers, one set' },
  ],
});

import { expect, test } from 'vitest';
import { universalItems } from '#config/universal-items.ts';
import { findGaugeSlip } from './gauge-strip.ts';

// rule clearance.gauge-slip
test('of the four gauges only the blue one has printed millimetres that are not its inches', () => {
  expect(universalItems.map((item) => [item.code, findGaugeSlip(item)])).toEqual([
    ['AG-1', null],
    ['AR-1', null],
    ['AB-1', { inch: '.004-.009', printed: '.012-.229', meant: '.102-.229' }],
    ['AY-1', null],
  ]);
});

test.each([
  [{ inch: '.004-.009in', mm: '.102-.229mm' }, null],
  [
    { inch: '.001-.003in', mm: '.025-.077mm' },
    { inch: '.001-.003', printed: '.025-.077', meant: '.025-.076' },
  ],
])('%j', (item, slip) => expect(findGaugeSlip(item)).toEqual(slip));

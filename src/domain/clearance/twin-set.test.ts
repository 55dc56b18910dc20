import { expect, test } from 'vitest';
import { isExtraClearanceSet, toTwinSet } from './twin-set.ts';

// rule clearance.extra-oil
test.each([
  ['4B1606H', false, '4B1606HX'],
  ['4B1606HX', true, '4B1606H'],
  ['8B663HD', false, '8B663HXD'],
  ['8B663HXD', true, '8B663HD'],
  ['4B1946HC', false, null],
  ['AG-1', false, null],
  ['OPHD1040HP', false, null],
  ['', false, null],
])('%s: extra clearance %s, twin %s', (set, isExtra, twin) => {
  expect([isExtraClearanceSet(set), toTwinSet(set)]).toEqual([isExtra, twin]);
});

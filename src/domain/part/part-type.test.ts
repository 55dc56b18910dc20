import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decidePartType } from './part-type.ts';

type SetRecord = {
  set_code: string;
  type: string;
  categorydescription: string;
  groupdescription: string;
  recordtype: string;
};
const file = new URL('../../../scripts/sandbox/data/parts.json', import.meta.url);
const { sets } = JSON.parse(readFileSync(file, 'utf8')) as { sets: SetRecord[] };

// rule part.kinds
describe('decidePartType', () => {
  test.each([
    ['4B1606H-STD', 'Conrod bearings', 'Race Series', false, 'rod'],
    ['5M1959H-STD', 'Main bearings', 'Race Series', false, 'main'],
    ['1T1957-STD', 'Thrust bearings', 'Race Series', false, 'thrust'],
    ['OPMB1085', 'Oil pumps', 'Passenger car', false, 'oil-pump'],
    ['AG-1', 'Flexigauge', 'Universal', false, 'flexigauge'],
    ['AG-1', '', '', false, 'flexigauge'],
    ['4B1946HC-STD', 'Conrod bearings', 'Calico Coated', false, 'calico'],
    ['5M1959HC-STD', 'Main bearings', 'Calico Coated', false, 'calico'],
    ['4B1183H+5M1172H', 'Kits', 'Race Series', true, 'kit'],
    ['5B5562H-STD', 'Conrod bearings', 'Race Series', true, 'rod'],
    ['9X1', 'Something new', 'Race Series', true, 'kit'],
    ['9X1', 'Something new', 'Race Series', false, 'other'],
  ])('%s, %s, %s, kit %s: %s', (code, category, group, isKit, type) => {
    expect(decidePartType({ code, category, group, isKit })).toBe(type);
  });

  test('agrees with the type of all 945 sets of the data', () => {
    const wrong = sets.filter((set) => {
      const facts = { code: set.set_code, category: set.categorydescription, group: set.groupdescription };
      const type = decidePartType({ ...facts, isKit: set.recordtype === 'kititem' });
      return type !== set.type.replace(' ', '-');
    });
    expect(sets).toHaveLength(945);
    expect(wrong.map((set) => set.set_code)).toStrictEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decidePartType, isVisibleCode, largestFile } from './part.ts';

const picture = { src: '/photos/a-social.jpg', width: 960, height: 720, avif: null };

describe('largestFile', () => {
  test.each([
    ['the last of several', '/photos/a-160.webp 160w, /photos/a-960.webp 960w', '/photos/a-960.webp'],
    ['the only one', '/photos/a-160.webp 160w', '/photos/a-160.webp'],
    ['the fallback where there is none', null, '/photos/a-social.jpg'],
    ['the fallback where the list is empty', '', '/photos/a-social.jpg'],
  ])('gives %s', (_, webp, file) => {
    expect(largestFile({ ...picture, webp })).toBe(file);
  });
});

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

type Item = { urlcomponent: string; expected_visible: boolean };
const data = JSON.parse(readFileSync(file, 'utf8')) as { sets: { items: Item[] }[]; filtered_items: Item[] };

// rule part.visible-codes
describe('isVisibleCode', () => {
  test.each([
    ['dash, prefix with H', '4B1606H-STD', true],
    ['dash, prefix with T', '1T1957-STD', true],
    ['dash, T and H only after it', '4B1606-STH', false],
    ['dash, prefix with neither', '4B1780P-STD', false],
    ['no dash, OP', 'OPHD1040HP', true],
    ['no dash, plus', '4B1183H+5M1172H', true],
    ['no dash, T', '2T9701', true],
    ['no dash, only H', '4B1606H', false],
    ['gauge code', 'AG-1', true],
    ['not a gauge code', 'AG-2', false],
    ['empty', '', false],
  ])('%s: %s', (_rule, code, isVisible) => {
    expect(isVisibleCode(code)).toBe(isVisible);
  });

  test('agrees with all 2,460 shown and 22 hidden items of the data', () => {
    const items = [...data.sets.flatMap((set) => set.items), ...data.filtered_items];
    expect(items).toHaveLength(2482);
    const wrong = items.filter((item) => isVisibleCode(item.urlcomponent) !== item.expected_visible);
    expect(wrong.map((item) => item.urlcomponent)).toStrictEqual([]);
    expect(items.filter((item) => !item.expected_visible)).toHaveLength(22);
  });
});

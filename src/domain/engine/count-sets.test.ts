import type { PartType } from '../part/part.ts';
import { expect, test } from 'vitest';
import { countSets } from './count-sets.ts';

const part = (set: string, type: PartType) => ({ set, type });

// rule finder.says-how-many
test.each([
  ['nothing', [], { sets: 0, pumps: 0 }],
  ['a set in three sizes', [part('4B1', 'rod'), part('4B1', 'rod'), part('4B1', 'rod')], { sets: 1, pumps: 0 }],
  [
    'sets of all kinds, a kit and a pump',
    [
      part('4B1', 'rod'),
      part('4B1HC', 'calico'),
      part('5M1', 'main'),
      part('1T1', 'thrust'),
      part('K', 'kit'),
      part('P', 'oil-pump'),
    ],
    { sets: 5, pumps: 1 },
  ],
  ['a gauge', [part('AG-1', 'flexigauge')], { sets: 0, pumps: 0 }],
])('%s', (_case, parts, count) => expect(countSets(parts)).toEqual(count));

import { lookUp } from '../look-up-own-key.ts';
import type { PartType } from './part.ts';
import { isUniversalCode } from './part-code.ts';

const typeByCategory: Readonly<Record<string, PartType>> = {
  Flexigauge: 'flexigauge',
  'Thrust bearings': 'thrust',
  'Conrod bearings': 'rod',
  'Main bearings': 'main',
  'Oil pumps': 'oil-pump',
  Kits: 'kit',
};

/**
 * The type that rules titles, descriptions and alt texts (rule part.kinds). The category of the data decides; coated sets
 * are `calico` whatever their position. A kit item with a bearing's category (5B5562H, five conrod sets) stays that
 * bearing; `isKit` only decides where the category says nothing. Without any hint: `other`.
 */
export function decidePartType(part: { code: string; category: string; group: string; isKit: boolean }): PartType {
  if (isUniversalCode(part.code)) return 'flexigauge';
  if (part.group === 'Calico Coated') return 'calico';
  return lookUp(typeByCategory, part.category) ?? (part.isKit ? 'kit' : 'other');
}

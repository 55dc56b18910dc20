import type { Part, PartType } from '../part/part.ts';
import { describeSize } from '../part/part-size.ts';

const nouns: Readonly<Record<Exclude<PartType, 'other'>, string>> = {
  calico: 'Calico coated bearings',
  flexigauge: 'Flexigauge clearance gauge',
  thrust: 'thrust washers',
  rod: 'conrod bearings',
  main: 'main bearings',
  'oil-pump': 'oil pump',
  kit: 'bottom end kit',
};

const startLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part is, in words for titles and descriptions; the data's own description where the type is unknown. */
export function nounOfPart(part: Pick<Part, 'type' | 'description'>): string {
  return part.type === 'other' ? part.description : nouns[part.type];
}

/** The same at the beginning of a sentence. */
export const nounAtStart = (part: Pick<Part, 'type' | 'description'>): string => startLarge(nounOfPart(part));

/** "standard size", "size −0.25 mm", "size 0.10 mm" for thrust washers, "" for parts without size. */
export function sizeInWords(part: Pick<Part, 'set' | 'size'>): string {
  if (part.size === '') return '';
  return /^STD/.test(part.size) ? `${describeSize(part)} size` : `size ${describeSize(part)}`;
}

import { limits } from '#config/limits.ts';
import type { Part } from '../part/part.ts';
import { shorten } from './shorten.ts';
import { nounOfPart } from './page-title.ts';

type PicturedPart = Pick<Part, 'number' | 'name' | 'type' | 'description' | 'group' | 'size' | 'clearance'>;

function describePicture(part: PicturedPart): string {
  const noun = nounOfPart(part);
  switch (part.type) {
    case 'calico':
      return `${part.number}: ${noun} with dry film lubricant, ${part.description}`;
    case 'flexigauge':
      return `${part.number}: ${noun}, ${part.description}`;
    case 'thrust':
      return `${part.number}: crankshaft ${noun}`;
    case 'rod':
    case 'main':
      return `${part.number}: ${part.description}, ${part.clearance}`;
    case 'oil-pump':
      return `${part.number}: ${part.description}`;
    case 'kit':
    case 'other':
      return `${part.number}: ${part.description || part.name}`;
  }
}

/**
 * Alt text of one picture of a part, by part type (rule metadata.alt-text): at most 125 characters, 122 kept plus an
 * ellipsis. `index` counts pictures from 0; from the second on the text says which view it is.
 */
export function writeAltText(part: PicturedPart, index = 0): string {
  const view = index === 0 ? '' : `, view ${index + 1}`;
  return shorten(describePicture(part) + view, limits.altMax);
}

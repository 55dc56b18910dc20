import type { Part } from './part.ts';
import { writeSize } from './part-size.ts';

/** What a part is, without its number, which stands beside it: "Conrod bearing set 4B1606H-.50" is "Conrod bearing set". */
export function toBareName(part: Pick<Part, 'name' | 'number' | 'set' | 'description'>): string {
  const bare = part.name.replace(part.number, '').replace(part.set, '').replace(/\s+/g, ' ').trim();
  return bare || part.description || part.number;
}

/** "Conrod bearing set" in size ".25" is "Conrod bearing set, 0.25 mm undersize"; size "" adds nothing. */
export const writeSizedTitle = (bareName: string, part: Pick<Part, 'set' | 'size'>): string =>
  [bareName, writeSize(part)].filter(Boolean).join(', ');

/** "Conrod bearing set 4B1606H" in size ".25" is "Conrod bearing set, 0.25 mm undersize": the number stands below it (rule part.title). */
export const toPartTitle = (part: Part): string => writeSizedTitle(toBareName(part), part);

import type { Part } from './part.ts';

/** What a part is, without its number, which stands beside it: "Conrod bearing set 4B1606H-.50" is "Conrod bearing set". */
export function toBareName(part: Pick<Part, 'name' | 'number' | 'set' | 'description'>): string {
  const bare = part.name.replace(part.number, '').replace(part.set, '').replace(/\s+/g, ' ').trim();
  return bare || part.description || part.number;
}

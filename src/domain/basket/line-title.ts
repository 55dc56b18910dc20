import { parsePartCode } from '../part/part-code.ts';
import { type SetTitle, toOwnTitle, writeTitle } from '../part/set-title.ts';

export type NamedLine = { name: string; number: string; slug: string };

/**
 * The spoken name of a line of a basket or an order (rule part.title). `title` is that of its set, null where the catalogue
 * does not know it: then what the line itself tells, "Conrod bearing set, extra clearance, 0.25 mm undersize".
 */
export function writeLineTitle({ name, number, slug }: NamedLine, title: SetTitle | null): string {
  const code = parsePartCode(slug);
  const own = { name, number, set: code.set, description: '', type: 'other', specifications: [] } as const;
  return writeTitle(title ?? toOwnTitle({ ...own, specifications: [] }), code);
}

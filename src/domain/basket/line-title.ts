import { parsePartCode } from '../part/part-code.ts';
import { toBareName } from '../part/part-title.ts';

type NamedLine = { name: string; number: string; slug: string };

/** What a line of a basket or an order is, without its number, which stands beside it and tells the size: "Conrod bearing set". */
export function writeLineTitle({ name, number, slug }: NamedLine): string {
  return toBareName({ name, number, set: parsePartCode(slug).set, description: '' });
}

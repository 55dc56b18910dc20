import { getEntry } from 'astro:content';
import type { Noun, NounName } from './nouns.ts';

/** What editors have written about a noun, for a page or a piece of one. */
export async function readNoun<Name extends NounName>(name: Name): Promise<Noun<Name>> {
  const entry = await getEntry(name, name);
  if (!entry) throw new Error(`content/${name}.yml was not read: npm run check:content tells why`);
  return entry.data as Noun<Name>;
}

import { brotliQuality } from '../../release/compress-and-hash.ts';
import { compress } from '../browser/serve.ts';
import type { Query } from '../queries.ts';
import type { Call, InstantSearch, Shop } from './bundle-store.ts';
import type { IndexFiles } from './write-index.ts';

export type Fetched = {
  typed: string;
  /** bytes when the whole text is asked at once */
  pasted: number;
  /** bytes when it is typed key by key: each beginning may need other files */
  keyed: number;
  /** slug of the first hit, '' where there is none */
  first: string;
};

/** Bytes of each file as the shop sends it. */
export const weigh = (files: IndexFiles): ReadonlyMap<string, number> =>
  new Map([...files].map(([path, text]) => [path, compress(text, brotliQuality(path)).length]));

/** What a visitor who has nothing yet fetches until the answer to each query, in bytes of the index. */
export async function countBytes(
  files: IndexFiles,
  weights: ReadonlyMap<string, number>,
  { createInstantSearch }: Shop,
  queries: readonly Query[],
): Promise<Fetched[]> {
  const fetchAll = async (texts: readonly string[]): Promise<{ bytes: number; first: string }> => {
    const taken = new Set<string>();
    const call: Call = (path, schema) => {
      taken.add(path);
      return Promise.resolve({ ok: true, value: schema.safeParse(JSON.parse(files.get(path) ?? 'null')).data });
    };
    const search = createInstantSearch({ call, myEngine: () => null });
    let first = '';
    for (const text of texts) first = await askFirst(search, text);
    return { bytes: [...taken].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0), first };
  };

  const all: Fetched[] = [];
  for (const { typed } of queries) {
    const beginnings = Array.from({ length: Math.max(1, typed.length - 1) }, (_, key) => typed.slice(0, key + 2));
    const [pasted, keyed] = [await fetchAll([typed]), await fetchAll(beginnings)];
    all.push({ typed, pasted: pasted.bytes, keyed: keyed.bytes, first: pasted.first });
  }
  return all;
}

async function askFirst(search: InstantSearch, text: string): Promise<string> {
  const answer = await search.ask(text, { limit: 8 });
  if (!answer.ok) throw new Error(`"${text}" could not be answered: ${JSON.stringify(answer.failure)}`);
  const [hit] = answer.value.hits;
  return hit?.kind === 'part' ? hit.slug : (hit?.engineSlug ?? '');
}

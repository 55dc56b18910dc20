import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { PageWords } from './page-files.ts';
import { readJson } from './read-json.ts';

/** What a finished page brings into what all pages share. */
export type PageTraits = PageWords & {
  /** scripts, styles and pictures of the build that it names, below the client folder */
  files: string[];
  /** hashes of its inline scripts and styles, for the policy */
  scripts: string[];
  inlineStyles: string[];
};

/**
 * What the next build has to know of the pages of a release, by file below the client folder: the key of the facts, null where
 * a page is always made; and of what it is made. `first`: digests of the first rules, by the styles of the pages that have them.
 */
export type PageLedger = {
  pages: Record<string, { path: string; key: string | null; traits: PageTraits | null }>;
  first: Record<string, string>;
};

const name = 'pages.json';

/** Traits that are equal are written once, in a fixed order: pages of a kind have the same. */
type Packed = {
  traits: string[];
  pages: Record<string, [path: string, key: string | null, traits: number]>;
  first: PageLedger['first'];
};

const packedSchema: z.ZodType<Packed> = z.object({
  traits: z.array(z.string()),
  pages: z.record(z.string(), z.tuple([z.string(), z.nullable(z.string()), z.int()])),
  first: z.record(z.string(), z.string()),
});

const traitsSchema: z.ZodType<PageTraits> = z.object({
  styles: z.string(),
  words: z.array(z.string()),
  files: z.array(z.string()),
  scripts: z.array(z.string()),
  inlineStyles: z.array(z.string()),
});

const sortKeys = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** A ledger as its file has it: the same ledger gives the same text, whatever order its pages were made in. */
export function packLedger({ pages, first }: PageLedger): Packed {
  const own = new Set(Object.values(pages).flatMap(({ traits }) => traits ?? []));
  const texts = new Map<PageTraits | null, string>([...own].map((traits) => [traits, JSON.stringify(traits)]));
  const traits = [...new Set(texts.values())].toSorted();
  const places = new Map(traits.map((text, index) => [text, index]));
  const toRow = ({ path, key, traits: own }: PageLedger['pages'][string]): Packed['pages'][string] => [
    path,
    key,
    places.get(texts.get(own) ?? '') ?? -1,
  ];
  return {
    traits,
    pages: Object.fromEntries(sortKeys(pages).map(([file, page]) => [file, toRow(page)])),
    first: Object.fromEntries(sortKeys(first)),
  };
}

function unpackLedger({ traits, pages, first }: Packed, file: string): PageLedger | null {
  const read: PageTraits[] = [];
  for (const text of traits) {
    const one = readJson(traitsSchema, text, file);
    if (!one.ok) return null;
    read.push(one.value);
  }
  const rows = Object.entries(pages).map(
    ([file, [path, key, place]]) => [file, { path, key, traits: read[place] ?? null }] as const,
  );
  return { pages: Object.fromEntries(rows), first };
}

export const writeLedger = (release: string, ledger: PageLedger): Promise<void> =>
  writeFile(join(release, name), JSON.stringify(packLedger(ledger)));

/** The ledger of a release; null where it has none that can be read. */
export async function readLedger(release: string): Promise<PageLedger | null> {
  const file = join(release, name);
  const text = await readFile(file, 'utf8').catch(() => null);
  const packed = text === null ? null : readJson(packedSchema, text, file);
  return packed?.ok ? unpackLedger(packed.value, file) : null;
}

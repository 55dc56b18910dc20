import { resolve } from 'node:path';

/** Ids of the modules that a module imports before it runs; empty for one that is not known. */
export type ImportsOf = (id: string) => readonly string[];

/**
 * Files that pages share, the one that all others build on first. A file holds what at least `least` of its `roots` import
 * and no file before it holds; so nothing in it imports what is not in it or before it, and no two files wait for each other.
 * The roots stay out: islands and page scripts have files of their own, which Astro names in the pages.
 */
export type SharedFile = { name: string; roots: readonly string[]; least: number };

const island = (path: string) => resolve('src/islands', path);

/** Of this shop (decision 0025). */
export const sharedFiles: readonly SharedFile[] = [
  // every page
  { name: 'basket', roots: [island('basket-drawer/BasketDrawer.tsx')], least: 1 },
  { name: 'page', roots: [resolve('src/components/page/start.ts')], least: 1 },
  { name: 'find', roots: [island('part-finder/HeaderSearch.tsx')], least: 1 },
  // pages that show parts
  {
    name: 'part',
    roots: [
      'buy-box/BuyBox.tsx',
      'build-list/AddToBuildList.tsx',
      'build-list/BuildListScreen.tsx',
      'search/SearchScreen.tsx',
    ].map(island),
    least: 2,
  },
];

function reachFrom(root: string, importsOf: ImportsOf, reached = new Set<string>()): Set<string> {
  for (const id of importsOf(root)) {
    if (reached.has(id)) continue;
    reached.add(id);
    reachFrom(id, importsOf, reached);
  }
  return reached;
}

type Context = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/**
 * Names the shared file of a module; null leaves it to the bundler, which makes a small file of whatever the same pages load.
 * What is reached is worked out at the first question, when the whole graph is known.
 */
export function createFileNamer(files: readonly SharedFile[]): (id: string, context: Context) => string | null {
  const reaches = new Map<string, Set<string>>();
  return (id, context) => {
    const importsOf: ImportsOf = (module) => context.getModuleInfo(module)?.importedIds ?? [];
    const isReached = (root: string) => {
      const reach = reaches.get(root) ?? reachFrom(root, importsOf);
      reaches.set(root, reach);
      return reach.has(id);
    };
    return files.find(({ roots, least }) => roots.filter(isReached).length >= least)?.name ?? null;
  };
}

type Group = { name: (id: string, context: Context) => string | null; priority: number };

/** Groups for the bundler, which fills that of the highest priority first, with all that its modules import. */
export function groupScripts(files: readonly SharedFile[]): Group[] {
  const nameFile = createFileNamer(files);
  return files.map(({ name }, place) => ({
    name: (id, context) => (nameFile(id, context) === name ? name : null),
    priority: files.length - place,
  }));
}

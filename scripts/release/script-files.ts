import { resolve } from 'node:path';

/** Ids of the modules that a module imports before it runs; empty for one that is not known. */
export type ImportsOf = (id: string) => readonly string[];

/**
 * Files that pages share, the one that all others build on first. A file holds what at least `least` of its `roots` import
 * and no file before it holds; so nothing in it imports what is not in it or before it, and no two files wait for each other.
 * The roots stay out: islands and page scripts have files of their own, which Astro names in the pages. `and`: what as many of
 * others import too.
 */
export type SharedFile = { name: string; roots: readonly string[]; least: number; and?: Imported };
/** `and`: and so do at least that many of these. */
type Imported = Pick<SharedFile, 'roots' | 'least'>;

const island = (path: string) => resolve('src/islands', path);

/** A script that pages run before anybody touches them; what it imports must not come with an island's file. */
const plain = (name: string, path: string): SharedFile => ({
  name,
  roots: [resolve('src/components', path)],
  least: 1,
});
const shared = (name: string, ...paths: string[]): SharedFile => ({
  name,
  roots: paths.map((path) => resolve('src/components', path)),
  least: 2,
});

/** Islands that cannot all be on one page, and have the most in common. */
const screens = [
  'basket-drawer/BasketDrawer.tsx',
  'basket/BasketScreen.tsx',
  'buy-box/BuyBox.tsx',
  'build-list/BuildListScreen.tsx',
  'checkout/CheckoutScreen.tsx',
  'checkout/SummaryScreen.tsx',
  'contact/ContactScreen.tsx',
  'order/OrderScreen.tsx',
  'quick-order/QuickOrderScreen.tsx',
  'search/SearchScreen.tsx',
  'withdrawal/WithdrawalScreen.tsx',
];

const lists = ['build-list/BuildListScreen.tsx', 'search/SearchScreen.tsx'];

/** Scripts of some pages, before anybody touches them. */
const plainFiles = [
  plain('part-page', 'part/start.ts'),
  plain('makes', 'catalogue/make-tiles.ts'),
  plain('engines', 'catalogue/engine-filter.ts'),
  plain('distributors', 'distributors/distributors.ts'),
  plain('offices', 'prose/office-cards.ts'),
  plain('engine', 'page/my-engine.ts'),
  plain('list', 'page/build-list-count.ts'),
];

/** Of this shop (decision 0025). */
export const sharedFiles: readonly SharedFile[] = [
  // every page, before anybody touches it
  { name: 'page', roots: [resolve('src/components/page/start.ts')], least: 1 },
  shared('kept', 'catalogue/make-tiles.ts', 'page/my-engine.ts', 'page/build-list-count.ts'),
  // so that an island does not load the script of a page for a rule of its
  {
    name: 'words',
    roots: plainFiles.flatMap(({ roots }) => roots),
    least: 1,
    and: { roots: screens.map(island), least: 4 },
  },
  shared('rows', 'catalogue/make-tiles.ts', 'catalogue/engine-filter.ts'),
  ...plainFiles,
  // with the first touch
  { name: 'react', roots: [resolve('node_modules/@astrojs/react/dist/client.js')], least: 1 },
  { name: 'core', roots: screens.map(island), least: 5 },
  { name: 'search', roots: ['search/SearchScreen.tsx', 'part-finder/HeaderSearch.tsx'].map(island), least: 2 },
  // pages that show parts, without what the page of one part has to itself
  {
    name: 'part',
    roots: ['buy-box/BuyBox.tsx', 'build-list/AddToBuildList.tsx', ...lists].map(island),
    least: 2,
    and: { roots: lists.map(island), least: 1 },
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
    const isImported = ({ roots, least }: Imported) => roots.filter(isReached).length >= least;
    return files.find((file) => isImported(file) && (!file.and || isImported(file.and)))?.name ?? null;
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

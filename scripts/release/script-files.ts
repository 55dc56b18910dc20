import { resolve } from 'node:path';

/** Ids of the modules that a module imports before it runs; empty for one that is not known. */
type ImportsOf = (id: string) => readonly string[];

/**
 * Files that pages share, the one that all others build on first. A file holds what at least `least` of its `roots` import
 * and no file before it holds; so nothing in it imports what is not in it or before it, and no two files wait for each other.
 * The roots stay out: islands and page scripts have files of their own, which Astro names in the pages. `whole`: they are in it
 * too, and start when it is loaded. `and`: what as many of others import too. Neighbours of one name are one file.
 */
export type SharedFile = { name: string; roots: readonly string[]; least: number; whole?: boolean; and?: Imported };
/** `and`: and so do at least that many of these. */
type Imported = Pick<SharedFile, 'roots' | 'least'>;

const island = (path: string) => resolve('src/islands', path);

const component = (path: string) => resolve('src/components', path);

/** A script that pages run before the first interaction; what it imports must not come with an island's file. */
const plain = (name: string, path: string): SharedFile => ({ name, roots: [component(path)], least: 1 });
/** The same with the script itself: only pages that name it may ask for the file, because it starts with it. */
const starting = (name: string, path: string): SharedFile => ({ ...plain(name, path), whole: true });

/** Islands that cannot all be on one page, and have the most in common. */
const screens = [
  'basket-drawer/BasketDrawer.tsx',
  'basket/BasketScreen.tsx',
  'buy-box/BuyBox.tsx',
  'build-list/BuildListScreen.tsx',
  'checkout/CheckoutScreen.tsx',
  'summary/SummaryScreen.tsx',
  'contact/ContactScreen.tsx',
  'order/OrderScreen.tsx',
  'quick-order/QuickOrderScreen.tsx',
  'search/SearchScreen.tsx',
  'statement/WithdrawalScreen.tsx',
];

/** What hydrates islands, and what they draw by. */
const react = ['@astrojs/react/dist/client.js', 'react/jsx-runtime.js'].map((path) => resolve('node_modules', path));

/** Scripts that run where something is kept in the browser. */
const keptEngine = plain('engine', 'page/my-engine.ts');
const keptList = plain('list', 'page/build-list-count.ts');
/** All islands but those of a part's own page. */
const elsewhere = screens.filter((path) => !path.startsWith('buy-box/')).map(island);
const partPage = starting('part-page', 'part/start.ts');
const ofSomePages = [
  partPage,
  starting('makes', 'catalogue/start-makes.ts'),
  starting('engines', 'catalogue/start-engines.ts'),
  starting('panel-keys', 'page/panel-keys.ts'),
];
/** Of this shop (decision 0050). */
export const sharedFiles: readonly SharedFile[] = [
  // what says when the rest is asked for, and what the bundler asks for it by: in one small file that imports no other
  {
    name: 'begin',
    roots: [component('page/after-first-picture.ts'), '\0vite/preload-helper.js', '\0rolldown/runtime.js'],
    least: 1,
    whole: true,
  },
  // every page, before the first interaction; with it the little that scripts of some pages have in common with islands
  {
    name: 'page',
    roots: [
      component('page/start.ts'),
      component('page/fetch-island.ts'),
      resolve('src/stores/browser/persisted-value.ts'),
      resolve('src/stores/browser/history-state.ts'),
      resolve('src/domain/catalogue/search-text.ts'),
      resolve('src/config/copy/catalogue-page.ts'),
    ],
    least: 1,
    whole: true,
  },
  // so that an island does not load, and start, the script of a page for a rule of its; too little for a file of its own
  { ...partPage, name: 'page', whole: false, and: { roots: elsewhere, least: 1 } },
  // pages of parts ask for it only where something is kept
  {
    name: 'kept',
    roots: [keptEngine, keptList].flatMap(({ roots }) => roots),
    least: 1,
    and: { roots: elsewhere, least: 4 },
  },
  // scripts of some pages, before the first interaction
  ...ofSomePages,
  plain('distributors', 'distributors/distributors.ts'),
  plain('offices', 'prose/office-cards.ts'),
  keptEngine,
  keptList,
  // with the first interaction
  { name: 'react', roots: react, least: 1, whole: true },
  { name: 'core', roots: screens.map(island), least: 5 },
  // a few lines each: no file of its own is worth asking for, and no other one that holds more
  {
    name: 'core',
    roots: [
      ...['undersizes.ts', 'copy/part-kinds.ts', 'copy/title.ts'].map((path) => resolve('src/config', path)),
      resolve('src/domain/part/lead-engine.ts'),
      ...['shared/Select.tsx', 'shared/Unbroken.tsx'].map(island),
    ],
    least: 1,
    whole: true,
  },
  { name: 'search', roots: ['search/SearchScreen.tsx', 'part-finder/HeaderSearch.tsx'].map(island), least: 2 },
  // what the page of results shares with any other: it is a tool, and asks for all of its files at once
  {
    name: 'part',
    roots: [...screens, 'build-list/AddToBuildList.tsx', 'part-finder/PartFinder.tsx', 'search/NearestNumbers.tsx'].map(
      island,
    ),
    least: 2,
    and: { roots: [island('search/SearchScreen.tsx')], least: 1 },
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
    const isIn = (file: SharedFile) => (file.whole && file.roots.includes(id)) || isImported(file);
    return files.find((file) => isIn(file) && (!file.and || isImported(file.and)))?.name ?? null;
  };
}

type Group = { name: (id: string, context: Context) => string | null; priority: number };

/** Groups for the bundler, which fills that of the highest priority first, with all that its modules import. */
export function groupScripts(files: readonly SharedFile[]): Group[] {
  const nameFile = createFileNamer(files);
  const names = [...new Set(files.map(({ name }) => name))];
  return names.map((name, place) => ({
    name: (id, context) => (nameFile(id, context) === name ? name : null),
    priority: names.length - place,
  }));
}

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstStyle } from '../release/first-paint.ts';
import { startingFiles } from '../release/script-files.ts';
import { readPageFile, readSentFile } from './built-pages.ts';

const kinds = ['html', 'css', 'js', 'touch', 'later'] as const;
const counts = ['scripts', 'requests'] as const;
type Sizes = Record<(typeof kinds)[number] | (typeof counts)[number] | 'raw' | 'packed', number>;

/**
 * Byte budgets by kind of page, brotli, in KB of 1,000 bytes: the page with the rules of its first paint (6 to 13 KB), the file
 * of its other styles, the scripts and islands that it loads by itself (`js`), what all its islands need when they are touched
 * (`touch`), and what only a further act of the visitor calls for (`later`: search index reader, filled lists); how large the
 * page is without those rules, before compression (`raw`) and after it (`packed`); how many files the scripts of `js` are, and how many it asks for at once in all (`requests`: page, styles, scripts, preloaded font, icons;
 * pictures and further fonts come with what is seen). Pages that are there to be read stay below 12 KB of `js`, parts
 * below 15 (decision 0050). A page over budget fails the gate; raise a number only with a reason in the commit. The largest part,
 * engine and make have bounds of their own (`pages/page-sizes.ts`); the README says what these pages measure.
 */
type Budget = Sizes & { pages: string[] };
const budgets: Record<string, Budget> = {
  home: {
    pages: [''],
    html: 21,
    css: 9.7,
    raw: 53,
    packed: 11.1,
    js: 10.7,
    touch: 96.2,
    later: 29.4,
    scripts: 3,
    requests: 7,
  },
  catalogue: {
    pages: ['catalogue'],
    html: 20.2,
    css: 8.7,
    raw: 44,
    packed: 11.1,
    js: 11.5,
    touch: 89,
    later: 33,
    scripts: 3,
    requests: 7,
  },
  make: {
    pages: ['catalogue/Ford', 'catalogue/Honda'],
    html: 18.2,
    css: 9,
    raw: 49.4,
    packed: 9,
    js: 11.6,
    touch: 89,
    later: 32.9,
    scripts: 3,
    requests: 7,
  },
  engine: {
    pages: ['catalogue/Honda/K20A'],
    html: 21.2,
    css: 10.3,
    raw: 64,
    packed: 10.4,
    js: 11.6,
    touch: 102.1,
    later: 28.4,
    scripts: 3,
    requests: 7,
  },
  texts: {
    pages: ['faq', 'news'],
    html: 18.5,
    css: 11.2,
    raw: 43.3,
    packed: 8.4,
    js: 10.3,
    touch: 89,
    later: 32.9,
    scripts: 2,
    requests: 6,
  },
  distributors: {
    pages: ['distributors'],
    html: 20.5,
    css: 9.4,
    raw: 100,
    packed: 11.7,
    js: 11.9,
    touch: 89,
    later: 34.2,
    scripts: 4,
    requests: 8,
  },
  contact: {
    pages: ['contact'],
    html: 18.8,
    css: 11.2,
    raw: 41.8,
    packed: 8.8,
    js: 12,
    touch: 97.7,
    later: 34.7,
    scripts: 5,
    requests: 9,
  },
  part: {
    pages: ['details/4B1606H-STD', 'details/AG-1'],
    html: 25.5,
    css: 12.3,
    raw: 60,
    packed: 12.2,
    js: 14.3,
    touch: 111.3,
    later: 50.6,
    scripts: 3,
    requests: 8,
  },
  search: {
    pages: ['search'],
    html: 13.4,
    css: 11.9,
    raw: 27.3,
    packed: 6.4,
    js: 10.8,
    touch: 104.6,
    later: 28.7,
    scripts: 2,
    requests: 6,
  },
  lists: {
    pages: ['build-list', 'quick-order', 'stock-alert/confirm'],
    html: 12.2,
    css: 10.7,
    raw: 22.2,
    packed: 5.7,
    js: 110.2,
    touch: 12.5,
    later: 32.7,
    scripts: 14,
    requests: 18,
  },
  /** later: the proof of work, fetched when a statement is about to be confirmed */
  withdrawal: {
    pages: ['withdraw'],
    html: 13.7,
    css: 9.3,
    raw: 25.2,
    packed: 6.6,
    js: 92.6,
    touch: 12.5,
    later: 37.5,
    scripts: 12,
    requests: 16,
  },
};

/**
 * Islands of pages that the running server makes, and of a search that the address asks for, in KB of scripts: the island, React and the frame of the page. The drawer is
 * counted without both: what opening the basket costs on a page where something was touched before (decision 0050).
 */
const islands = {
  CheckoutScreen: { most: 108.2, with: 'all' },
  SummaryScreen: { most: 110, with: 'all' },
  BasketScreen: { most: 93.9, with: 'all' },
  OrderScreen: { most: 106.8, with: 'all' },
  SearchScreen: { most: 105.3, with: 'all' },
  BasketDrawer: { most: 23.4, with: 'itself' },
} as const;
/** A page that has nothing but the frame. */
const framed = 'faq';
const renderer = 'client';

const compressed = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
const pack = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
const assets = (html: string, ending: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/_astro/[^"'\\s,)]+\\.${ending}`, 'g'))].map(([path]) => path)),
];

const imports = {
  /** "import … from './x.js'", "import './x.js'", "export … from './x.js'" */
  static: /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  dynamic: /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
};

/** Styles, the preloaded font, the file of icons and the drawing of a part, as a page names them. */
const asked = /\/_astro\/[^"'\s,)#]+\.(?:css|woff2|svg(?=#))|\/drawings\/[^"'\s#]+\.svg(?=#)/g;

/** Islands that sleep until they are touched, or asked by the address: what they name is not loaded by the page. */
const sleeping = /<astro-island\b[^>]*\sclient="(?:interaction|asked)"[^>]*>/g;

const importsOf = (client: string, script: string, kind: keyof typeof imports): string[] =>
  [...readFileSync(join(client, script), 'utf8').matchAll(imports[kind])].map(([, name]) => `/_astro/${name}`);

/** The given scripts and all that they import before they run. */
function reach(client: string, scripts: string[], seen = new Set<string>()): Set<string> {
  for (const script of scripts.filter((path) => !seen.has(path) && existsSync(join(client, path)))) {
    seen.add(script);
    reach(client, importsOf(client, script, 'static'), seen);
  }
  return seen;
}

/** What is imported in the course of things, in however many steps, and not loaded by then. */
function reachLater(client: string, loaded: ReadonlySet<string>): Set<string> {
  const all = new Set(loaded);
  for (const script of all) {
    for (const path of reach(client, importsOf(client, script, 'dynamic'))) all.add(path);
  }
  return all.difference(loaded);
}

const sum = (client: string, paths: Iterable<string>): number =>
  [...paths].reduce((total, path) => total + compressed(join(client, path)), 0);

/** What one page costs a first visitor, in bytes as sent, and how many files it asks for by itself. */
function measurePage(client: string, page: string): Sizes {
  const file = join(page, 'index.html');
  const html = readPageFile(client, file);
  const bare = html.replace(firstStyle, '');
  const sent = readSentFile(client, file).replace(firstStyle, '');
  const loaded = reach(client, assets(html.replaceAll(sleeping, ''), 'js'));
  const touched = reach(client, assets(html, 'js')).union(loaded);
  return {
    html: compressed(join(client, file)),
    css: sum(client, assets(html, 'css')),
    js: sum(client, loaded),
    touch: sum(client, touched.difference(loaded)),
    later: sum(client, reachLater(client, touched)),
    raw: Buffer.byteLength(sent),
    packed: pack(sent),
    scripts: loaded.size,
    requests: 1 + loaded.size + new Set(bare.match(asked)).size,
  };
}

function findFile(client: string, name: string): string {
  const file = readdirSync(join(client, '_astro')).find((one) => one.startsWith(`${name}.`) && one.endsWith('.js'));
  if (!file) throw new Error(`the build has no script of ${name}`);
  return `/_astro/${file}`;
}

/** Scripts that an island needs, in bytes: in all with the frame of its page and React, or beyond both. */
function measureIsland(client: string, name: string, counted: 'all' | 'itself'): number {
  const html = readPageFile(client, `${framed}/index.html`).replaceAll(sleeping, '');
  const rest = reach(client, [...assets(html, 'js'), findFile(client, renderer)]);
  const island = reach(client, [findFile(client, name)]);
  return sum(client, counted === 'all' ? island.union(rest) : island.difference(rest));
}

function findIslandFaults(client: string): string[] {
  return Object.entries(islands).flatMap(([name, { most, with: counted }]) => {
    const size = measureIsland(client, name, counted);
    console.log(`${name}: ${size} B of scripts`);
    return size > most * 1000 ? [`${name}: ${size} bytes of scripts, the budget is ${most * 1000}`] : [];
  });
}

/** Pages over budget, one readable line each; also a page that the budget names and the build lacks. */
export function findSizeFaults(client: string): string[] {
  const faults: string[] = [];
  for (const budget of Object.values(budgets)) {
    for (const page of budget.pages) {
      if (!existsSync(join(client, page, 'index.html.br'))) faults.push(`/${page}: no such page in the build`);
      else faults.push(...overBudget(client, page, budget), ...findStrangers(client, page));
    }
  }
  return readdirSync(client).length === 0 ? ['the build is empty'] : [...faults, ...findIslandFaults(client)];
}

/** Files that start something on the pages that load them, and that this page would only get with an island of its (decision 0025). */
function findStrangers(client: string, page: string): string[] {
  const html = readPageFile(client, join(page, 'index.html'));
  const loaded = reach(client, assets(html.replaceAll(sleeping, ''), 'js'));
  const all = reach(client, assets(html, 'js')).union(loaded);
  const isStarting = (path: string) => startingFiles.some((name) => path.startsWith(`/_astro/${name}.`));
  return [...all.union(reachLater(client, all)).difference(loaded)]
    .filter(isStarting)
    .map((path) => `/${page}: an island would load ${path}, which starts the script of another page`);
}

function overBudget(client: string, page: string, budget: Budget): string[] {
  const size = measurePage(client, page);
  const kilobytes = [...kinds, 'raw', 'packed'] as const;
  const said = [
    ...kilobytes.map((kind) => `${kind} ${size[kind]} B`),
    ...counts.map((kind) => `${size[kind]} ${kind}`),
  ];
  console.log(`/${page}: ${said.join(', ')}`);
  return [
    ...kilobytes
      .filter((kind) => size[kind] > budget[kind] * 1000)
      .map((kind) => `/${page}: ${kind} is ${size[kind]} bytes, the budget is ${budget[kind] * 1000}`),
    ...counts
      .filter((kind) => size[kind] > budget[kind])
      .map((kind) => `/${page}: asks for ${size[kind]} ${kind}, the budget is ${budget[kind]}`),
  ];
}

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const kinds = ['html', 'css', 'js', 'touch', 'later'] as const;

/**
 * Byte budgets by kind of page, brotli, in KB of 1,000 bytes: the page, its styles, the scripts and islands that it loads by
 * itself (`js`), what all its islands need when they are touched (`touch`), and what only a further act of the visitor calls
 * for (`later`: search index reader, filled lists); and how many files the scripts of `js` are. Pages that are there to be
 * read stay below 12 KB of `js` (decision 0050). A page over budget fails the gate; raise a number only with a reason in the commit.
 */
type Budget = Record<(typeof kinds)[number], number> & { pages: string[]; scripts: number };
const budgets: Record<string, Budget> = {
  home: { pages: [''], html: 15, css: 14.1, js: 8.2, touch: 105, later: 15, scripts: 2 },
  catalogue: { pages: ['catalogue'], html: 12.7, css: 13.2, js: 10.6, touch: 103, later: 15, scripts: 6 },
  make: {
    pages: ['catalogue/Ford', 'catalogue/Honda'],
    html: 14,
    css: 13.6,
    js: 10,
    touch: 103,
    later: 15,
    scripts: 5,
  },
  engine: { pages: ['catalogue/Honda/K20A'], html: 14, css: 14.3, js: 10, touch: 103, later: 15, scripts: 5 },
  texts: { pages: ['faq', 'news'], html: 13, css: 16.4, js: 8.2, touch: 103, later: 15, scripts: 2 },
  distributors: { pages: ['distributors'], html: 17.2, css: 12.3, js: 10.5, touch: 103, later: 15.5, scripts: 4 },
  contact: { pages: ['contact'], html: 13.2, css: 16.6, js: 9.6, touch: 113, later: 15.5, scripts: 4 },
  part: {
    pages: ['details/4B1606H-STD', 'details/AG-1'],
    html: 18.2,
    css: 16.4,
    js: 122,
    touch: 12,
    later: 16.5,
    scripts: 21,
  },
  search: { pages: ['search'], html: 11, css: 13.2, js: 108, touch: 13, later: 14.5, scripts: 17 },
  lists: {
    pages: ['build-list', 'quick-order', 'withdraw', 'stock-alert/confirm'],
    ...{ html: 10, css: 14.3, js: 113.5, touch: 13.5, later: 14.5, scripts: 16 },
  },
  checkout: {
    pages: ['checkout', 'summary', 'basket'],
    html: 10,
    css: 14.1,
    js: 121,
    touch: 12.5,
    later: 14.5,
    scripts: 18,
  },
};

const compressed = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
const assets = (html: string, ending: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/_astro/[^"'\\s,)]+\\.${ending}`, 'g'))].map(([path]) => path)),
];

const imports = {
  /** "import … from './x.js'", "import './x.js'", "export … from './x.js'" */
  static: /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  dynamic: /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
};

/** Islands that sleep until they are touched: what they name is not loaded by the page. */
const sleeping = /<astro-island\b[^>]*\sclient="interaction"[^>]*>/g;

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

/** What one page costs a first visitor, in bytes as sent, and how many `scripts` it asks for by itself. */
export function measurePage(client: string, page: string): Record<(typeof kinds)[number] | 'scripts', number> {
  const file = join(client, page, 'index.html');
  const html = readFileSync(file, 'utf8');
  const loaded = reach(client, assets(html.replaceAll(sleeping, ''), 'js'));
  const touched = reach(client, assets(html, 'js')).union(loaded);
  return {
    html: compressed(file),
    css: sum(client, assets(html, 'css')),
    js: sum(client, loaded),
    touch: sum(client, touched.difference(loaded)),
    later: sum(client, reachLater(client, touched)),
    scripts: loaded.size,
  };
}

/** Pages over budget, one readable line each; also a page that the budget names and the build lacks. */
export function findSizeFaults(client: string): string[] {
  const faults: string[] = [];
  for (const budget of Object.values(budgets)) {
    for (const page of budget.pages) {
      if (!existsSync(join(client, page, 'index.html'))) faults.push(`/${page}: no such page in the build`);
      else faults.push(...overBudget(client, page, budget));
    }
  }
  return readdirSync(client).length === 0 ? ['the build is empty'] : faults;
}

function overBudget(client: string, page: string, budget: Budget): string[] {
  const size = measurePage(client, page);
  console.log(`/${page}: ${kinds.map((kind) => `${kind} ${size[kind]} B`).join(', ')}, ${size.scripts} scripts`);
  const tooLarge = kinds
    .filter((part) => size[part] > budget[part] * 1000)
    .map((part) => `/${page}: ${part} is ${size[part]} bytes, the budget is ${budget[part] * 1000}`);
  const tooMany = size.scripts > budget.scripts;
  return tooMany
    ? [...tooLarge, `/${page}: asks for ${size.scripts} scripts, the budget is ${budget.scripts}`]
    : tooLarge;
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPageFile } from './built-pages.ts';

/**
 * The most that a page may take, in KB of 1,000 bytes as sent (brotli), with 15 per cent of air over what it takes: the page, its
 * styles, the scripts that it loads by itself, what all its islands need besides with a first interaction, and how many files
 * it asks for (page, styles, scripts, font, icons; pictures come with what is seen). Raise a number only with a reason in the commit.
 */
type Budget = [html: number, styles: number, scripts: number, interaction: number, requests: number];
const figures = ['page', 'styles', 'scripts', 'with a first interaction', 'requests'];
const budgets: Record<string, Budget> = {
  '': [19.5, 15.5, 13, 114.5, 17],
  catalogue: [21.5, 14, 14, 106, 17],
  'catalogue/Ford': [17.5, 14, 14.5, 106, 17],
  'catalogue/Honda/K20A': [19.5, 16.5, 14.5, 122, 19],
  'details/4B1606H-STD': [23, 19.5, 17, 134.5, 17],
  'details/AG-1': [19, 19.5, 17, 126, 17],
  faq: [18, 16.5, 12.5, 106, 14],
  distributors: [20.5, 14, 14.5, 106, 17],
  contact: [18.5, 16.5, 14.5, 117, 22],
  search: [14, 17, 12.5, 126, 15],
  basket: [11.5, 14, 114, 11, 28],
  checkout: [10.5, 14.5, 128, 0, 23],
  summary: [10.5, 16, 131.5, 0, 28],
  'quick-order': [14, 15.5, 147, 12.5, 29],
  'build-list': [14, 14.5, 123.5, 13, 27],
  withdraw: [13.5, 12.5, 111, 21, 26],
  return: [15.5, 12.5, 119, 21, 28],
};

const compressed = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

const assetsOf = (html: string, ending: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/_astro/[^"'\\s,)#]+\\.${ending}`, 'g'))].map(([path]) => path)),
];

/** Islands that wait for an interaction: what they name is not loaded by the page. */
const waiting = /<astro-island\b[^>]*\sclient="interaction"[^>]*>/g;

/** "import … from './x.js'", and "import('./page.js')" by which a page begins (`components/page/after-first-picture.ts`). */
const imported =
  /(?:(?:from|import)\s*["'`]|import\(\s*["'`](?=\.\/(?:page|part-page|engines|makes)\.))\.\/([\w.-]+\.js)["'`]/g;

/** The given scripts, and all that they import before they run. */
function reach(client: string, scripts: readonly string[], reached = new Set<string>()): Set<string> {
  for (const script of scripts) {
    if (reached.has(script)) continue;
    reached.add(script);
    const code = readFileSync(join(client, script), 'utf8');
    const paths = [...code.matchAll(imported)].map(([, name]) => `/_astro/${name}`);
    reach(client, paths, reached);
  }
  return reached;
}

const sum = (client: string, paths: Iterable<string>): number =>
  [...paths].reduce((total, path) => total + compressed(join(client, path)), 0) / 1000;

function measure(client: string, page: string): Budget {
  const html = readPageFile(client, join(page, 'index.html'));
  const scripts = reach(client, assetsOf(html.replaceAll(waiting, ''), 'js'));
  const all = reach(client, assetsOf(html, 'js'));
  const styles = assetsOf(html, 'css');
  const others = ['woff2', 'svg'].flatMap((ending) => assetsOf(html, ending));
  return [
    compressed(join(client, page, 'index.html')) / 1000,
    sum(client, styles),
    sum(client, scripts),
    sum(client, all.difference(scripts)),
    1 + styles.length + scripts.size + others.length,
  ];
}

/** Pages over budget, one line for each figure. Throws where a page of the table is not in the build. */
export function findSizeFaults(client: string): string[] {
  return Object.entries(budgets).flatMap(([page, budget]) => {
    const sizes = measure(client, page);
    console.log(`/${page}: ${sizes.map((size, at) => `${figures[at]} ${Math.round(size * 10) / 10}`).join(', ')}`);
    return sizes.flatMap((size, at) =>
      size > (budget[at] ?? 0) ? [`/${page}: ${figures[at]} ${size.toFixed(1)}, the budget is ${budget[at]}`] : [],
    );
  });
}

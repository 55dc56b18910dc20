import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Byte budgets by kind of page, brotli, in KB of 1,000 bytes: the page, its styles, and all scripts it may load
 * (islands included). A page over budget fails the gate; raise a number only with a reason in the commit.
 */
const budgets: { kind: string; pages: string[]; html: number; css: number; js: number }[] = [
  { kind: 'home', pages: [''], html: 15, css: 13, js: 98 },
  { kind: 'catalogue', pages: ['catalogue'], html: 11, css: 12, js: 96 },
  { kind: 'make', pages: ['catalogue/Ford', 'catalogue/Honda'], html: 14, css: 12, js: 96 },
  { kind: 'engine', pages: ['catalogue/Honda/K20A'], html: 14, css: 13, js: 96 },
  { kind: 'part', pages: ['details/4B1606H-STD', 'details/AG-1'], html: 17, css: 14, js: 101 },
  { kind: 'checkout', pages: ['checkout', 'summary', 'basket'], html: 10, css: 13, js: 110 },
];

const compressed = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
const assets = (html: string, ending: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/_astro/[^"'\\s,)]+\\.${ending}`, 'g'))].map(([path]) => path)),
];

/** All scripts reachable from the given ones by static and dynamic imports. */
function reach(client: string, scripts: string[], seen = new Set<string>()): Set<string> {
  for (const script of scripts.filter((path) => !seen.has(path) && existsSync(join(client, path)))) {
    seen.add(script);
    const source = readFileSync(join(client, script), 'utf8');
    const next = [...source.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/_astro/${name}`);
    reach(client, next, seen);
  }
  return seen;
}

const sum = (client: string, paths: Iterable<string>): number =>
  [...paths].reduce((total, path) => total + compressed(join(client, path)), 0);

/** What one page costs a first visitor, in bytes as sent. */
export function measurePage(client: string, page: string): { html: number; css: number; js: number } {
  const file = join(client, page, 'index.html');
  const html = readFileSync(file, 'utf8');
  return {
    html: compressed(file),
    css: sum(client, assets(html, 'css')),
    js: sum(client, reach(client, assets(html, 'js'))),
  };
}

/** Pages over budget, one readable line each; also a page that the budget names and the build lacks. */
export function findSizeFaults(client: string): string[] {
  const faults: string[] = [];
  for (const budget of budgets) {
    for (const page of budget.pages) {
      if (!existsSync(join(client, page, 'index.html'))) faults.push(`/${page}: no such page in the build`);
      else faults.push(...overBudget(client, page, budget));
    }
  }
  return readdirSync(client).length === 0 ? ['the build is empty'] : faults;
}

function overBudget(client: string, page: string, budget: { html: number; css: number; js: number }): string[] {
  const size = measurePage(client, page);
  console.log(`/${page}: html ${size.html} B, css ${size.css} B, js ${size.js} B`);
  return (['html', 'css', 'js'] as const)
    .filter((part) => size[part] > budget[part] * 1000)
    .map((part) => `/${page}: ${part} is ${size[part]} bytes, the budget is ${budget[part] * 1000}`);
}

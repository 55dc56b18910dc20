/** "import … from './x.js'", "import './x.js'", "export … from './x.js'": how the build writes what a script needs first */
const imported = /(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g;

/** Letters from which on running a script takes a moment in which a touch would wait. */
const long = 10_000;

/** Scripts by address: the addresses of what each imports, and whether it is long. */
type Scripts = Map<string, { needed: readonly string[]; isLong: boolean }>;

const toAddress = (path: string, base = location.href) => new URL(path, base).href;

async function fetchInto(scripts: Scripts, addresses: readonly string[]): Promise<void> {
  const unasked = addresses.filter((address) => !scripts.has(address));
  for (const address of unasked) scripts.set(address, { needed: [], isLong: false });
  await Promise.all(
    unasked.map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const text = await answer.text();
      const needed = [...text.matchAll(imported)].map(([, path = '']) => toAddress(path, address));
      scripts.set(address, { needed, isLong: text.length > long });
      await fetchInto(scripts, needed);
    }),
  );
}

/**
 * Brings scripts, and all that they import before they run, into the browser's cache; throws where one cannot be had. Browsers
 * of before 2026 remember an import that failed until the page is left; of a fetch they remember nothing. Answers the long ones,
 * each after those that it imports.
 */
export async function fetchScripts(paths: readonly string[]): Promise<string[]> {
  const scripts: Scripts = new Map();
  const roots = paths.map((path) => toAddress(path));
  await fetchInto(scripts, roots);
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (address: string): void => {
    if (visited.has(address)) return;
    visited.add(address);
    const { needed = [], isLong = false } = scripts.get(address) ?? {};
    needed.forEach(visit);
    if (isLong) ordered.add(address);
  };
  roots.forEach(visit);
  return [...ordered];
}

/** Runs scripts one after the other, so that the browser can answer a touch in between; what fails is for who needs it. */
export async function runInTurn(addresses: readonly string[]): Promise<void> {
  for (const src of addresses)
    await new Promise((done) =>
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src, onload: done, onerror: done }),
      ),
    );
}

/** What Astro says of an island that could not be loaded; the page tells the visitor. */
export const failed = 'astro:hydration-error';

/** The scripts that an island is made of. */
export const scriptsOf = (island: HTMLElement): string[] =>
  ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '').filter(Boolean);

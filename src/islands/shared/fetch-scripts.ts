/** "import … from './x.js'", "import './x.js'", "export … from './x.js'": how the build writes what a script needs first */
const imported = /(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g;

/**
 * Brings scripts, and all that they import before they run, into the browser's cache; throws where one cannot be had. Browsers
 * of before 2026 remember an import that failed until the page is left; of a fetch they remember nothing.
 */
export async function fetchScripts(paths: readonly string[], asked = new Set<string>()): Promise<void> {
  const unasked = paths.map((path) => new URL(path, location.href).href).filter((address) => !asked.has(address));
  for (const address of unasked) asked.add(address);
  await Promise.all(
    unasked.map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const text = await answer.text();
      const needed = [...text.matchAll(imported)].map(([, path = '']) => new URL(path, address).href);
      await fetchScripts(needed, asked);
    }),
  );
}

/** What Astro says of an island that could not be loaded; the page tells the visitor. */
export const failed = 'astro:hydration-error';

/** The scripts that an island is made of. */
export const scriptsOf = (island: HTMLElement): string[] =>
  ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '').filter(Boolean);

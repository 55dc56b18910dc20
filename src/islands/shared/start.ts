/**
 * `client:start`: an island that is what its page is for, so its scripts are fetched at once, and once more where one did not come.
 * By `fetch`, because browsers from before 2026 remember an import that failed until the page is left; of a fetch they remember
 * nothing. What still does not come is said by the page (rule finder.early-input).
 */
type Load = () => Promise<() => Promise<void>>;

/** How the build writes what a script needs before it runs: "import … from './x.js'" */
const imported = /(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g;

const pauseMs = 1000;

/** Brings scripts, and all that they import, into the browser's cache. Rejects where one cannot be had. */
async function fetchScripts(addresses: readonly string[], fetched = new Set<string>()): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (fetched.has(address)) return;
      fetched.add(address);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const names = [...(await answer.text()).matchAll(imported)].map(
        ([, name = '']) => new URL(name, answer.url).href,
      );
      await fetchScripts(names, fetched);
    }),
  );
}

export default async function start(load: Load, _options: unknown, island: HTMLElement): Promise<void> {
  const attributes = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '').filter(Boolean);
  const addresses = attributes.map((path) => new URL(path, location.href).href);
  await fetchScripts(addresses).catch(
    () => new Promise((done) => setTimeout(() => void fetchScripts(addresses).then(done, done), pauseMs)),
  );
  const run = await load();
  await run();
}

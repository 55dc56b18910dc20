import { transformSync } from 'esbuild';

const fileScript = /<script (?:type="module"|async) src="(\/_astro\/[^"]+\.js)"><\/script>/g;
const imported = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** Tools: what they are made of is wanted at once. */
const isTool = /<astro-island\b[^>]*\sclient="(?!interaction")/;

/**
 * Runs at the end of the page, when its rules are there. Scripts are fetched when the picture that a visitor sees first is
 * there, or with the first touch; the page is not loaded before they have run.
 */
const begin = `{
  const paths = document.currentScript.dataset.files.split(' ');
  const picture = document.querySelector('main img[fetchpriority=high]');
  const begun = new AbortController();
  const begin = () => {
    if (begun.signal.aborted) return;
    begun.abort();
    for (const path of paths) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.src = path;
      document.head.append(script);
    }
  };
  if (!picture || picture.complete) begin();
  else {
    for (const end of ['load', 'error']) picture.addEventListener(end, begin, { signal: begun.signal });
    for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { signal: begun.signal, capture: true });
  }
}`;
const minified = transformSync(begin, { minify: true, target: 'es2022' }).code.trim();

/** All files of these scripts, each after those that it imports: so none waits until another has named it. */
function withImports(paths: readonly string[], readScript: (path: string) => string): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const add = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const [, name = ''] of readScript(path).matchAll(imported)) add(`/_astro/${name}`);
    files.add(path);
  };
  paths.forEach(add);
  return [...files];
}

/**
 * The page with its scripts behind the first picture (decision 0050): they would hold it up on the line, and when they run.
 * Pages that are a tool keep theirs as they are.
 */
export function deferScripts(html: string, readScript: (path: string) => string): string {
  const paths = [...html.matchAll(fileScript)].map(([, path = '']) => path);
  if (paths.length === 0 || isTool.test(html) || !html.includes('</body>')) return html;
  const files = withImports(paths, readScript).join(' ');
  const script = `<script data-files="${files}">${minified}</script>`;
  return html.replaceAll(fileScript, '').replace('</body>', () => `${script}</body>`);
}

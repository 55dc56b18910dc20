import { transformSync } from 'esbuild';

const fileScript = /<script (?:type="module"|async) src="(\/_astro\/[^"]+\.js)"><\/script>/g;
const imported = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** Tools: what they are made of is wanted at once. */
const isTool = /<astro-island\b[^>]*\sclient="(?!interaction")/;

/** The picture that a visitor sees first, and the file of styles behind the main part (`page-files.ts`). */
const firstPicture = /<img\b[^>]*\sfetchpriority="?high\b/;
const styleFile = /(?<=<\/main>)<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/;

/** A script that asks for its files one after the other; `start` says when the first is asked for. */
const write = (start: string): string =>
  transformSync(
    `{
      const paths = document.currentScript.dataset.files.split(' ');
      const { port1, port2 } = new MessageChannel();
      const begin = () => {
        const path = paths.shift();
        if (!path) return;
        document.head.append(
          path.endsWith('css')
            ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path })
            : Object.assign(document.createElement('script'), { type: 'module', async: false, src: path }),
        );
        port2.postMessage(0);
      };
      port1.onmessage = begin;
      ${start}
    }`,
    { minify: true, target: 'es2022' },
  ).code.trim();

/**
 * They run at the end of the page, when the rules of its first paint are there. What is behind that is fetched at once, or where there
 * is a picture that a visitor sees first when that is there, or with the first touch; the page is not loaded before the scripts have
 * run. To ask for a file takes a slow phone 20 ms: each is asked for in a task of its own, by a message, which a page that is made
 * ready may send itself too.
 */
const atOnce = write('begin();');
const behindPicture = write(`
  const picture = document.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) begin();
  else {
    picture.onload = picture.onerror = begin;
    for (const touch of ['pointerdown', 'keydown', 'focusin', 'scroll']) addEventListener(touch, begin, true);
  }`);

/** A script that holds nothing any more and only asks for others: what it was made of is in a shared file (`script-files.ts`). */
const onlyAsks = /^\s*(?:import\s*["'`]\.\/[\w.-]+\.js["'`];?\s*)+$/;

/** All files of these scripts, each after those that it imports: so none waits until another has named it. */
function withImports(paths: readonly string[], readScript: (path: string) => string): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const add = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    const text = readScript(path);
    for (const [, name = ''] of text.matchAll(imported)) add(`/_astro/${name}`);
    if (!onlyAsks.test(text)) files.add(path);
  };
  paths.forEach(add);
  return [...files];
}

const moduleScript = /(?<=<script type="module" src=")\/_astro\/[^"]+\.js(?="><\/script>)/g;

/** The page with the one file that a script asks for in place of a script that does nothing else. */
const nameFiles = (html: string, readScript: (path: string) => string): string =>
  html.replaceAll(moduleScript, (path) => {
    const text = readScript(path);
    const names = [...text.matchAll(imported)].map(([, name = '']) => name);
    return onlyAsks.test(text) && names.length === 1 ? `/_astro/${names[0]}` : path;
  });

const renderer = /(?<=\srenderer-url=")\/_astro\/[^"]+\.js(?=")/g;
const handsOn = /^\s*export\s*\{\s*default\s*\}\s*from\s*["']\.\/([\w.-]+\.js)["'];?\s*$/;

/** The page with the file that its islands are drawn by in place of one that only hands it on (`fold-react.ts`). */
export const nameRenderers = (html: string, readScript: (path: string) => string): string =>
  html.replaceAll(renderer, (path) => {
    const [, name] = handsOn.exec(readScript(path)) ?? [];
    return name === undefined ? path : `/_astro/${name}`;
  });

/** For a browser that has the element of the islands before it has read one to its end. */
const untilRead = / await-children(?:="[^"]*")?(?=[\s>])|<!--astro:end-->/g;

/**
 * The page with its scripts behind the first picture (decision 0050), and before them the styles that its first paint does not need:
 * they would hold it up on the line, and when they run.
 * Pages that are a tool keep theirs where they are.
 */
export function deferScripts(html: string, readScript: (path: string) => string): string {
  const paths = [...html.matchAll(fileScript)].map(([, path = '']) => path);
  if (paths.length === 0 || !html.includes('</body>')) return html;
  if (isTool.test(html)) return nameFiles(html, readScript);
  const hasPicture = firstPicture.test(html);
  const [style, stylePath] = (hasPicture && styleFile.exec(html)) || [];
  const files = [...(stylePath ? [stylePath] : []), ...withImports(paths, readScript)].join(' ');
  const script = `<script data-files="${files}">${hasPicture ? behindPicture : atOnce}</script>`;
  return html
    .replace(style ?? '', () => (style ? `<noscript>${style}</noscript>` : ''))
    .replaceAll(fileScript, '')
    .replaceAll(untilRead, '')
    .replace('</body>', () => `${script}</body>`);
}

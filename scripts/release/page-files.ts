import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const styleLink = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
/** The element that wakes islands, which Astro writes into each page that has one. */
const islandScript =
  /<script>((?:(?!<\/script>)[^])*customElements\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/;

/** Scripts that must run before the page is read on stay in it, as we wrote them. */
const longScript = /<script>((?:(?!<\/script>)[^]){600,}?)<\/script>/g;

export type PageFiles = {
  /** the page with links in place of what it shares with others, and its own scripts without room between */
  thin(html: string): string;
  /** paths in the build of the files that pages were led to, written as they were */
  paths(): string[];
};

/**
 * What pages have in common is in files that a browser keeps: the styles of a kind of page in one, because the first paint
 * waits for each; the element of the islands in another (decision 0048). A file is named by what it holds.
 */
export function createPageFiles(client: string): PageFiles {
  const written = new Map<string, string>();
  const styles = new Map<string, string>();
  const scripts = new Map<string, string>();

  const write = (name: string, ending: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `_astro/${name}.${hash}.${ending}`;
    if (!written.has(path)) writeFileSync(join(client, path), text);
    written.set(path, text);
    return `/${path}`;
  };

  const joinStyles = (paths: readonly string[]): string => {
    const key = paths.join(' ');
    const known = styles.get(key);
    if (known !== undefined) return known;
    const text = paths.map((path) => readFileSync(join(client, path), 'utf8').trim()).join('\n');
    const path = write('page', 'css', text);
    styles.set(key, path);
    return path;
  };

  const linkStyles = (html: string): string => {
    const paths = [...html.matchAll(styleLink)].map(([, path = '']) => path);
    if (paths.length < 2) return html;
    let isFirst = true;
    return html.replaceAll(styleLink, () => {
      const link = isFirst ? `<link rel="stylesheet" href="${joinStyles(paths)}">` : '';
      isFirst = false;
      return link;
    });
  };

  const linkIslands = (html: string): string =>
    html.replace(
      islandScript,
      (_, script: string) => `<script async src="${write('islands', 'js', script)}"></script>`,
    );

  const shorten = (script: string): string => {
    const known = scripts.get(script) ?? transformSync(script, { minify: true, target: 'es2022' }).code.trim();
    scripts.set(script, known);
    return known;
  };

  const shortenScripts = (html: string): string =>
    html.replaceAll(longScript, (_, script: string) => `<script>${shorten(script)}</script>`);

  return { thin: (html) => shortenScripts(linkIslands(linkStyles(html))), paths: () => [...written.keys()] };
}

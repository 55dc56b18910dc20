import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { addWords, dropFaces, pickFirstRules } from './first-paint.ts';
import { createHeldOnce } from './held-once.ts';
import { pickLateRules } from './late-rules.ts';
import { deferScripts, nameRenderers } from './late-scripts.ts';
import { thinMarkup } from './thin-markup.ts';

const styleLink = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
/** The element that wakes islands, which Astro writes into each page that has one. */
const islandScript =
  /<script>((?:(?!<\/script>)[^])*customElements\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/;

/** What says when islands of a kind wake; in each page as often as it has a kind. */
const directiveScript =
  /<script>((?:(?!<\/script>)[^])*\(self\.Astro\|\|\(self\.Astro=\{\}\)\)\.\w+=(?:(?!<\/script>)[^])*)<\/script>/g;

const listStyles = (html: string): string[] => [...html.matchAll(styleLink)].map(([, path = '']) => path);
const afterMain = '</main>';
const named = /\/(_astro\/[\w.~@-]+\.\w+)/g;

/** Scripts that must run before the page is read on stay in it, as we wrote them. */
const longScript = /<script>((?:(?!<\/script>)[^]){200,}?)<\/script>/g;

/** `styles`: paths of its style sheets; `words`: tags, classes and marks that decide which rules are its first. */
export type PageWords = { styles: string; words: string[] };

export type PageFiles = {
  /** what a page is made of, before any is made thin: pages with the same styles have the same first rules */
  notice(html: string): PageWords;
  /** the same of a page that is not made anew, as it was noticed when it was */
  remember(page: PageWords): void;
  /** digest of the first rules of pages with these styles, once all have been noticed; empty where they have none of their own */
  digestFirst(styles: string): string;
  /** scripts, styles and pictures of the build which this page names */
  namedBy(html: string): string[];
  /** the page with links in place of what it shares with others, and its own scripts without room between */
  thin(html: string): string;
  /** paths in the build of the files that pages were led to, written as they were */
  paths(): string[];
};

/** Writes a text once into a file below `client` that is named by what it holds; gives its address. `written`: paths so far */
function createWriting(client: string, written: Set<string>): (name: string, ending: string, text: string) => string {
  const digests = new Map<string, string>();
  return (name, ending, text) => {
    const hash = digests.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 8);
    digests.set(text, hash);
    const path = `_astro/${name}.${hash}.${ending}`;
    if (!written.has(path)) writeFileSync(join(client, path), text);
    written.add(path);
    return `/${path}`;
  };
}

/** `first`: rules of the first paint, none for pages that nobody noticed; `late`: what the file says behind them */
type JoinedStyles = { whole: string; first: string | null; late: string | null };

/** Takes the room out of a page's own long scripts; the same one is shortened once. */
function createShortening(): (html: string) => string {
  const scripts = new Map<string, string>();
  const shorten = (script: string): string => {
    const known = scripts.get(script);
    if (known !== undefined) return known;
    const short = transformSync(script, { minify: true, target: 'es2022' }).code.trim();
    // in letters of its own: what is cut out of a page holds on to all of it
    scripts.set(Buffer.from(script).toString(), short);
    return short;
  };
  return (html) => html.replaceAll(longScript, (_, script: string) => `<script>${shorten(script)}</script>`);
}

/** The element of the islands, and before it what says when they wake, in one file that `write` names. */
function linkIslands(html: string, write: (name: string, ending: string, text: string) => string): string {
  const directives = [...html.matchAll(directiveScript)].map(([, script = '']) => script);
  const [, element] = islandScript.exec(html) ?? [];
  if (element === undefined) return html;
  const path = write('islands', 'js', [...directives, element].join('\n'));
  return html.replaceAll(directiveScript, '').replace(islandScript, () => `<script async src="${path}"></script>`);
}

/** The words of all pages, by their styles. */
function createWords(): Pick<PageFiles, 'remember' | 'notice'> & { words: ReadonlyMap<string, ReadonlySet<string>> } {
  const words = new Map<string, Set<string>>();
  const holdOnce = createHeldOnce<PageWords>();
  const remember = (page: PageWords): void => {
    const known = words.get(page.styles) ?? new Set();
    words.set(page.styles, known);
    for (const word of page.words) known.add(word);
  };
  const notice = (html: string): PageWords => {
    const own = new Set<string>();
    addWords(html, own);
    const page = holdOnce({ styles: listStyles(html).join(' '), words: [...own].toSorted() });
    remember(page);
    return page;
  };
  return { words, remember, notice };
}

/**
 * What pages have in common is in files that a browser keeps: the styles of a kind of page in one, the element of the islands
 * in another (decision 0048). The rules that the first paint needs stand in the page; the file has the others and comes after its main part,
 * or behind the first picture (`late-scripts.ts`).
 * A file is named by what it holds.
 */
export function createPageFiles(client: string): PageFiles {
  const written = new Set<string>();
  const write = createWriting(client, written);
  const styles = new Map<string, JoinedStyles>();
  const { words, remember, notice } = createWords();
  const shortenScripts = createShortening();

  const joinStyles = (paths: readonly string[]) => {
    const key = paths.join(' ');
    const known = styles.get(key);
    if (known !== undefined) return known;
    const text = paths.map((path) => readFileSync(join(client, path), 'utf8').trim()).join('\n');
    const met = words.get(key);
    const first = met ? pickFirstRules(text, met) : null;
    // the fonts are among the first rules
    const joined = { whole: text, first, late: first === null ? null : pickLateRules(dropFaces(text), first) };
    styles.set(key, joined);
    return joined;
  };

  const digestFirst = (key: string): string => {
    const paths = key.split(' ').filter((path) => path !== '');
    const first = paths.length < 2 ? null : joinStyles(paths).first;
    return first === null ? '' : createHash('sha256').update(first).digest('base64url');
  };

  const linkStyles = (html: string): string => {
    const paths = listStyles(html);
    if (paths.length < 2) return html;
    const { whole, first, late } = joinStyles(paths);
    const isFirst = first !== null && html.includes(afterMain);
    const link = `<link rel="stylesheet" href="${write('page', 'css', (isFirst && late) || whole)}">`;
    let head = isFirst ? `<style data-first-paint>${first}</style>` : link;
    const linked = html.replaceAll(styleLink, () => {
      const here = head;
      head = '';
      return here;
    });
    return isFirst ? linked.replace(afterMain, () => `${afterMain}${link}`) : linked;
  };

  const files = new Map<string, string>();
  const readScript = (path: string): string => {
    const text = files.get(path) ?? readFileSync(join(client, path), 'utf8');
    files.set(path, text);
    return text;
  };

  return {
    notice,
    remember,
    digestFirst,
    namedBy: (html) => [...new Set([...html.matchAll(named)].map(([, path = '']) => path))].toSorted(),
    thin: (html) => {
      const linked = nameRenderers(linkIslands(linkStyles(html), write), readScript);
      return thinMarkup(deferScripts(shortenScripts(linked), readScript));
    },
    paths: () => [...written],
  };
}

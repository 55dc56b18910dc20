import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Root } from 'postcss';

/**
 * A style sheet, one `<style>` of an .astro file, or what an element says itself: where it begins, in letters and in lines.
 * What an element says is told, not mended: it belongs into a sheet.
 */
export type Sheet = { file: string; css: string; start: number; line: number; root: Root; isInline: boolean };

const inline = /\bstyle=(?:\{?(["'`])((?:\$\{[^}]*\}|(?!\1)[^])*)\1\}?|\{\{((?:\$\{[^}]*\}|[^}])*)\}\})/g;
/** Styles that are made before an element says them, and those that a script gives it. */
const made = /:\s*(?:React\.)?CSSProperties\s*=\s*\{([^}]*)\}|\.style,\s*\{([^}]*)\}/g;
const given =
  /\.style(?:\.(\w+)\s*=(?!=)\s*|\.setProperty\(\s*(["'])([\w-]+)\2,\s*)(-?[\d.]+|(["'`])(?:(?!\5)[^])*\5)/g;
const pair = /(?:(\w+)|["'](--[\w-]+)["']):\s*(-?[\d.]+|(["'`])(?:(?!\4)[^])*\4)/g;
const bare = /^(?:zIndex|lineHeight|fontWeight|opacity|flex|order)$/;

const toName = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** What is worked out where the page runs counts as nothing: only what is typed is judged. */
const toText = (typed: string): string =>
  typed.replaceAll(/\$\{[^}]*\}/g, '0').replaceAll(/(?<=^|;)\s*0\s*(?=;|$)/g, '');
const unquote = (value: string): string => (/^["'`]/.test(value) ? toText(value.slice(1, -1)) : value);

/** `{{ marginTop: 12 }}` as a style sheet says it. */
function toDeclarations(pairs: string): string {
  const written = [...pairs.matchAll(pair)].map(([, word = '', own, text = '']) => {
    const isLength = /^-?[\d.]/.test(text) && !bare.test(word) && !own;
    return `${own ?? toName(word)}: ${isLength ? `${text}px` : unquote(text)}`;
  });
  return written.join('; ');
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length - 1;

/** A colour that a shape of a drawing names itself; what it has from a token or from around it is no literal. */
const painted =
  /(?<=\s)(fill|stroke|stop-?color|flood-?color|color)=(?:"|\{['"`])((?:#|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\()[^"'`]*)/gi;

/** A size or weight of letters that a shape of a drawing names itself. */
const lettered = /(?<=\s)(font-?(?:size|weight))=(?:\{?(["'`])([^"'`{}]*)\2\}?|\{([\d.]+)\})/gi;

const toProperty = (attribute: string): string =>
  attribute
    .toLowerCase()
    .replace(/(?<=stop|flood)-?color|(?<=font)-?(?=size|weight)/, (word) => (word.endsWith('color') ? '-color' : '-'));

/** `font-size="13"` is 13 px. */
const toLetters = (property: string, value: string): string =>
  `${property}: ${property === 'font-size' && /^[\d.]+$/.test(value) ? `${value}px` : value}`;

/** What the elements of a component say of themselves. */
function readInline(file: string, text: string): Sheet[] {
  const styles = [...text.matchAll(inline)].map(({ 2: plain, 3: pairs = '', index }) => ({
    css: plain === undefined ? toDeclarations(pairs) : toText(plain),
    start: index,
  }));
  const others = [...text.matchAll(made)].map(({ 1: one, 2: other = '', index }) => ({
    css: toDeclarations(one ?? other),
    start: index,
  }));
  const scripted = [...text.matchAll(given)].map(({ 1: word, 3: name = '', 4: value = '', index }) => ({
    css: `${word === undefined ? name : toName(word)}: ${unquote(value)}`,
    start: index,
  }));
  const letters = [...text.matchAll(lettered)].map(({ 1: attribute = '', 3: typed, 4: figure = '', index }) => ({
    css: toLetters(toProperty(attribute), typed ?? figure),
    start: index,
  }));
  const paints = [...text.matchAll(painted)].map(({ 1: attribute = '', 2: colour, index }) => ({
    css: `${toProperty(attribute)}: ${colour}`,
    start: index,
  }));
  // what is written in a program is a mail or a file, which no style sheet reaches; what it gives to an element is a style
  const own = /\.ts$/.test(file) ? [] : [...styles, ...letters, ...paints];
  return [...own, ...others, ...scripted].map(({ css, start }) => {
    return { file, css, start, line: lineAt(text, start), root: parse(css, { from: file }), isInline: true };
  });
}

const tag = /<style[^>]*>([^]*?)<\/style>/g;

/** The sheets of a file: of a style sheet itself, of a component each `<style>` and each `style` of an element. */
export function readSheets(file: string, text: string): Sheet[] {
  if (file.endsWith('.css'))
    return [{ file, css: text, start: 0, line: 0, root: parse(text, { from: file }), isInline: false }];
  const own = [...text.matchAll(tag)].map(({ 0: whole, 1: css = '', index }) => {
    const start = index + whole.indexOf('>') + 1;
    return { file, css, start, line: lineAt(text, start), root: parse(css, { from: file }), isInline: false };
  });
  return [...own, ...readInline(file, text)];
}

export const tokensFile = 'src/styles/tokens.css';

/** Every file of `root` that says how something looks, by name, with its text. */
export function readStyles(root: string): Map<string, string> {
  const files = globSync('src/**/*.{css,astro,ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Declarations of a sheet but for those of fonts, which are facts of their files. */
export function listDeclarations(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((one) => {
    const isOfFace = one.parent?.type === 'atrule' && 'name' in one.parent && one.parent.name === 'font-face';
    if (!isOfFace) found.push(one);
  });
  return found;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Root } from 'postcss';

/**
 * A style sheet, one `<style>` of an .astro file, or what an element says itself: where it begins, in letters and in lines.
 * What an element says is told, not mended: it belongs into a sheet.
 */
export type Sheet = { file: string; css: string; start: number; line: number; root: Root; isInline: boolean };

const inline = /\bstyle=(?:"([^"]*)"|\{\{([^}]*)\}\})/g;
const pair = /(?:(\w+)|'(--[\w-]+)'):\s*(-?[\d.]+|'[^']*')/g;
const bare = /^(?:zIndex|lineHeight|fontWeight|opacity|flex|order)$/;

/** `{{ marginTop: 12 }}` as a style sheet says it. */
function toDeclarations(pairs: string): string {
  const written = [...pairs.matchAll(pair)].map(([, word = '', own, text = '']) => {
    const name = own ?? word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const value = text.startsWith("'") ? text.slice(1, -1) : bare.test(word) || own ? text : `${text}px`;
    return `${name}: ${value}`;
  });
  return written.join('; ');
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length - 1;

/** A colour that a shape of a drawing names itself; what it has from a token or from around it is no literal. */
const painted =
  /(?<=\s)(fill|stroke|stop-?color|flood-?color|color)=(?:"|\{['"`])((?:#|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\()[^"'`]*)/gi;

const toProperty = (attribute: string): string => attribute.toLowerCase().replace(/(?<=stop|flood)-?color/, '-color');

/** What the elements of a component say of themselves. */
function readInline(file: string, text: string): Sheet[] {
  const styles = [...text.matchAll(inline)].map(({ 1: plain, 2: pairs = '', index }) => ({
    css: plain ?? toDeclarations(pairs),
    start: index,
  }));
  const paints = [...text.matchAll(painted)].map(({ 1: attribute = '', 2: colour, index }) => ({
    css: `${toProperty(attribute)}: ${colour}`,
    start: index,
  }));
  return [...styles, ...paints].map(({ css, start }) => {
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
  const files = globSync('src/**/*.{css,astro,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx$/.test(file));
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

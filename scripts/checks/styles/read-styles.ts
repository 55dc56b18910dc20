import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Root } from 'postcss';

/** A style sheet, or one `<style>` of an .astro file: where it begins there, in letters and in lines. */
export type Sheet = { file: string; css: string; start: number; line: number; root: Root };

const tag = /<style[^>]*>([^]*?)<\/style>/g;

/** The sheets of a file: of a style sheet itself, of an .astro file each of its `<style>`. */
export function readSheets(file: string, text: string): Sheet[] {
  if (!file.endsWith('.astro')) return [{ file, css: text, start: 0, line: 0, root: parse(text, { from: file }) }];
  return [...text.matchAll(tag)].map(({ 0: whole, 1: css = '', index }) => {
    const start = index + whole.indexOf('>') + 1;
    return { file, css, start, line: text.slice(0, start).split('\n').length - 1, root: parse(css, { from: file }) };
  });
}

export const tokensFile = 'src/styles/tokens.css';

/** Every file of `root` that says how something looks, by name, with its text. */
export function readStyles(root: string): Map<string, string> {
  const files = globSync('src/**/*.{css,astro}', { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
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

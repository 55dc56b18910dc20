import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageFiles } from './page-files.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'page-files-'));
  mkdirSync(join(client, '_astro'));
  for (const name of ['a', 'b']) writeFileSync(join(client, `_astro/${name}.css`), `.${name}{}\n`);
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const island = 'class A{};customElements.define("astro-island",A)';
const head = (...pieces: string[]) => `<head>${pieces.join('')}</head>`;

test('the styles of a page are joined in their order, where the first stood', () => {
  const html = createPageFiles(client).thin(head(link('b'), '<meta name="x">', link('a')));
  const [, path = ''] =
    /^<head><link rel="stylesheet" href="\/(_astro\/page\.[\w-]{8}\.css)"><meta name="x"><\/head>$/.exec(html) ?? [];
  expect(readFileSync(join(client, path), 'utf8')).toBe('.b{}\n.a{}');
});

test('of pages that were noticed before, the first rules are in the page and a file of the others after its main part', () => {
  writeFileSync(join(client, '_astro/a.css'), '@font-face{c:d}.lead{a:b}.foot{a:b}');
  const files = createPageFiles(client);
  const page = (main: string) => `${head(link('b'), link('a'))}<main>${main}</main><footer class="foot"></footer>`;
  for (const main of ['<p>x</p>', '<p class="lead">y</p>']) files.notice(page(main));
  const html = files.thin(page('<p>x</p>'));
  expect(html).toMatch(/^<head><style data-first-paint>\n?@font-face\{c:d\}\.lead\{a:b\}<\/style><\/head><main>/);
  expect(html).toMatch(/<\/main><link rel="stylesheet" href="\/_astro\/page\.[\w-]{8}\.css"><footer/);
  expect(readFileSync(join(client, files.paths()[0] ?? ''), 'utf8')).toBe('.foot{a:b}');
});

test('pages with the same styles share a file, others have their own; one style stays as it is', () => {
  const files = createPageFiles(client);
  const both = files.thin(head(link('a'), link('b')));
  expect(files.thin(head(link('a'), link('b')))).toBe(both);
  expect(files.thin(head(link('b'), link('a')))).not.toBe(both);
  expect(files.thin(head(link('a')))).toBe(head(link('a')));
  expect(files.paths()).toHaveLength(2);
});

test('the element of the islands is a file too; other scripts stay', () => {
  const files = createPageFiles(client);
  const html = files.thin(`<script>first()</script><script>${island}</script><script>last()</script>`);
  const [, path = ''] = /<script async src="\/(_astro\/islands\.[\w-]{8}\.js)"><\/script>/.exec(html) ?? [];
  expect(html.match(/<script>\w+\(\)<\/script>/g)).toHaveLength(2);
  expect(readFileSync(join(client, path), 'utf8')).toBe(island);
  expect(files.paths()).toEqual([path]);
});

test('what says when islands wake comes before their element, in its file', () => {
  const files = createPageFiles(client);
  const directive = (name: string) => `(()=>{var f=a=>a;(self.Astro||(self.Astro={})).${name}=f})();`;
  const [load, touch] = ['load', 'interaction'].map(directive);
  const page = `<main><script>${touch}</script><script>${island}</script></main><script>${load}</script>`;
  const html = files.thin(page);
  expect(html).toMatch(/^<main><script async src="[^"]*"><\/script><\/main>$/);
  expect(readFileSync(join(client, files.paths()[0] ?? ''), 'utf8')).toBe([touch, load, island].join('\n'));
  // where no island is woken, it stays
  expect(files.thin(`<script>${load}</script>`)).toBe(`<script>${load}</script>`);
});

test('a long script stays, without room and remarks', () => {
  const script = `{\n  // ${'why '.repeat(200)}\n  const text = 'a';\n  tell(text);\n}\n`;
  const html = createPageFiles(client).thin(`<script>${script}</script>`);
  expect(html.length).toBeLessThan(60);
  expect(html).toMatch(/^<script>.*tell\(.*<\/script>$/);
});

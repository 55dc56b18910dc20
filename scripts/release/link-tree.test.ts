import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepShown } from './lay-over.ts';
import { copyOrLink, createLinker, linkFolder } from './link-tree.ts';
import { listFiles } from './list-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'link-tree-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => join(folder, file);
const put = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const node = (file: string) => statSync(at(file)).ino;

test('a folder is the same files on the disk', async () => {
  put('last/server/chunks/a.mjs', 'a');
  await linkFolder(at('last/server'), at('next/server'));
  expect(node('next/server/chunks/a.mjs')).toBe(node('last/server/chunks/a.mjs'));
});

test('a file comes with what is compressed beside it; one that is not there is told', async () => {
  for (const file of ['details/A/index.html.br', 'facts/a.json', 'facts/a.json.gz', 'facts/b.json'])
    put(`last/${file}`, file);
  const link = createLinker({ client: at('last'), files: new Set(await listFiles(at('last'))) }, at('next'));
  expect(['details/A/index.html', 'facts/a.json', 'facts/c.json'].map(link)).toEqual([true, true, false]);
  expect(node('next/details/A/index.html.br')).toBe(node('last/details/A/index.html.br'));
  expect(node('next/facts/a.json.gz')).toBe(node('last/facts/a.json.gz'));
  expect(() => node('next/facts/b.json')).toThrow('ENOENT');
});

test('of photos only those that are new or others are copied; what went is not there', async () => {
  for (const [file, text] of Object.entries({ same: 'same', other: 'one', gone: 'gone' })) put(`last/${file}`, text);
  for (const [file, text] of Object.entries({ same: 'same', other: 'two', 'new/a': 'new' })) put(`now/${file}`, text);
  await copyOrLink(at('now'), at('last'), at('next'));
  expect(node('next/same')).toBe(node('last/same'));
  expect([readFileSync(at('next/other'), 'utf8'), readFileSync(at('last/other'), 'utf8')]).toEqual(['two', 'one']);
  expect(readFileSync(at('next/new/a'), 'utf8')).toBe('new');
  expect(() => node('next/gone')).toThrow('ENOENT');
  await copyOrLink(at('nothing'), at('last'), at('next'));
});

test('the program answers for the pictures that pages still show', () => {
  const images = { b: '/_astro/b.avif', a: '/_astro/a.avif', gone: '/_astro/gone.avif' };
  const traits = { styles: '', words: [], files: ['_astro/a.avif', '_astro/b.avif'], scripts: [], inlineStyles: [] };
  const ledger = { pages: { 'index.html': { path: '/', key: null, traits } }, first: {} };
  const program = { entry: '', digest: '', versions: '', site: '', fixed: [], shared: [], images };
  expect(Object.keys(keepShown(program, ledger).images)).toEqual(['a', 'b']);
});

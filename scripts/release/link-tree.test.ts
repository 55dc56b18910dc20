import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkUnchanged } from './link-tree.ts';
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

test('what is as it was is the same file on the disk; what is another is not, and stays in both as it is', async () => {
  for (const [file, text] of Object.entries({ 'a/same': 'same', other: 'one', gone: 'gone' }))
    put(`last/${file}`, text);
  for (const [file, text] of Object.entries({ 'a/same': 'same', other: 'two', new: 'new' })) put(`next/${file}`, text);
  await linkUnchanged(at('last'), at('next'));
  expect(await listFiles(at('next'))).toEqual(['a/same', 'new', 'other']);
  expect(node('next/a/same')).toBe(node('last/a/same'));
  expect(['last', 'next'].map((release) => readFileSync(at(`${release}/other`), 'utf8'))).toEqual(['one', 'two']);
  expect(readFileSync(at('next/new'), 'utf8')).toBe('new');
});

test('files that are one in both, as pages of sets are, stay whole when they are linked once more', async () => {
  put('last/A', 'page');
  mkdirSync(at('next'));
  for (const file of ['last/B', 'next/A', 'next/B']) linkSync(at('last/A'), at(file));
  await linkUnchanged(at('last'), at('next'));
  expect(await listFiles(at('next'))).toEqual(['A', 'B']);
  expect(readFileSync(at('next/B'), 'utf8')).toBe('page');
});

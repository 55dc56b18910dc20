import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareTrees, hashTree } from './tree-hash.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tree-hash-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lay = (name: string, files: Record<string, string>): string => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
};

test('releases are the same but for when they were made; files that are others, or in one alone, are named', async () => {
  const same = { 'client/index.html.br': 'home', 'client/a.json': '1' };
  const one = lay('one', { ...same, 'release.json': '1' });
  const other = lay('other', { ...same, 'release.json': '2' });
  expect([await compareTrees(one, other), await hashTree(one)]).toEqual([[], await hashTree(other)]);
  const third = lay('third', { ...same, 'client/a.json': '2', 'titles.json': '{}' });
  expect(await compareTrees(one, third)).toEqual(['client/a.json', 'titles.json']);
  expect(await hashTree(third)).not.toBe(await hashTree(one));
});

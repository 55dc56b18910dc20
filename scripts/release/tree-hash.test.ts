import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFacts, compareTrees } from './tree-hash.ts';

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

// rule operation.night-compared
test('what a night is judged by are pages and facts, not programs of the same code', async () => {
  const same = { 'client/index.html.br': 'home', 'pages.json': '{}' };
  const one = lay('one', { ...same, 'client/a.json': '1', 'server/chunks/assets_A.mjs': 'Map()', 'release.json': '1' });
  const other = lay('other', {
    ...same,
    'client/a.json': '2',
    'server/chunks/assets_B.mjs': 'Map([])',
    'page-program/program.json': '{}',
  });
  expect(await compareTrees(one, other)).toHaveLength(4);
  expect(await compareFacts(one, other)).toEqual(['client/a.json']);
  expect(await compareFacts(lay('third', { ...same, 'titles.json': '{}' }), one)).toEqual([
    'client/a.json',
    'titles.json',
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'files-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files at any depth, from the folder on, without folders and links', async () => {
  mkdirSync(join(folder, 'b', 'deep'), { recursive: true });
  for (const file of ['z.html', 'b/deep/a.js', 'b/c.js']) writeFileSync(join(folder, file), '');
  symlinkSync(join(folder, 'z.html'), join(folder, 'link.html'));
  expect(await listFiles(folder)).toEqual(['b/c.js', 'b/deep/a.js', 'z.html']);
  expect(await listFiles(`${folder}/`)).toEqual(['b/c.js', 'b/deep/a.js', 'z.html']);
});

test('a folder that is not there is a fault', async () => {
  await expect(listFiles(join(folder, 'gone'))).rejects.toMatchObject({ code: 'ENOENT' });
});

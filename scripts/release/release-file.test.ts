import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInlineHashes, readServed, releaseFile } from './release-file.ts';

let link: string;
beforeEach(() => (link = mkdtempSync(join(tmpdir(), 'release-file-'))));
afterEach(() => {
  rmSync(link, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const inlineHashes = { scripts: ['sha256-a'], styles: [] };
const file = {
  ...{ id: '20261101T030000Z', builtAt: '2026-11-01T03:00:00.000Z', code: 'abc', stamp: 'a b', inlineHashes },
  counts: { files: 3, pages: 1 },
};
const write = (text: string) => writeFileSync(join(link, releaseFile), text);

test('the file of what is served', async () => {
  expect(await readServed({ link })).toBeNull();
  write(JSON.stringify(file));
  expect(await readServed({ link })).toEqual(file);
});

test.each([
  ['half a file', '{"id":"2026', 'it is not JSON'],
  ['no stamp', JSON.stringify({ ...file, stamp: undefined }), 'stamp'],
])('%s counts as no release, and says which file and what is done', async (_case, text, why) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write(text);
  expect(await readServed({ link })).toBeNull();
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(`^${join(link, releaseFile)} is broken: .*${why}.*built again`)],
  ]);
});

test('a release has its hashes; broken ones stop who asks, with file and remedy', async () => {
  write(JSON.stringify({ inlineHashes }));
  expect(await readInlineHashes(link)).toEqual(inlineHashes);
  write('{}');
  await expect(readInlineHashes(link)).rejects.toThrow(/release\.json is broken: .*inlineHashes.*build again/);
});

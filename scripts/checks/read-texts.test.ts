import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuiltText, isPage, readTexts } from './read-texts.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(client, 'a'));
  writeFileSync(join(client, 'a/index.html.br'), brotliCompressSync('<p>A</p>'));
  writeFileSync(join(client, 'b.json'), '["b"]');
  writeFileSync(join(client, 'c.png'), '');
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

const createNote = (isMine: (file: string) => boolean) => {
  const noted: BuiltText[] = [];
  return { noted, look: { isMine, at: (text: BuiltText) => void noted.push(text) } };
};

test('every look is given the texts that it asks for, in order, as they are sent', async () => {
  const [pages, texts] = [createNote(isPage), createNote((file) => !file.endsWith('.png'))];
  await readTexts(client, [pages.look, texts.look]);
  expect(pages.noted.map(({ file }) => file)).toEqual(['a/index.html']);
  expect(texts.noted.map(({ file, text }) => [file, text])).toEqual([
    ['a/index.html', '<p>A</p>'],
    ['b.json', '["b"]'],
  ]);
});

test('one text is read once for all, and one that takes long is waited for', async () => {
  const [first, second] = [createNote(isPage), createNote(isPage)];
  const order: string[] = [];
  const slow = {
    isMine: isPage,
    at: async () => {
      await Promise.resolve();
      order.push('slow');
    },
  };
  await readTexts(client, [first.look, slow, { isMine: isPage, at: () => void order.push('next') }, second.look]);
  expect(first.noted[0]).toBe(second.noted[0]);
  expect(order).toEqual(['slow', 'next']);
});

test('a folder that is not there is no empty one', async () => {
  await expect(readTexts(join(client, 'nowhere'), [])).rejects.toThrow();
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pieces } from './pieces.ts';

const page = readFileSync('src/gallery/Gallery.astro', 'utf8');
const listed: readonly string[] = Object.values(pieces).flatMap(({ code }) => code);

/** They show nothing of their own, or stand in other pieces. */
const unseen = ['ErrorBoundary.tsx', 'Icon.tsx', 'LinePhoto.tsx', 'Unbroken.tsx'];

const list = (folder: string, kind: RegExp): string[] =>
  readdirSync(join('src', folder)).filter((file) => kind.test(file));

test('each piece of the list is on the page once, and none besides', () => {
  const ids = [...page.matchAll(/<Piece id="([a-z-]+)">/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(pieces));
});

test('each piece says when to use it, and names files that are there', () => {
  expect(listed.filter((file) => !existsSync(join('src', file)))).toEqual([]);
  expect(Object.entries(pieces).filter(([, { when }]) => when.length < 40)).toEqual([]);
});

test('every shared piece of islands is in it', () => {
  const shared = list('islands/shared', /^[A-Z]\w+\.tsx$/).filter((file) => !unseen.includes(file));
  expect(shared.map((file) => `islands/shared/${file}`).filter((file) => !listed.includes(file))).toEqual([]);
});

/** They dress what stands in one place only. */
const ofOnePlace = ['link-columns.css', 'make-links.css', 'ticks.css'];

test('every style sheet of pieces is in it', () => {
  const sheets = list('styles', /\.css$/).filter(
    (file) =>
      !ofOnePlace.includes(file) &&
      readFileSync(join('src/styles', file), 'utf8').startsWith('@layer components.pieces {'),
  );
  expect(sheets.map((file) => `styles/${file}`).filter((file) => !listed.includes(file))).toEqual([]);
});

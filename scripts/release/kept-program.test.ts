import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requirePage } from './keep-page-program.ts';
import { keepProgram, loadProgram, readProgram, writeProgram } from './kept-program.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-program-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const manifest = 'export const manifest = {"assetsDir":"_astro","assets":["/photos/a.avif","/b.js","/a.js"]};';

/** A build at the moment before its first page. */
async function keep() {
  put('server/.prerender/prerender-entry.1.mjs', "export { manifest } from './chunks/manifest.mjs';");
  put('server/.prerender/chunks/manifest.mjs', manifest);
  put('server/.prerender/_astro/hero.1.jpg', 'moved to the client later');
  put('client/_astro/page.css', 'p{}');
  put('client/favicon.ico', '');
  put('client/photos/a.avif', 'drawn');
  const places = { client: join(folder, 'client'), server: join(folder, 'server') };
  const bundled = { built: join(folder, 'server/.prerender'), entry: 'prerender-entry.1.mjs', ...places };
  const program = await keepProgram(folder, bundled, { site: 'https://shop.example', fixed: ['/'] });
  await writeProgram(folder, program);
  return program;
}

test('is kept whole, and knows which files come with the code', async () => {
  const program = await keep();
  expect(program.shared).toEqual(['_astro/hero.1.jpg', '_astro/page.css', 'favicon.ico']);
  expect(await readProgram(folder)).toEqual(program);
  const asked = (await loadProgram(join(folder, 'page-program'), program.entry)) as unknown as { manifest: object };
  // in a fixed order, and nothing of the catalogue: two builds of one code keep the same
  expect(asked.manifest).toEqual({ assetsDir: '_astro', assets: ['/a.js', '/b.js'] });
});

test('is not asked when it is missing, damaged, or was made by another Node or Astro', async () => {
  expect(await readProgram(folder)).toBe('the last release did not keep the program of its pages');
  const program = await keep();
  put('page-program/program.json', '{"entry":"a.mjs"}');
  expect(await readProgram(folder)).toMatch(/page-program\/program\.json is broken: .*digest/);
  await writeProgram(folder, { ...program, versions: 'node v1 astro 1' });
  expect(await readProgram(folder)).toBe('the last release was made by node v1 astro 1');
  await writeProgram(folder, program);
  const file = join(folder, 'page-program/chunks/manifest.mjs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('a.js', 'c.js'));
  expect(await readProgram(folder)).toBe('the program of the last release is damaged');
});

const path = (pathname: string, type = 'page') => ({ pathname, route: { type } }) as never;

test.each([
  ['a page', '/details/A', 'page', 200, true],
  ['a page that threw', '/details/A', 'page', 500, false],
  ['a page that is not found', '/details/A', 'page', 404, false],
  ['the page of what is not found', '/404', 'page', 404, true],
  ['a page beside it', '/404/part-not-found', 'page', 404, true],
  ['a former address', '/old', 'redirect', 301, true],
  ['a page that leads elsewhere', '/details/A', 'page', 301, false],
])('%s (%s, %s) answered with %i is taken: %s', async (_, pathname, type, status, isTaken) => {
  const taken = requirePage(Promise.resolve(new Response(null, { status })), path(pathname, type)).then(
    () => true,
    () => false,
  );
  expect(await taken).toBe(isTaken);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundlePages } from './bundle-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const server = join(folder, 'server');
const write = (name: string, text: string) => writeFileSync(join(server, name), text);
// as Astro writes them: packages by their names, pages when they are first asked for
const packages = (name: string) => JSON.stringify(resolve('node_modules', name));

test('pages made on demand go on without the packages of the repository, each file in its place', async () => {
  mkdirSync(join(server, 'chunks'), { recursive: true });
  write('entry.mjs', "export const page = async () => (await import('./chunks/page.mjs')).draw();\n");
  write(
    'chunks/page.mjs',
    `import { createElement } from ${packages('react/index.js')};\nimport { renderToString } from ${packages('react-dom/server.node.js')};\n` +
      "export const draw = () => renderToString(createElement('p', null, 'drawn'));\nexport const place = import.meta.url;\n",
  );
  await bundlePages(folder);
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'));
  expect(files).toEqual(expect.arrayContaining(['entry.mjs', 'chunks/page.mjs']));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(server, file), 'utf8').matchAll(/\b(?:from|import) ?\(?["']([^"']+)["']/g),
  ]);
  expect(imports.map(([, name = '']) => name).filter((name) => !/^(?:\.|node:)/.test(name))).toEqual([]);
  const entry = (await import(pathToFileURL(join(server, 'entry.mjs')).href)) as { page(): Promise<string> };
  expect(await entry.page()).toBe('<p>drawn</p>');
});

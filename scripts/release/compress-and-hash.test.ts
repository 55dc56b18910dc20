import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageFile } from '../checks/built-pages.ts';
import { finishClient } from './compress-and-hash.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'finish-'));
  mkdirSync(join(client, '_astro'));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a page is kept in brotli alone, a script as it is, in brotli and in gzip', async () => {
  writeFileSync(join(client, 'index.html'), '<p>short</p>');
  writeFileSync(join(client, '_astro/app.js'), 'tell();'.repeat(200));
  mkdirSync(join(client, 'feeds'));
  writeFileSync(join(client, 'feeds/products.xml'), '<rss/>');
  await finishClient(client);
  expect(readdirSync(client).toSorted()).toEqual(['_astro', 'feeds', 'index.html.br']);
  expect(readdirSync(join(client, 'feeds'))).toEqual(['products.xml.br']);
  expect(readPageFile(client, 'feeds/products.xml')).toBe('<rss/>');
  expect(readdirSync(join(client, '_astro')).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
  expect(readPageFile(client, 'index.html')).toBe('<p>short</p>');
});

// decision 0007
test('the policy lets in what stands in the pages, and nothing else', async () => {
  const page = (more: string) =>
    `<html><head><style>p{}</style></head><body><script>tell()</script>${more}</body></html>`;
  writeFileSync(join(client, 'a.html'), page(''));
  const data = '<script type="application/ld+json">{}</script>';
  writeFileSync(
    join(client, 'b.html'),
    page(`${data}<script src="/_astro/app.js"></script><script type="module">ask()</script>`),
  );
  expect(await finishClient(client, ['q{}'])).toEqual({
    scripts: [hashOf('tell()'), hashOf('ask()')].toSorted(),
    styles: [hashOf('p{}'), hashOf('q{}')].toSorted(),
  });
});

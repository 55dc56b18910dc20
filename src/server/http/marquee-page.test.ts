import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readsFile, servePage, writeAsked, writeMarquee } from './marquee-page.ts';

const page =
  '<body><aside class="marquee" aria-label="Notice" data-marquee="off" data-astro-cid-x> <div class="container" data-marquee-text data-astro-cid-x></div> </aside><main><input id="whole-number" name="number" /></main>';

test.each([
  ['Closed', 'data-astro-cid-x>Closed</div>'],
  ['<b>&"', 'data-astro-cid-x>&lt;b&gt;&amp;&quot;</div>'],
  ["$& $1 $'", "data-astro-cid-x>$&amp; $1 $'</div>"],
])('%s stands in its place', (text, part) => {
  const html = writeMarquee(page, text);
  expect(html).toContain('data-marquee="on"');
  expect(html).toContain(part);
  expect(html.endsWith('</aside><main><input id="whole-number" name="number" /></main>')).toBe(true);
});

test('a page without a place stays as it is', () => {
  expect(writeMarquee('<main>a</main>', 'Closed')).toBe('<main>a</main>');
});

// rule search.without-scripts
test.each([
  ['4b1606h .50', 'value="4b1606h .50"'],
  ['" onfocus="alert(1)', 'value="&quot; onfocus=&quot;alert(1)"'],
  ["$& $'", 'value="$&amp; $\'"'],
])('%s stands in the field of the search page', (text, part) => {
  expect(writeAsked(page, text)).toContain(`<input id="whole-number" ${part} name="number" />`);
  expect(writeAsked('<main>a</main>', text)).toBe('<main>a</main>');
});

let folder: string;
let server: Server;
let url: string;
let notice = 'Closed';
let asked = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-'));
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  server = createServer((request, response) => {
    void servePage({ request, response }, join(folder, 'index.html.br'), { notice, asked });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('%s is answered in %s, and reads the same', async (accepted, encoding) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toContain('>Closed</div>');
});

test.each([
  ['gzip, deflate, br', true],
  ['gzip', false],
  ['br;q=0', false],
  [undefined, false],
])('who accepts %s takes the file as it is: %s', (accepted, taken) => {
  expect(readsFile({ headers: { 'accept-encoding': accepted } })).toBe(taken);
});

test('without a notice a page is as it was built', async () => {
  notice = '';
  expect(await (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).text()).toBe(page);
  notice = 'Closed';
});

test('a page that the browser has is not sent again, until the notice is another one', async () => {
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const again = () => fetch(url, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  notice = 'Open';
  expect(await (await again()).text()).toContain('>Open</div>');
});

test('HEAD has the headers alone', async () => {
  const answer = await fetch(url, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('what the address asks for has a tag of its own', async () => {
  const tagOf = async () => (await fetch(url)).headers.get('etag');
  const before = await tagOf();
  asked = '4B1606H';
  expect(await tagOf()).not.toBe(before);
  expect(await (await fetch(url)).text()).toContain('value="4B1606H"');
  asked = '';
  expect(await tagOf()).toBe(before);
});

import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const handler = `export const handler = async (request, response, next, locals) => {
  if (/^\\/api\\/(basket|stock-alert|parts)/.test(request.url)) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ body: request.body ?? null, hasServices: Boolean(locals.services) }));
  if (request.url.startsWith('/api/visitor')) throw new Error('on purpose');
  if (request.url.startsWith('/order/')) return response.writeHead(200, { 'content-type': 'text/html' }).end('order');
  if (request.url.startsWith('/news/')) return response.writeHead(200, { 'content-type': 'text/html' }).end('news');
  if (request.url.startsWith('/checkout/')) {
    const page = await locals.showNotFound();
    return response.writeHead(page.status, Object.fromEntries(page.headers)).end(Buffer.from(await page.arrayBuffer()));
  }
  if (request.url.startsWith('/details/')) return next();
  response.writeHead(200, { 'content-type': 'text/plain' }).end('a route that nobody meant to serve');
};`;

const ribbon = '<aside data-marquee="off"><p data-marquee-text></p></aside>';

const files: Record<string, string> = {
  'client/index.html': '<h1>Home</h1>',
  'client/404.html': `${ribbon}<h1>Page Not Found</h1>`,
  'client/404/part-not-found/index.html': `${ribbon}<h1>Part Not Found</h1>`,
  'client/catalogue/index.html': `${ribbon}<h1>Catalogue</h1>`,
  'client/stock-alert/stop/index.html': '<h1>Stop my request</h1>',
  'client/basket/index.html': '<h1>Shopping Cart</h1>',
  'client/details/4B1606H-.50/index.html': '<h1>4B1606H-.50</h1>',
  'client/catalogue/Renault/129-5/index.html': '<h1>129/5</h1>',
  'client/_astro/app.js': 'export {};',
  'client/photos/abc-160.webp': '0123456789',
  'client/drawings/A.svg': '<svg/>',
  'client/robots.txt': 'User-agent: *',
  'client/speculation-rules.json': '{}',
  'client/search/index.json': '{}',
  'client/feeds/products.xml': '<rss/>',
  'client/api/makes': '{"data":[]}',
  'client/api/make/Land-Rover': '{}',
  'server/entry.mjs': handler,
  'titles.json': JSON.stringify({
    '4B1606H': { what: 'Conrod bearing set', engines: 'Audi AEB', traits: '', pieces: '4 pairs' },
  }),
  'pictures.json': JSON.stringify({ 'http://api/photos/a.jpg': { base: '/photos/abc', widths: [160, 320] } }),
};

/** A release folder as the release step makes it, small enough for tests; `name` shows on its home page. */
export async function writeSampleRelease(root: string, name: string): Promise<string> {
  const folder = join(root, name);
  const release = {
    id: name,
    builtAt: '2026-01-01T00:00:00.000Z',
    inlineHashes: { scripts: ['sha256-abc'], styles: [] },
  };
  const all = { ...files, 'client/index.html': `<h1>${name}</h1>`, 'release.json': JSON.stringify(release) };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    if (/\.html$|\/feeds\//.test(path)) await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    else await writeFile(join(folder, path), text);
  }
  return folder;
}

/** A fresh folder with one release and a link to it. */
export async function sampleReleases(): Promise<{ root: string; link: string }> {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  await writeSampleRelease(root, 'first');
  await symlink('first', join(root, 'current'));
  return { root, link: join(root, 'current') };
}

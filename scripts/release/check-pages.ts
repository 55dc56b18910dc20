import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';

/** Every page that the snapshot promises, as a path in the release. */
const promisedPages = (catalogue: Catalogue): string[] => [
  '/catalogue',
  ...catalogue.makes.map((make) => `/catalogue/${make.slug}`),
  ...catalogue.engines.map((engine) => `/catalogue/${engine.makeSlug}/${engine.slug}`),
  ...catalogue.parts.map((part) => `/details/${part.slug}`),
];

const assetReference = /(?:src|href|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"?#]+)/g;

/** Faults of a built client folder, one readable line each: promised pages that are missing, assets that do not exist. */
export async function findPageFaults(client: string, catalogue: Catalogue): Promise<string[]> {
  const missing = promisedPages(catalogue).filter((path) => !existsSync(join(client, path, 'index.html')));
  const lost = new Set<string>();
  for (const page of ['index.html', '404.html', ...(await samplePages(client))]) {
    const html = await readFile(join(client, page), 'utf8');
    for (const [, asset = ''] of html.matchAll(assetReference)) if (!existsSync(join(client, asset))) lost.add(asset);
  }
  return [...missing.map((path) => `page missing: ${path}`), ...[...lost].map((asset) => `asset missing: ${asset}`)];
}

/** One page of each folder level is enough for the assets: pages of a kind share them. */
async function samplePages(client: string): Promise<string[]> {
  const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('/index.html'));
  return pages.filter((_, position) => position % 50 === 0);
}

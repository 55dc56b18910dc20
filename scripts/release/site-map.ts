import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { createSitemapItems } from '#collections/sitemap.ts';
import { galleryPath } from '../dev/gallery-route.ts';

/** No news, languages, pictures or films in the sitemap, and no page that is for looking only. */
const plain = { news: false, xhtml: false, image: false, video: false };
const filter = (page: string) => !page.endsWith(galleryPath);

/** The sitemap, told of all pages by `listPages` and not only of those that were made. */
export function createSitemap(listPages: () => readonly string[], readItems = createSitemapItems): AstroIntegration {
  let items: ReturnType<typeof readItems> | null = null;
  const integration = sitemap({
    filter,
    namespaces: plain,
    // the snapshot is read when the sitemap is written: the dev server of a fresh checkout has none yet
    serialize: (page) => (items ??= readItems())(page),
  });
  const done = integration.hooks['astro:build:done'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:build:done': (options) => done?.({ ...options, pages: listPages().map((pathname) => ({ pathname })) }),
    },
  };
}

type Hooks = Record<string, (options: object) => unknown>;

/** The same without a build: `fixed` are the pages whose path no fact decides. */
export async function writeSitemap(
  client: string,
  { site, fixed, pages }: { site: string; fixed: readonly string[]; pages: readonly string[] },
  readItems = createSitemapItems,
): Promise<void> {
  const hooks = createSitemap(() => pages, readItems).hooks as Hooks;
  const config = { site, base: '/', trailingSlash: 'never', build: { format: 'directory' } };
  const routes = fixed.map((pathname) => ({ type: 'page', pathname, pattern: pathname, generate: () => pathname }));
  const dir = pathToFileURL(`${client}/`);
  const logger = { info: () => {}, warn: console.warn, error: console.error };
  await hooks['astro:config:done']?.({ config });
  await hooks['astro:routes:resolved']?.({ routes });
  await hooks['astro:build:done']?.({ dir, pages: [], logger });
}

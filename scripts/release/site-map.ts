import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { createSitemapItems } from '#collections/sitemap.ts';
import { galleryPath } from '../dev/gallery-route.ts';

/** The sitemap, without news, languages, pictures and films in it, and without the page that is for looking only. */
export function createSitemap(): AstroIntegration {
  let items: ReturnType<typeof createSitemapItems> | null = null;
  return sitemap({
    filter: (page) => !page.endsWith(galleryPath),
    namespaces: { news: false, xhtml: false, image: false, video: false },
    // the snapshot is read when the sitemap is written: the dev server of a fresh checkout has none yet
    serialize: (page) => (items ??= createSitemapItems())(page),
  });
}

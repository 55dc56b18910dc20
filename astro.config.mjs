import node from '@astrojs/node';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 4321}`;
const unlisted = /\/(basket|checkout|summary|order|404)(\/|$)/;

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  adapter: node({ mode: 'middleware' }),
  session: false,
  redirects: { '/products': '/products/engine-bearings' },
  integrations: [react(), mdx(), sitemap({ filter: (page) => !unlisted.test(page) })],
  build: { format: 'directory', concurrency: 4, inlineStylesheets: 'never' },
  // the default effort takes over a second for each picture
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  markdown: { syntaxHighlight: false },
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: { build: { chunkSizeWarningLimit: 900 } },
});

import node from '@astrojs/node';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { prepareBrowserPackages } from './scripts/dev/browser-packages.ts';
import { galleryPath, galleryRoute } from './scripts/dev/gallery-route.ts';
import { createChangedPages, tellAllPages } from './scripts/release/changed-pages.ts';
import { plainTokens } from './scripts/release/plain-tokens.ts';
import { groupScripts, sharedFiles } from './scripts/release/script-files.ts';
import { directImports } from './scripts/release/direct-imports.ts';
import { splitFacts } from './scripts/release/split-facts.ts';
import { thinScopes } from './scripts/release/thin-scopes.ts';
import { smallZod } from './scripts/release/zod-in-browser.ts';
import { createSitemapItems } from './src/collections/sitemap.ts';
import { movedPages } from './src/config/moved-pages.ts';

const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 4321}`;

/** No news, languages, pictures or films in the sitemap, and no page that is for looking only. */
const plain = { filter: (page) => !page.endsWith(galleryPath), news: false, xhtml: false, image: false, video: false };

const changed = createChangedPages();

let items;
/** The snapshot is read when the sitemap is written: the dev server of a fresh checkout has none yet. */
const toSitemapItem = (page) => (items ??= createSitemapItems())(page);

/** A page asks for a few scripts, not for a hundred small ones (decision 0025). */
const codeSplitting = { groups: groupScripts(sharedFiles) };

/** `client:interaction` and `client:start` (decision 0050) */
const wakeIslands = {
  name: 'wake-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'start'])
        addClientDirective({ name, entrypoint: `./src/islands/shared/${name}.ts` });
    },
  },
};

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // a page that throws is answered as a whole, not broken off in its middle
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  session: false,
  redirects: movedPages,
  integrations: [
    react(),
    wakeIslands,
    galleryRoute(),
    prepareBrowserPackages,
    mdx(),
    changed.integration,
    tellAllPages(sitemap({ serialize: (page) => toSitemapItem(page), namespaces: plain }), changed.listPages),
  ],
  build: { format: 'directory', concurrency: 4, inlineStylesheets: 'never' },
  // the default effort takes over a second for each picture
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  markdown: { syntaxHighlight: false },
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [plainTokens(), thinScopes(), smallZod(), splitFacts(), directImports('nanostores')],
    build: { chunkSizeWarningLimit: 900 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});

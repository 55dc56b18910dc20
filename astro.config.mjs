import node from '@astrojs/node';
import mdx from '@astrojs/mdx';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { boundUnits } from './scripts/content/figure-units.ts';
import { prepareBrowserPackages } from './scripts/dev/browser-packages.ts';
import { galleryRoute } from './scripts/dev/gallery-route.ts';
import { checkListedRoutes } from './scripts/release/listed-routes.ts';
import { noteOnDemandStyles } from './scripts/release/on-demand-styles.ts';
import { oldestBrowsers, writeForOldestBrowsers } from './scripts/release/oldest-browsers.ts';
import { requirePages } from './scripts/release/require-pages.ts';
import { createSitemap } from './scripts/release/site-map.ts';
import { readSiteAddress } from './scripts/release/settings.ts';
import { groupScripts, sharedFiles } from './scripts/release/script-files.ts';
import { smallZod } from './scripts/release/zod-in-browser.ts';

/** A page asks for a few scripts, not for a hundred small ones (decision 0050). */
const codeSplitting = { groups: groupScripts(sharedFiles) };

/** `client:interaction` and `client:start` (decision 0050) */
const hydrateIslands = {
  name: 'hydrate-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'start'])
        addClientDirective({ name, entrypoint: `./src/islands/shared/${name}.ts` });
    },
  },
};

export default defineConfig({
  site: readSiteAddress(),
  output: 'static',
  trailingSlash: 'never',
  // a page that throws is answered as a whole, not broken off in its middle
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  session: false,
  integrations: [
    react(),
    hydrateIslands,
    galleryRoute(),
    prepareBrowserPackages,
    mdx(),
    requirePages,
    createSitemap(),
    checkListedRoutes,
    noteOnDemandStyles(),
  ],
  build: { format: 'directory', concurrency: 4, inlineStylesheets: 'auto' },
  // the default effort takes over a second for each picture
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [boundUnits] }) },
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [smallZod(), writeForOldestBrowsers()],
    build: { chunkSizeWarningLimit: 900, cssTarget: oldestBrowsers },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});

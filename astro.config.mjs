import node from '@astrojs/node';
import mdx from '@astrojs/mdx';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { boundUnits } from './scripts/content/bound-units.ts';
import { prepareBrowserPackages } from './scripts/dev/browser-packages.ts';
import { galleryRoute } from './scripts/dev/gallery-route.ts';
import { checkListedRoutes } from './scripts/release/listed-routes.ts';
import { plainTokens } from './scripts/release/plain-tokens.ts';
import { requirePages } from './scripts/release/require-pages.ts';
import { createSitemap } from './scripts/release/site-map.ts';
import { createScopedNames } from './scripts/release/scoped-names.ts';
import { readSiteAddress } from './scripts/release/settings.ts';
import { groupScripts, sharedFiles } from './scripts/release/script-files.ts';
import { directImports } from './scripts/release/direct-imports.ts';
import { foldedReact } from './scripts/release/fold-react.ts';
import { pureRooms } from './scripts/release/pure-rooms.ts';
import { splitFacts } from './scripts/release/split-facts.ts';
import { thinScopes } from './scripts/release/thin-scopes.ts';
import { smallPreload } from './scripts/release/small-preload.ts';
import { smallZod } from './scripts/release/zod-in-browser.ts';
import { movedPages } from './src/config/moved-pages.ts';

/** A page asks for a few scripts, not for a hundred small ones (decision 0025). */
const codeSplitting = { groups: groupScripts(sharedFiles) };

/** `client:interaction`, `client:start` and `client:asked` (decision 0050) */
const wakeIslands = {
  name: 'wake-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'start', 'asked'])
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
  redirects: movedPages,
  integrations: [
    react(),
    wakeIslands,
    galleryRoute(),
    prepareBrowserPackages,
    mdx(),
    requirePages,
    createSitemap(),
    checkListedRoutes,
  ],
  build: { format: 'directory', concurrency: 4, inlineStylesheets: 'never' },
  // the default effort takes over a second for each picture
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [boundUnits] }) },
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      plainTokens(),
      thinScopes(),
      smallZod(),
      smallPreload(),
      splitFacts(),
      pureRooms(),
      directImports('nanostores'),
      foldedReact(),
    ],
    css: { modules: { generateScopedName: createScopedNames(process.cwd()) } },
    build: { chunkSizeWarningLimit: 900 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});

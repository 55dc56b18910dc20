/** Builds the pages that are not made from the catalogue, in seconds: `node build-texts.ts FOLDER`, in the project's root. */
import { type AstroIntegration, build } from 'astro';
import { resolve } from 'node:path';

/** One page for each make, engine, part and piece of the search: left out, as if the server answered them. */
const fromCatalogue = /^src\/pages\/(?:catalogue|details|facts|feeds|search\/)/;

const textsOnly: AstroIntegration = {
  name: 'texts-only',
  hooks: {
    'astro:route:setup': ({ route }) => {
      if (fromCatalogue.test(route.component)) route.prerender = false;
    },
  },
};

const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Name the folder to build into.');
await build({ root: process.cwd(), outDir: resolve(outDir), logLevel: 'error', integrations: [textsOnly] });

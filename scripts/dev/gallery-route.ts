import type { AstroIntegration } from 'astro';

/** Address of the page with every piece in every state, which no visitor is to meet. */
export const galleryPath = '/gallery';

/**
 * Adds the gallery in `npm run dev` and in a build with GALLERY=1; its file stands outside of `src/pages`, so that a build for
 * visitors has none (decision 0076).
 */
export const galleryRoute = (environment: NodeJS.ProcessEnv = process.env): AstroIntegration => ({
  name: 'gallery-route',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev' || environment['GALLERY'])
        injectRoute({ pattern: galleryPath, entrypoint: './src/gallery/Gallery.astro', prerender: true });
    },
  },
});

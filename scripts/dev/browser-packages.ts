/**
 * Packages that scripts for browsers import. `npm run dev` prepares them when it starts: one that it only meets when an island
 * hydrates makes it reload the page, and the press that hydrated the island is lost.
 */
export const browserPackages = [
  '@nanostores/react',
  '@paypal/paypal-js',
  '@revolut/checkout',
  '@revolut/checkout/esm/constants.js',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'altcha-lib/workers/shared',
  'nanostores',
  'papaparse',
  'photoswipe',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
];

/** For Astro's configuration; a build prepares nothing. */
export const prepareBrowserPackages = {
  name: 'prepare-browser-packages',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }: Setup) => {
      if (command === 'dev') updateConfig({ vite: { optimizeDeps: { include: browserPackages } } });
    },
  },
};
type Setup = { command: string; updateConfig: (config: object) => unknown };

import { resolve } from 'node:path';

/** What stands for `zod/mini` in a browser (decision 0050). */
export const zodInBrowser = 'src/api/zod-in-browser.ts';

type Plugin = {
  name: string;
  enforce: 'pre';
  applyToEnvironment: (environment: { name: string }) => boolean;
  resolveId: (id: string) => string | null;
};

/** Scripts for browsers read `zod/mini` as what the shop needs of it; the server keeps the whole. */
export const smallZod = (): Plugin => ({
  name: 'small-zod',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === 'zod/mini' ? resolve(zodInBrowser) : null),
});

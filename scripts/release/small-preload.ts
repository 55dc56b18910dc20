import { resolve } from 'node:path';

/** The bundler's name of what it writes around imports that come later. */
const bundlers = '\0vite/preload-helper.js';
const ours = 'src/stores/browser/preload-scripts.ts';

type Plugin = {
  name: string;
  apply: 'build';
  enforce: 'pre';
  applyToEnvironment: (environment: { name: string }) => boolean;
  resolveId: (id: string) => string | null;
};

/** Scripts for browsers ask for what comes later in a fourth of the bytes. */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === bundlers ? resolve(ours) : null),
});

/** The oldest browsers that run the shop (README, "What is needed"); `src/tsconfig.json` has the methods that all of them know. */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];

type Plugin = {
  name: string;
  apply: 'build';
  configEnvironment: (name: string, environment: { build?: { target?: string | false | string[] } }) => void;
};

/** Scripts are written for them too: Astro gives browsers the newest syntax, whatever `vite.build.target` says. */
export const writeForOldestBrowsers = (): Plugin => ({
  name: 'write-for-oldest-browsers',
  apply: 'build',
  configEnvironment(name, { build }) {
    if (name === 'client' && build) build.target = oldestBrowsers;
  },
});

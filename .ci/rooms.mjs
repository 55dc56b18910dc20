/**
 * The one-way rule as data: which rooms and which packages a room may import. What is not listed is forbidden, and a file
 * outside every room is an error. Order matters: the first matching pattern names the room.
 */
export const rooms = {
  tests: { files: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', '.ci/*.test.ts'] },
  config: { folder: 'src/config', rooms: [], packages: [] },
  domain: { folder: 'src/domain', rooms: ['config'], packages: ['zod'] },
  api: { folder: 'src/api', rooms: ['config', 'domain'], packages: ['zod'] },
  commerce: { folder: 'src/commerce', rooms: ['config', 'domain'], packages: ['zod', 'sanitize-html', 'node:timers'] },
  collections: { folder: 'src/collections', rooms: ['config', 'domain'], packages: ['zod', 'astro', 'node:*'] },
  server: {
    folder: 'src/server',
    rooms: ['config', 'domain', 'api', 'commerce'],
    packages: ['zod', 'astro', 'node:*', 'pino', 'jose', 'nodemailer', 'sirv', 'cookie'],
  },
  stores: { folder: 'src/stores', rooms: ['config', 'domain', 'api'], packages: ['nanostores', 'zod'] },
  islands: {
    folder: 'src/islands',
    rooms: ['config', 'domain', 'api', 'stores'],
    packages: [
      'react',
      'react-dom',
      '@nanostores/react',
      'nanostores',
      'lucide-react',
      '@paypal/paypal-js',
      '@revolut/checkout',
      'zod',
    ],
  },
  components: {
    folder: 'src/components',
    rooms: ['config', 'domain', 'stores', 'islands', 'assets'],
    packages: ['astro', 'astro:assets', 'lucide-static', 'flag-icons'],
  },
  layouts: {
    folder: 'src/layouts',
    rooms: ['config', 'domain', 'collections', 'components', 'islands', 'stores', 'styles', 'assets'],
    packages: ['astro', 'astro:assets', '@fontsource-variable/*'],
  },
  endpoints: { folder: 'src/pages/api', rooms: ['config', 'api', 'server'], packages: ['astro'] },
  pages: {
    folder: 'src/pages',
    rooms: ['config', 'domain', 'collections', 'components', 'islands', 'layouts', 'assets'],
    packages: ['astro', 'astro:content', 'astro:assets'],
  },
  styles: { folder: 'src/styles', rooms: [], packages: [] },
  assets: { folder: 'src/assets', rooms: [], packages: [] },
  journeys: {
    folder: 'src/journeys',
    rooms: ['config', 'domain'],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:*'],
  },
  scripts: {
    folder: 'scripts',
    rooms: ['config', 'domain', 'collections', 'commerce', 'server'],
    packages: [
      'node:*',
      'zod',
      'sharp',
      'hono',
      '@hono/node-server',
      'smtp-server',
      'postal-mime',
      'playwright',
      '@playwright/test',
    ],
  },
};

/**
 * The one-way rule as data: which rooms and which packages a room may import. What is not listed is forbidden, and a file
 * outside every room is an error. Order matters: the first matching pattern names the room.
 */
export const rooms = {
  tests: { files: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', '.ci/*.test.ts'] },
  config: { folder: 'src/config', rooms: [], packages: [] },
  domain: { folder: 'src/domain', rooms: ['config'], packages: ['zod'] },
  api: { folder: 'src/api', rooms: ['config', 'domain'], packages: ['zod'] },
  commerce: {
    folder: 'src/commerce',
    rooms: ['config', 'domain'],
    packages: ['zod', 'sanitize-html', 'cockatiel', 'node:timers'],
  },
  collections: {
    folder: 'src/collections',
    rooms: ['config', 'domain'],
    packages: ['zod', 'astro', 'sharp', 'node:*'],
  },
  server: {
    folder: 'src/server',
    rooms: ['config', 'domain', 'api', 'commerce'],
    packages: [
      'zod',
      'astro',
      'node:*',
      'pino',
      'prom-client',
      'jose',
      'nodemailer',
      'mrmime',
      'lru-cache',
      'cookie',
      '@redis/client',
      'altcha-lib',
      'ipaddr.js',
      'rate-limiter-flexible',
      'date-holidays',
    ],
  },
  stores: { folder: 'src/stores', rooms: ['config', 'domain', 'api'], packages: ['nanostores', 'zod', 'altcha-lib'] },
  'island-tests': {
    folder: 'src/islands/testing',
    rooms: ['config', 'domain', 'api', 'stores', 'styles'],
    packages: ['vitest', 'vitest-browser-react', 'react', 'axe-core', 'zod', '@paypal/paypal-js'],
  },
  islands: {
    folder: 'src/islands',
    rooms: ['config', 'domain', 'api', 'stores', 'assets'],
    packages: [
      'react',
      'react-dom',
      '@nanostores/react',
      'nanostores',
      '@paypal/paypal-js',
      '@revolut/checkout',
      'zod',
    ],
  },
  components: {
    folder: 'src/components',
    rooms: ['config', 'domain', 'stores', 'islands', 'assets'],
    packages: ['astro', 'astro:assets', 'flag-icons', 'photoswipe', 'photoswipe/style.css?inline'],
  },
  layouts: {
    folder: 'src/layouts',
    rooms: ['config', 'domain', 'collections', 'components', 'islands', 'stores', 'styles', 'assets'],
    packages: ['astro', 'astro:assets'],
  },
  middleware: { folder: 'src/middleware', rooms: ['server'], packages: ['astro'] },
  // collections: for the lists that are files of the build
  endpoints: { folder: 'src/pages/api', rooms: ['config', 'collections', 'api', 'server'], packages: ['astro'] },
  'mail-endpoints': { folder: 'src/pages/email', rooms: ['server'], packages: [] },
  pages: {
    folder: 'src/pages',
    rooms: ['config', 'domain', 'collections', 'components', 'islands', 'layouts', 'assets'],
    packages: ['astro', 'astro:content', 'astro:assets', '@astrojs/rss', 'fast-xml-parser'],
  },
  // shows every piece, so it may import whatever is shown; the server's mails, too
  gallery: {
    folder: 'src/gallery',
    rooms: ['config', 'domain', 'api', 'collections', 'server', 'stores', 'islands', 'components', 'layouts'],
    packages: ['astro', 'react'],
  },
  styles: { folder: 'src/styles', rooms: [], packages: [] },
  assets: { folder: 'src/assets', rooms: [], packages: [] },
  journeys: {
    folder: 'src/journeys',
    rooms: ['config', 'domain'],
    packages: ['@playwright/test', '@axe-core/playwright', 'ajv', 'node:*'],
  },
  model: {
    folder: 'scripts/model',
    rooms: ['config', 'domain', 'api', 'server', 'stores', 'scripts'],
    packages: ['fast-check', 'zod'],
  },
  // comes to the screens as the journeys do
  look: {
    folder: 'scripts/look',
    rooms: ['journeys', 'scripts'],
    packages: ['node:*', '@playwright/test', 'sharp', 'pixelmatch'],
  },
  scripts: {
    folder: 'scripts',
    rooms: ['config', 'domain', 'collections', 'commerce', 'server', 'assets', 'ci'],
    packages: [
      'node:*',
      'zod',
      'sharp',
      'hono',
      '@hono/node-server',
      'smtp-server',
      'postal-mime',
      'playwright',
      'esbuild',
      'postcss',
      'html-validate',
      'fast-xml-parser',
      '@playwright/test',
      'puppeteer-core',
      'selenium-webdriver',
      'vitest',
      '@vitest/browser-playwright',
      'fast-check',
      '@myriaddreamin/typst-ts-web-compiler',
      'marked',
      'yaml',
      'satteri',
      'cspell-lib',
      'sanitize-html',
      'typescript',
      'astro',
      'astro:static-paths',
      '@astrojs/sitemap',
      'sirv',
      '@astrojs/astro2tsx',
      'rolldown',
      'lucide-react',
      'react',
      'react-dom',
    ],
  },
  ci: { folder: '.ci', rooms: [], packages: [] },
};

/** Rooms that load files which are named only when they run: a release, a program made by a script. No list can hold those. */
export const mayNameWhenRun = ['server', 'scripts', 'model', 'look'];

/**
 * The same for the nouns of the two large rooms: what a noun's folder may import of its own room. Each noun imports only
 * nouns above it in its list, so there is no way round; one that is not listed is an error. All may import the files
 * that stand beside the folders, and those import no noun.
 */
export const nouns = {
  domain: {
    price: [],
    tax: ['price'],
    part: ['price'],
    news: ['part'],
    availability: [],
    distributor: [],
    shipping: ['price'],
    catalogue: ['availability', 'distributor', 'news', 'part', 'price', 'shipping'],
    clearance: ['part'],
    drawing: ['clearance', 'part'],
    prose: ['clearance', 'tax'],
    basket: ['part', 'price'],
    delivery: ['availability', 'basket', 'shipping', 'tax'],
    engine: ['availability', 'catalogue', 'delivery', 'part', 'price'],
    'part-page': ['catalogue', 'clearance', 'drawing', 'engine', 'part', 'price'],
    metadata: ['availability', 'catalogue', 'news', 'part', 'part-page', 'price', 'shipping'],
    'catalogue-data': ['availability', 'catalogue', 'metadata', 'part', 'price'],
    search: ['catalogue', 'part'],
    'build-list': ['availability', 'basket', 'catalogue', 'delivery', 'part', 'part-page', 'price'],
    'quick-order': ['basket', 'build-list', 'part', 'search'],
    enquiry: ['part'],
    checkout: ['price', 'tax'],
    order: ['basket', 'price'],
    payment: ['order', 'price'],
    seller: ['order'],
    withdrawal: ['delivery', 'enquiry'],
    'stock-alert': ['availability', 'enquiry', 'part', 'price'],
    consent: [],
    document: [],
    marquee: [],
    office: [],
  },
  stores: {
    browser: [],
    basket: ['browser'],
    catalogue: ['browser'],
    search: ['catalogue'],
    part: ['basket', 'browser'],
    'build-list': ['basket', 'browser', 'search'],
    enquiry: ['browser'],
    checkout: ['basket', 'browser', 'enquiry'],
    consent: ['browser'],
    order: ['browser', 'consent', 'enquiry'],
  },
};

/**
 * In all other rooms of `src` the nouns may import each other as they like, but not in a circle. The circles that stand, each by
 * the one import that would have to go; take it out when it has gone.
 */
export const standingCircles = [
  // the summary shows an order that its basket has become by the order page's own piece, which is built on the summary's
  { from: 'islands/checkout', to: 'islands/order' },
];

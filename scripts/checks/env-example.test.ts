import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Read by programs, and set by no operator of a shop: by those who work on it, or by one program for another that it starts. */
const ofWorkshop = new Set([
  ...['CI', 'DEEP', 'DISPLAY', 'GALLERY', 'E2E_SHARD', 'E2E_TRACE', 'MODEL_PATH', 'MODEL_RUNS', 'MODEL_SEED'],
  ...[
    'NODE_ENV',
    'NO_SYSTEM_INSTALL',
    'OWN_SHOP_PORT',
    'PATH',
    'PROPERTY_SEED',
    'ROUNDS',
    'SANDBOX_DATA',
    'SANDBOX_URL',
    'SHOP_LOG',
    'SHOP_URL',
  ],
  ...[
    'CHROME_PATH',
    'CHROMIUM_PATH',
    'FIREFOX_PATH',
    'MINI_BROWSER_PATH',
    'REDIS_SERVER_PATH',
    'WEBKIT_DRIVER_PATH',
    'WHOLE_CHROMIUM_PATH',
  ],
  ...['ASTRO_KEY', 'NODE_COMPILE_CACHE', 'SERVED_RELEASE', 'STEP_REPORT', 'TELL_MEMORY', 'TRIAL_LOG'],
]);

const reading = /(?<!import\.meta\.)\b(?:env|environment|source)(?:\??\.|\[')([A-Z][A-Z0-9_]+)\b/g;
const schemaKey = /^ {2}([A-Z][A-Z0-9_]+): /gm;
const schemas = ['src/server/env.ts', 'scripts/catalogue/settings.ts'];

const sources = globSync(['{src,scripts}/**/*.{ts,tsx,mjs,astro}', '*.config.{ts,mjs}'], {
  exclude: ['**/*.{test,spec}.*', '**/*-for-tests.ts', 'src/end-to-end/**'],
}).map((file) => file.replaceAll('\\', '/'));

const read = new Map(
  sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const names = [...text.matchAll(reading), ...(schemas.includes(file) ? text.matchAll(schemaKey) : [])];
    return names.map(([, name = '']) => [name, file] as const);
  }),
);
/** By a unit of systemd, without a program of ours. */
const ofUnits = [
  ...readFileSync('scripts/deploy/systemd/shop-backup-away.service', 'utf8').matchAll(/\$\{([A-Z_]+):\?/g),
];
for (const [, name = ''] of ofUnits) read.set(name, 'systemd');
const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
);

test('every setting that a program reads is told in .env.example', () => {
  expect(read.size).toBeGreaterThan(60);
  expect([...read].filter(([name]) => !documented.includes(name) && !ofWorkshop.has(name))).toEqual([]);
});

test('every setting that is told is read, and told once', () => {
  expect(documented.filter((name) => !read.has(name))).toEqual([]);
  expect(documented.toSorted()).toEqual([...new Set(documented)].toSorted());
});

test('what is left out is read, and not told', () => {
  expect([...ofWorkshop].filter((name) => documented.includes(name))).toEqual([]);
});

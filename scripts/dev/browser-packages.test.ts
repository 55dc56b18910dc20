import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserPackages } from './browser-packages.ts';

const code = globSync('src/{api,components,config,domain,islands,stores}/**/*.{ts,tsx,astro}').filter(
  (path) => !path.includes('.test.') && !path.includes('/testing/'),
);
/** What runs, without types and pictures, and without what only builds and servers have. */
const imported = /^(?:import|export) (?!type )[^']*from '([a-z@][^']*)';/gm;
const elsewhere = /^(?:node:|astro:|astro\/|vitest|fast-check|react-dom\/server$|zod$|zod\/v4)|\?/;

test('every package that scripts for browsers import is prepared', () => {
  const met = code.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(imported)].map(([, name = '']) => name));
  const names = [...new Set(met)].filter((name) => !elsewhere.test(name));
  expect(names.length).toBeGreaterThan(5);
  expect(browserPackages).toEqual(expect.arrayContaining(names));
});

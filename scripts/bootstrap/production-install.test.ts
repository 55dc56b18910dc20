import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isProductionInstall } from './production-install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Packages = Record<string, { version?: string; dev?: boolean; optional?: boolean }>;
const write = (file: string, packages: Packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));

const astro = { version: '7.3.5' };
const locked: Packages = {
  '': {},
  'node_modules/astro': astro,
  'node_modules/sharp-arm': { version: '1.0.0', optional: true },
  'node_modules/vitest': { version: '5.1.0', dev: true },
};

test.each<[string, Packages, boolean]>([
  ['all that is needed and no more', { 'node_modules/astro': astro }, true],
  ['another version than that of the lock file', { 'node_modules/astro': { version: '7.3.4' } }, false],
  [
    'packages for development too: an install of everything, which may be cut short',
    { 'node_modules/astro': astro, 'node_modules/vitest': { version: '5.1.0' } },
    false,
  ],
])('%s', (_, installed, expected) => {
  write('package-lock.json', locked);
  write('node_modules/.package-lock.json', installed);
  expect(isProductionInstall(root)).toBe(expected);
});

test('a fresh checkout has none', () => {
  write('package-lock.json', locked);
  expect(isProductionInstall(root)).toBe(false);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** The libraries live here and not among the packages of the shop, which uses none of them. */
export const libraryFolder = '.cache/bench-libraries';

export const packages = {
  minisearch: '7.2.0',
  flexsearch: '0.8.212',
  '@orama/orama': '3.1.18',
  '@leeoniya/ufuzzy': '1.0.19',
  pagefind: '1.6.0',
} as const;

/** Installs the libraries of this measurement with npm. Throws when that fails. */
export function installLibraries(): void {
  mkdirSync(libraryFolder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: packages };
  writeFileSync(`${libraryFolder}/package.json`, JSON.stringify(manifest));
  const arguments_ = ['install', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const done = spawnSync('npm', arguments_, { cwd: libraryFolder, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('the libraries could not be installed; is the npm registry reachable?');
}

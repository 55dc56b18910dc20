import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { requireJson } from '../release/read-json.ts';

/** A package of the lock file; `licence` as its maker writes it (SPDX). `isDev`: not on the machine that serves. */
type Licensed = { name: string; version: string; licence: string; isDev: boolean };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** Every package with its licence, by name; from the lock file, which holds them for all systems. */
export function listLicences(lockFile = 'package-lock.json'): Licensed[] {
  const { packages } = requireJson(lockSchema, readFileSync(lockFile, 'utf8'), {
    file: lockFile,
    remedy: 'Take it from the last commit, or run "npm install".',
  });
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license = 'none', dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      ...{ version, licence: license, isDev: dev },
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What asks for nothing but its own text to be kept; MPL-2.0 only for changes to its own files, OFL-1.1 is that of fonts. */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC-BY-3.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Packages with another licence, and why it is harmless. */
const exceptions: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own (libvips), loaded and not changed',
  },
  {
    name: /^@cspell\/dict-(?:en-gb|de-de|es-es)$/,
    licence: 'LGPL-3.0',
    why: 'words for the check of texts, never handed out',
  },
  { name: /^@cspell\/dict-django$/, licence: 'WTFPL', why: 'words for the check of texts, never handed out' },
  {
    name: /^@cspell\/dict-en-common-misspellings$/,
    licence: 'CC BY-SA 4.0',
    why: 'words for the check of texts, never handed out',
  },
];

const isExcepted = (name: string, licence: string): boolean =>
  exceptions.some((exception) => exception.licence === licence && exception.name.test(name));

/** "MIT AND OFL-1.1": both; "(MIT OR GPL-3.0-or-later)": we choose. Both words in one expression are for a person to read. */
function isAllowed({ name, licence }: Licensed): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  const isGood = (word: string) => allowed.has(word) || isExcepted(name, word);
  return bare.includes(' OR ') ? bare.split(' OR ').some(isGood) : bare.split(' AND ').every(isGood);
}

/** What may not be used here without a decision; each with the package that brings it. */
export const findLicenceFaults = (packages: readonly Licensed[] = listLicences()): string[] =>
  packages
    .filter((one) => !isAllowed(one))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: licence "${licence}" is not among those allowed in scripts/checks/licences.ts; take another package, or decide that it is harmless`,
    );

/** `node scripts/bootstrap/ready.mjs scripts/checks/licences.ts` lists each package with its licence, those of the serving machine first. */
if (import.meta.main)
  for (const { name, version, licence, isDev } of listLicences().toSorted((a, b) => Number(a.isDev) - Number(b.isDev)))
    console.log(`${licence}\t${name} ${version}${isDev ? '\t(development)' : ''}`);

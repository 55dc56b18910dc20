import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findLineFaults } from './line-faults.ts';
import { findLintFaults } from './lint-faults.ts';
import { readPieces } from './pieces.ts';
import { findLayerFaults } from './layer-faults.ts';

/** What types, lint and layers find in the code of `root`, .astro files included: "src/a.ts:3:5 what is wrong". */
export async function findCodeFaults(root: string): Promise<{ 'types and lint': string[]; layers: string[] }> {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,mjs,astro}', { cwd: root }).toSorted();
  const read = files.map((file) => readPieces(file, readFileSync(join(root, file), 'utf8')));
  const pieces = read.flatMap((one) => one.pieces);
  const faults = read.flatMap((one) => one.faults);
  return {
    'types and lint': [...faults, ...(await findLintFaults(root, pieces)), ...findLineFaults(pieces)],
    layers: findLayerFaults(pieces),
  };
}

const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Lets Astro write the types of the collections into `.astro` where there are none, or they are older than the collections. */
export function writeContentTypes(): void {
  const written = Math.min(changed('.astro/types.d.ts'), changed('.astro/content.d.ts'));
  if (written > changed('src/content.config.ts')) return;
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'sync'], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`astro sync: ${stderr.slice(-2_000)}`);
}

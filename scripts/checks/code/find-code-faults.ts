import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLineFaults } from './line-faults.ts';
import { findLintFaults } from './lint-faults.ts';
import { readPieces } from './pieces.ts';
import { findRoomFaults } from './room-faults.ts';

/** What types, lint and rooms find in the code of `root`, .astro files included: "src/a.ts:3:5 what is wrong". */
export async function findCodeFaults(root: string): Promise<{ 'types and lint': string[]; rooms: string[] }> {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,mjs,astro}', { cwd: root }).toSorted();
  const read = files.map((file) => readPieces(file, readFileSync(join(root, file), 'utf8')));
  const pieces = read.flatMap((one) => one.pieces);
  const faults = read.flatMap((one) => one.faults);
  return {
    'types and lint': [...faults, ...(await findLintFaults(root, pieces)), ...findLineFaults(pieces)],
    rooms: findRoomFaults(pieces),
  };
}

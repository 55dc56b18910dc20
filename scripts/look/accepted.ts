/** The accepted pictures: what is remembered of each stands in git, the pictures themselves only in the cache. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Grid, parseGrid, writeGrid } from './grid.ts';

const file = 'scripts/look/accepted.txt';

/** By name of the picture; empty where none was ever accepted. */
export function readAccepted(path = file): Map<string, Grid> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [name = '', ...grid] = line.split(' ');
      return [name, parseGrid(grid.join(' '))];
    }),
  );
}

/** One line each, by name, so that a change of one screen is a change of its lines. */
export function writeAccepted(grids: ReadonlyMap<string, Grid>, path = file): void {
  const lines = [...grids].map(([name, grid]) => `${name} ${writeGrid(grid)}\n`);
  writeFileSync(path, lines.toSorted().join(''));
}

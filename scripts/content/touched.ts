/**
 * `npm run content:pages [-- --base main --file pages.md]`: which pages differ for a reader from those of the base, in Markdown
 * for a pull request; also into the file where one is named. Pulls first where there is no catalogue.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPrograms } from '../release/programs.ts';
import { buildTexts, compareBuilds, digestPages, writeTouched } from './built-texts.ts';

const options = { base: { type: 'string', default: 'main' }, file: { type: 'string' } } as const;
const { base, file } = parseArgs({ options }).values;
const folder = '.cache/touched';
const tree = join(folder, 'base');
const shared = ['node_modules', 'content/catalogue', '.cache/pictures'];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const clear = () => {
  spawnSync('git', ['worktree', 'remove', '--force', tree]);
  rmSync(folder, { recursive: true, force: true });
};

/** The base beside the project, with the same packages, catalogue and pictures. */
function openBase(): void {
  clear();
  git('worktree', 'add', '--detach', '--force', tree, base);
  for (const path of shared) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    rmSync(join(tree, path), { recursive: true, force: true });
    symlinkSync(resolve(path), join(tree, path));
  }
}

const run = (...args: string[]): void =>
  void execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Texts name parts and show their pictures: without a pull they cannot be built. */
async function supply(): Promise<void> {
  if (existsSync('content/catalogue/current') && existsSync('.cache/pictures')) return;
  const programs = createPrograms();
  if (!process.env['COMMERCE_API_URL']) await programs.begin('scripts/sandbox/main.ts');
  run('scripts/catalogue/pull.ts');
  run('scripts/pictures/prepare.ts', '--describe');
  await programs.end();
}

await supply();
openBase();
const [before, after] = [join(folder, 'before'), join(folder, 'after')];
const isBuilt = buildTexts(tree, before) && buildTexts('.', after);
if (isBuilt) {
  const report = writeTouched(compareBuilds(digestPages(before), digestPages(after)), base);
  console.log(report);
  if (file !== undefined) writeFileSync(file, report);
}
clear();
process.exit(isBuilt ? 0 : 1);

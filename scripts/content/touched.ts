/** `npm run content:pages [-- --base main]`: which pages differ for a reader from those of the base, for a pull request. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTexts, compareBuilds, digestPages } from './built-texts.ts';

const { base } = parseArgs({ options: { base: { type: 'string', default: 'main' } } }).values;
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

const tell = (title: string, pages: string[]) => {
  if (pages.length > 0) console.log(`${title}\n${pages.map((page) => `- ${page}`).join('\n')}\n`);
};

openBase();
const [before, after] = [join(folder, 'before'), join(folder, 'after')];
const isBuilt = buildTexts(tree, before) && buildTexts('.', after);
if (isBuilt) {
  const { changed, added, gone } = compareBuilds(digestPages(before), digestPages(after));
  tell('Pages that read differently:', changed);
  tell('New pages:', added);
  tell('Pages that are gone (does a link or a redirect still lead there?):', gone);
  if (changed.length + added.length + gone.length === 0) console.log(`No page reads differently from ${base}.`);
}
clear();
process.exit(isBuilt ? 0 : 1);

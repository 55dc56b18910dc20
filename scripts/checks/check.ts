/**
 * `npm run check [-- --base other]`: looks at what differs from `main` (types, lint, format, related tests, papers, texts)
 * in well under a minute, and says what it did not look at.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { planCheck } from './ci/check-steps.ts';
import { runCi } from './ci/run-ci.ts';

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
};

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/**
 * Files that differ from where this branch left `base`, new and uncommitted ones too; deleted ones are in `gone`. Throws where
 * git does not know the base.
 */
function listChangedFiles(base: string): { files: string[]; gone: string[] } {
  const from = git('merge-base', 'HEAD', base).trim();
  const changed = lines(git('diff', '--name-only', '--no-renames', from));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  const all = [...new Set([...changed, ...added])].toSorted();
  return { files: all.filter((file) => existsSync(file)), gone: all.filter((file) => !existsSync(file)) };
}

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' } } });
const { files, gone } = listChangedFiles(values.base);
const { steps, unchecked } = planCheck(files);
console.log(`${files.length} files differ from ${values.base}${gone.length > 0 ? `, ${gone.length} are gone` : ''}.`);
await runCi(steps, [], unchecked);

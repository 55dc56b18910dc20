import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
export function listChangedFiles(base: string): { files: string[]; gone: string[] } {
  const from = git('merge-base', 'HEAD', base).trim();
  const changed = lines(git('diff', '--name-only', '--no-renames', from));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  const all = [...new Set([...changed, ...added])].toSorted();
  return { files: all.filter((file) => existsSync(file)), gone: all.filter((file) => !existsSync(file)) };
}

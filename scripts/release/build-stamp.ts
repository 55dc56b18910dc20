import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that a built shop is made from, besides the snapshot and the settings named below. */
const sources = [
  'src',
  'public',
  'content',
  'scripts/pictures',
  'scripts/documents',
  'scripts/release',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const leftOut = /(^|\/)(catalogue|photos|files|end-to-end)(\/|$)|\.test\.tsx?$|README\.md$/;

/** Files below a path; the path itself where it is one, nothing where it is not there. */
function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => listFiles(join(path, entry.name)));
}

/** Pages in `src/pages/catalogue` and rules in `src/domain/catalogue` count; pulled data, prepared photos and drawn documents do not. */
const counts = (file: string) =>
  file.startsWith('src/') ? !/end-to-end\/|\.test\.tsx?$|README\.md$/.test(file) : !leftOut.test(file);

/** Digest of the sources; equal digests give equal pages. */
export function digestSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).filter(counts).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Short name of the code for people: the commit, which an image has in SHOP_COMMIT, or "unknown". */
export function nameCode(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.SHOP_COMMIT) return environment.SHOP_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

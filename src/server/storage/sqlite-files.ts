import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What SQLite does not say of its files, in the codes that `diagnose.ts` knows. */
type FileFault = Error & { code: 'FILE_GONE' | 'FILE_REPLACED' | 'FILE_CUT' | 'LOG_GONE' | 'EISDIR' };
const toFault = (code: FileFault['code'], path: string): FileFault =>
  Object.assign(new Error(`${code}: ${path}`), { code });

/** SQLite writes beside its file, and gives those the rights that the file has when it is opened. */
const beside = (file: string) => [`${file}-wal`, `${file}-shm`];

const find = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Drafts and open orders hold addresses: nobody but the shop's own user reads any of the files. */
function keepPrivate(file: string): void {
  for (const one of [file, ...beside(file)]) if (existsSync(one)) chmodSync(one, 0o600);
}

/** Lies beside a storage from its beginning on: with it, a folder without the file has lost it. */
const toMark = (file: string) => join(dirname(file), 'storage-begun');
const markText =
  'A storage was begun in this folder. Remove this file only where the shop is to begin with an empty one.\n';

/** `make` gets a file of its own, which takes its place in one step: of two processes the later one finds a whole storage. */
function begin(file: string, make: (fresh: string) => void): void {
  const fresh = `${file}.${randomUUID()}`;
  try {
    closeSync(openSync(fresh, 'wx', 0o600));
    make(fresh);
    linkSync(fresh, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    for (const left of [fresh, ...beside(fresh)]) rmSync(left, { force: true });
  }
}

/**
 * Has the file there, private. It is made by `make` where there never was one; true then. Throws where it is lost, and where it is
 * empty: SQLite would take either for a new one, and delete what was written beside it.
 */
export function prepareFile(file: string, make: (fresh: string) => void): boolean {
  mkdirSync(dirname(file), { recursive: true });
  // before the file: another process may be making it
  const isTraced = [toMark(file), ...beside(file)].some((one) => existsSync(one));
  const found = find(file);
  if (found?.isFile() === false) throw toFault('EISDIR', file);
  if (found?.size === 0) throw toFault('FILE_CUT', file);
  if (!found && isTraced) throw toFault('FILE_GONE', file);
  if (!found) begin(file, make);
  if (!existsSync(toMark(file))) writeFileSync(toMark(file), markText, { mode: 0o600 });
  keepPrivate(file);
  return !found;
}

/**
 * Compares the files under their names with those that are there now, which SQLite has open: it goes on with files that were taken
 * away, and what it writes then is lost. The answer is what is wrong, null for nothing; three looks, some 6 µs.
 */
export function watchFiles(file: string): () => FileFault | null {
  const log = beside(file);
  const opened = [file, ...log].map(find);
  const isOpened = (path: string, at: number): boolean => {
    const found = find(path);
    return found?.ino === opened[at]?.ino && found?.dev === opened[at]?.dev;
  };
  let size = 0;
  return () => {
    const found = find(file);
    if (!found) return toFault('FILE_GONE', file);
    if (!isOpened(file, 0)) return toFault('FILE_REPLACED', file);
    // it never shrinks by itself
    if (found.size < size) return toFault('FILE_CUT', file);
    size = found.size;
    const lost = log.find((path, at) => !isOpened(path, at + 1));
    return lost === undefined ? null : toFault('LOG_GONE', lost);
  };
}

import type { Diagnosis } from './held-storage.ts';

const damaged = {
  fault: 'damaged',
  remedy:
    'the file is damaged: stop the shop and put the last backup in its place (npm run restore); to begin with nothing, move it, its -wal and -shm and the file storage-begun away',
  mustReopen: true,
};
/** Taken away, or cut to less than it was: what is open still has all of it, and goes on when it is back. */
const gone = {
  fault: 'file-gone',
  remedy:
    'put the file back as it was, leaving its -wal and -shm where they are; or stop the shop and put the last backup in its place (npm run restore)',
  mustReopen: false,
};
const cut = { ...gone, fault: 'file-cut' };
const replaced = {
  fault: 'file-replaced',
  remedy:
    'put the same file back, or an exact copy of it, which is opened by itself; put another one there only while the shop is stopped, without -wal and -shm: the log of the one before would spoil it',
  mustReopen: true,
};
const logGone = {
  fault: 'log-gone',
  remedy: 'nothing: its -wal or -shm was taken away, and is made anew by itself; leave them to the shop',
  mustReopen: true,
};
const unwritable = {
  fault: 'not-writable',
  remedy: 'let the user of the shop write the file and its folder; the disk may be mounted read-only',
  mustReopen: true,
};
const full = {
  fault: 'disk-full',
  remedy: 'make room on its disk; orders go on by themselves then',
  mustReopen: false,
};
const failing = { fault: 'disk-failing', remedy: 'see what the system says of its disk', mustReopen: true };

/** By the first byte of SQLite's result codes; busy, locked and constraint are no sickness. */
const ofSqlite: Record<number, Diagnosis> = {
  5: null,
  6: null,
  8: unwritable,
  10: failing,
  11: damaged,
  13: full,
  14: unwritable,
  19: null,
  23: unwritable,
  26: damaged,
};

/** By the code of a call of the system, and of `sqlite-files.ts`. */
const ofSystem: Record<string, Diagnosis> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: unwritable,
  EACCES: unwritable,
  EPERM: unwritable,
  ENOTDIR: unwritable,
  EEXIST: unwritable,
  EISDIR: unwritable,
  EIO: failing,
  FILE_GONE: gone,
  FILE_CUT: cut,
  FILE_REPLACED: replaced,
  LOG_GONE: logGone,
};

/** What an error of the file means; null for what passes by itself. */
export function diagnoseFile(error: unknown): Diagnosis {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string };
  const known = errcode === undefined ? ofSystem[code ?? ''] : ofSqlite[errcode % 256];
  return known === undefined ? failing : known;
}

/** By the word that the server's answer begins with, also where a script of ours passed it on. What is wrong with one row is no sickness. */
const ofRedis: Record<string, { fault: string; remedy: string } | null> = {
  OOM: {
    fault: 'memory-full',
    remedy:
      'give the server of REDIS_URL more memory (maxmemory); maxmemory-policy stays noeviction, for others lose orders',
  },
  MISCONF: {
    fault: 'disk-failing',
    remedy: 'the server of REDIS_URL cannot write to its disk: make room there, and see its own log',
  },
  READONLY: {
    fault: 'not-writable',
    remedy: 'REDIS_URL names a copy that is only read: name the server that is written to',
  },
  NOPERM: {
    fault: 'not-allowed',
    remedy: 'let the user of REDIS_URL read and write race-series:*, with scripts and SCAN',
  },
  WRONGTYPE: null,
};

const unreachable = {
  fault: 'unreachable',
  remedy:
    'see that the server of REDIS_URL runs (with a full disk it ends), can be reached from here and takes this user and password',
};

/** What an error of Redis means. The client finds its way back by itself, so nothing is opened anew. */
export function diagnoseRedis(error: unknown): Diagnosis {
  const word = Object.keys(ofRedis).find((one) => new RegExp(`(?:^|[ -])${one} `).test(toMessage(error)));
  const known = word === undefined ? unreachable : (ofRedis[word] ?? null);
  return known && { ...known, mustReopen: false };
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : '');

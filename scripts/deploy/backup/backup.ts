/**
 * `npm run backup`: a copy of what the shop remembers, taken while it serves (rule operation.backup). Exit code 0: there is a
 * whole one; 1: it could not be made, and nothing is left of it; 2: with these settings there is nothing to back up.
 */
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import {
  type BackupNote,
  checkDatabase,
  digestFile,
  keepOnDisk,
  listBackups,
  nameBackup,
  noteOf,
} from './backup-file.ts';
import { type BackupSettings, backupSettings, type Outcome, tellOutcome } from './settings.ts';

/** Pages: were it copied in pieces, it would begin again with each write of the shop. */
const inOneStep = 2_147_483_647;

/** The copy holds what was committed when it ends, also what is still in the write-ahead log. */
async function copyOnline(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    await backup(database, to, { rate: inOneStep });
  } finally {
    database.close();
  }
}

/** One file that can be read without the shop: no write-ahead log beside it. */
function closeJournal(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}

/** `made` stays, also where others say that they were taken later: the clock was set back since. */
async function prune({ folder, kept }: BackupSettings, made: string): Promise<number> {
  const others = (await listBackups(folder)).filter((file) => file !== made);
  const old = others.slice(0, Math.max(0, others.length + 1 - kept));
  for (const file of old) for (const one of [file, noteOf(file)]) await rm(join(folder, one), { force: true });
  return old.length;
}

async function makeBackup(settings: BackupSettings, takenAt: string): Promise<{ file: string; note: BackupNote }> {
  const { database, folder, secretName } = settings;
  const file = join(folder, nameBackup(takenAt));
  const part = `${file}.part`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // before anything is in it: it will hold addresses
    await writeFile(part, '', { mode: 0o600 });
    await copyOnline(database, part);
    closeJournal(part);
    const note = { takenAt, entries: checkDatabase(part), sha256: await digestFile(part), secretName };
    await writeFile(noteOf(file), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    await chmod(part, 0o600);
    await keepOnDisk(part);
    await rename(part, file);
    await keepOnDisk(file);
    return { file, note };
  } catch (error) {
    for (const left of [part, `${part}-wal`, `${part}-shm`, noteOf(file)]) await rm(left, { force: true });
    throw error;
  }
}

/** One backup with the settings of the environment. */
export async function runBackup(environment: Record<string, string | undefined>, now = Date.now()): Promise<Outcome> {
  const read = backupSettings(environment);
  if (!read.ok) return read.outcome;
  const { settings } = read;
  if (!(await stat(settings.database).catch(() => null)))
    return { code: 1, lines: [`There is no ${settings.database}: has the shop run with this DATA_DIR?`] };
  const { file, note } = await makeBackup(settings, new Date(now).toISOString());
  const gone = await prune(settings, basename(file));
  const kept = (await listBackups(settings.folder)).length;
  return {
    code: 0,
    lines: [
      `${file}: ${note.entries} rows, checked. ${kept} kept${gone > 0 ? `, ${gone} old removed` : ''}.`,
      `"npm run restore -- ${basename(file)}" brings it back. Copy it to another machine, and keep SHOP_SECRET apart from it.`,
    ],
  };
}

if (import.meta.main) await tellOutcome(() => runBackup(process.env));

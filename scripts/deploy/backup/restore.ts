/**
 * `npm run restore -- FILE`: what the shop remembered when the backup was taken, instead of what it remembers now (rule
 * operation.restore); who was erased since is erased again (rule privacy.erased). Without a file it lists them. Exit code 0: done; 1: nothing was changed; 2: it cannot run so.
 */
import { chmod, chown, copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { createSqliteStorage } from '#server/storage/sqlite.ts';
import { eraseAgain } from '../records/erase.ts';
import { readErasedSince } from '../records/erased-list.ts';
import { checkDatabase, digestFile, keepOnDisk, listBackups, readNote } from './backup-file.ts';
import { holdAlone } from './running-shop.ts';
import { type BackupSettings, backupSettings, type Outcome, tellOutcome } from './settings.ts';

const refuse = (...lines: string[]): Outcome => ({ code: 1, lines: [...lines, 'Nothing was changed.'] });

async function list({ folder }: BackupSettings): Promise<Outcome> {
  const files = await listBackups(folder);
  if (files.length === 0) return { code: 2, lines: [`There is no backup in ${folder} (BACKUP_DIR).`] };
  const rows = await Promise.all(
    files.toReversed().map(async (file) => {
      const note = await readNote(join(folder, file));
      return `  ${file}  ${note ? `${note.entries} rows, taken ${note.takenAt}` : 'its note is missing'}`;
    }),
  );
  return { code: 2, lines: ['Name the backup, newest first:', ...rows, `npm run restore -- ${files.at(-1)}`] };
}

const findFile = ({ folder }: BackupSettings, given: string): string =>
  isAbsolute(given) || existsSync(given) ? given : join(folder, given);

/** What speaks against this file; a whole backup that was not changed since has nothing. */
async function findFaults(file: string): Promise<string[]> {
  if (!(await stat(file).catch(() => null))?.isFile()) return [`There is no ${file}.`];
  const note = await readNote(file);
  if (note && (await digestFile(file)) !== note.sha256)
    return [`${file} is not what was backed up: its digest is another one than in its note.`];
  try {
    checkDatabase(file);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * The old file gets a second name, and the new one takes its place in one step: a shop that starts finds the one or the other.
 * It is not copied: to open and close it would give up the lock that keeps others out.
 */
async function exchange(database: string, fresh: string, aside: string): Promise<void> {
  if (existsSync(database)) await link(database, aside);
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(database + ending)) await rename(database + ending, aside + ending);
  }
  await rename(fresh, database);
  await keepOnDisk(database);
}

/** The shop has a user of its own; what root restores belongs to whom the folder belongs to. */
async function giveToOwner(file: string): Promise<void> {
  const { uid, gid } = await stat(dirname(file));
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}

type Erased = { people: number; rows: number };

/** Whoever was erased since the backup was taken is erased again before anybody reads it; without its note, whoever was erased at all. */
async function eraseIn(fresh: string, file: string, settings: BackupSettings, now: number): Promise<Erased> {
  const since = (await readNote(file))?.takenAt ?? new Date(0).toISOString();
  const codes = await readErasedSince(settings.folder, since);
  if (codes.size === 0) return { people: 0, rows: 0 };
  const storage = createSqliteStorage(fresh, () => now);
  try {
    return { people: codes.size, rows: await eraseAgain(storage, settings.secrets, codes, now) };
  } finally {
    await storage.close();
  }
}

type BroughtIn = { aside: string; erased: Erased };

async function bringIn(file: string, settings: BackupSettings, now: number): Promise<BroughtIn> {
  const { database } = settings;
  const fresh = `${database}.restoring`;
  const aside = `${database}.before-${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}`;
  try {
    await mkdir(dirname(database), { recursive: true, mode: 0o700 });
    await copyFile(file, fresh);
    await chmod(fresh, 0o600);
    await giveToOwner(fresh);
    const erased = await eraseIn(fresh, file, settings, now);
    checkDatabase(fresh);
    await keepOnDisk(fresh);
    await exchange(database, fresh, aside);
    return { aside, erased };
  } finally {
    for (const left of [fresh, `${fresh}-wal`, `${fresh}-shm`]) await rm(left, { force: true });
  }
}

async function sayDone(settings: BackupSettings, file: string, { aside, erased }: BroughtIn): Promise<Outcome> {
  const note = await readNote(file);
  const isOther = note !== null && note.secretName !== settings.secretName;
  return {
    code: 0,
    lines: [
      `${settings.database} is now ${file}${note ? `, taken ${note.takenAt}` : ''}.`,
      ...(existsSync(aside) ? [`What was there before: ${aside}. Delete it when you no longer need it.`] : []),
      ...(erased.people > 0
        ? [`${erased.people} erased since then; ${erased.rows} rows of them were erased again.`]
        : []),
      ...(isOther ? ['SHOP_SECRET is another one than then: drafts and links of that time do not open with it.'] : []),
      'Start the shop. It takes up orders and mails where the backup was: a mail sent since may be sent again.',
    ],
  };
}

const flag = '--shop-is-stopped';

/** The database for this process alone, or why it cannot be had. */
function takeAlone(database: string, isStopped: boolean): { release(): void } | Outcome {
  const free = { release: () => {} };
  if (!existsSync(database)) return free;
  const hold = holdAlone(database);
  if (hold.kind === 'held' || (hold.kind === 'unknown' && isStopped)) return hold.kind === 'held' ? hold : free;
  if (hold.kind === 'in-use')
    return refuse(`The shop is running: ${database} is in use by ${hold.by}.`, 'Stop it and its jobs first.');
  return refuse(
    `${database} cannot be read (${hold.why}), so it cannot be asked whether a shop uses it.`,
    `Stop the shop, then run this again with ${flag}.`,
  );
}

/** One restore with the settings of the environment; `args`: a name of the list or a path, and the flag. */
export async function runRestore(
  environment: Record<string, string | undefined>,
  args: readonly string[],
  now = Date.now(),
): Promise<Outcome> {
  const read = backupSettings(environment);
  if (!read.ok) return read.outcome;
  const { settings } = read;
  const given = args.find((arg) => !arg.startsWith('--'));
  if (given === undefined) return list(settings);
  const file = findFile(settings, given);
  const faults = await findFaults(file);
  if (faults.length > 0) return refuse(...faults);
  const hold = takeAlone(settings.database, args.includes(flag));
  if ('code' in hold) return hold;
  try {
    return await sayDone(settings, file, await bringIn(file, settings, now));
  } finally {
    hold.release();
  }
}

if (import.meta.main) await tellOutcome(() => runRestore(process.env, process.argv.slice(2)));

/**
 * `npm run person`: what the shop holds of a mailbox (rules privacy.copy and privacy.erased), also while it serves. `show MAILBOX` prints
 * it, with `--json` for a program; `erase MAILBOX` says what would be erased and what is kept, and erases with `--confirm WORD` of that
 * answer; `erase-again SINCE` erases anew whoever was erased since that moment, after an older state of Redis was brought back. Exit code
 * 0: done; 1: nothing was changed; 2: it cannot run so.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Outcome, readBackupFolder, tellOutcome } from '../backup/settings.ts';
import { erasedFile, noteErased, readErasedSince } from './erased-list.ts';
import { eraseAgain, eraseRows, listErasable, nameErasure } from './erase.ts';
import { findRows } from './find-rows.ts';
import { isMailbox, matchMailbox, openCodes, toMailbox } from './mailbox-match.ts';
import { type OpenRecords, withRecords } from './open-records.ts';
import { countKinds, many, toJson, writeKept, writeRow } from './write-rows.ts';

const usage = [
  'npm run person -- show MAILBOX [--json]',
  'npm run person -- erase MAILBOX [--confirm WORD]',
  'npm run person -- erase-again SINCE',
];
const tell = (...lines: string[]): Outcome => ({ code: 0, lines });

type Command = { verb: string; word: string; isJson: boolean; confirm: string | undefined };

/** null for what is no command. */
function readCommand(args: readonly string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, confirm: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb = '', word = '', ...rest] = positionals;
    const isKnown = ['show', 'erase', 'erase-again'].includes(verb) && rest.length === 0;
    return isKnown ? { verb, word, isJson: values.json ?? false, confirm: values.confirm } : null;
  } catch {
    return null;
  }
}

/** A day that there is, alone or with its time and zone. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** What is wrong with the word of a command; null where nothing is. */
function findFault({ verb, word }: Command, now: number): string | null {
  if (verb !== 'erase-again') return isMailbox(word) ? null : `"${word}" is no mailbox.`;
  if (!moment.safeParse(word).success) return `"${word}" is no moment: write it like 2026-11-30T04:00:00Z.`;
  return Date.parse(word) > now ? `${word} is still to come.` : null;
}

type Opened = OpenRecords & { folder: string; now: number };

async function show({ storage, place, secrets, now }: Opened, { word, isJson }: Command): Promise<Outcome> {
  const rows = findRows(await storage.list(''), matchMailbox(secrets, word), now);
  const mailbox = toMailbox(word);
  if (isJson) return tell(JSON.stringify({ mailbox, at: new Date(now).toISOString(), rows: toJson(rows) }, null, 2));
  if (rows.length === 0) return tell(`${place}: nothing of ${mailbox}.`);
  return tell(
    `${place}: ${many(rows.length, 'row')} of ${mailbox}. Anybody can type a mailbox: look at the names before you pass this on.`,
    ...rows.flatMap(writeRow),
  );
}

/** What the shop holds is not all there is. */
const elsewhere =
  'The commerce API, the mailbox of enquiries and the backups are not in this: scripts/deploy/runbook/personal-data.md.';

async function planErasure({ storage, place, secrets, now }: Opened, { word }: Command): Promise<Outcome> {
  const rows = findRows(await storage.list(''), matchMailbox(secrets, word), now);
  const due = listErasable(rows);
  const isKeeping = due.length < rows.length;
  return tell(
    due.length === 0 ? `${place}: nothing would be erased.` : `${place}: would be erased: ${countKinds(due)}.`,
    ...due.flatMap(writeRow),
    ...(isKeeping ? ['Would be kept:', ...writeKept(rows)] : []),
    elsewhere,
    `Nothing has been erased yet. To erase: npm run person -- erase ${toMailbox(word)} --confirm ${nameErasure(rows)}`,
  );
}

async function erase(opened: Opened, command: Command): Promise<Outcome> {
  const { storage, secrets, log, folder, now } = opened;
  const who = matchMailbox(secrets, command.word);
  if (command.confirm !== nameErasure(findRows(await storage.list(''), who, now))) {
    const { lines } = await planErasure(opened, command);
    return { code: 1, lines: ['That is not the word for what would be erased now.', ...lines] };
  }
  // first, so that a backup brings nobody back whose erasure was cut off
  await noteErased(folder, openCodes(secrets)(command.word)[0] ?? '', now);
  const { erased, kept } = await eraseRows(storage, who, now);
  log.info('person-erased', { rows: erased, kept: kept.length });
  return tell(
    `${many(erased, 'row')} erased, and noted in ${folder} for backups that are brought back.`,
    ...(kept.length > 0 ? ['Kept:', ...writeKept(kept)] : []),
    elsewhere,
  );
}

async function eraseSince({ storage, secrets, log, folder, now }: Opened, { word }: Command): Promise<Outcome> {
  const file = resolve(erasedFile(folder));
  if (!existsSync(file))
    return { code: 2, lines: [`There is no ${file}: nobody was erased, or the list is elsewhere (BACKUP_DIR).`] };
  const codes = await readErasedSince(folder, word);
  const rows = await eraseAgain(storage, secrets, codes, now);
  log.info('people-erased-again', { people: codes.size, rows });
  return tell(`${codes.size} erased since ${new Date(word).toISOString()}; ${many(rows, 'row')} of them erased again.`);
}

/** One command with the settings of the environment. */
export async function runPerson(
  environment: Record<string, string | undefined>,
  args: readonly string[],
  now = Date.now(),
): Promise<Outcome> {
  const command = readCommand(args);
  if (command === null) return { code: 2, lines: usage };
  const fault = findFault(command, now);
  if (fault !== null) return { code: 2, lines: [fault, ...usage] };
  return withRecords(environment, (records) => {
    const opened = { ...records, folder: readBackupFolder(environment), now };
    if (command.verb === 'show') return show(opened, command);
    if (command.verb === 'erase-again') return eraseSince(opened, command);
    return command.confirm === undefined ? planErasure(opened, command) : erase(opened, command);
  });
}

if (import.meta.main) await tellOutcome(() => runPerson(process.env, process.argv.slice(2)));

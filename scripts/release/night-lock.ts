import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from './read-json.ts';

/** How often the holder says that it is still at work. */
const beatMs = 10_000;
/** Without a beat for so long a holder elsewhere is taken for dead; clocks of hosts may be apart by less. */
const leaseMs = 180_000;

const holderSchema = z.object({
  token: z.string(),
  /** which machine, boot and space of process numbers: only there a number can be looked at */
  place: z.string(),
  host: z.string(),
  pid: z.int(),
  /** when the process began, as its system counts; a number may be another's by now */
  begun: z.string(),
  /** ISO 8601 UTC */
  since: z.string(),
  beatAt: z.number(),
});
type Holder = z.infer<typeof holderSchema>;

export type NightLock = {
  /** false once it was taken away: what was not published by then must not be */
  isOurs(): Promise<boolean>;
  release(): Promise<void>;
};

const tryRead = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

const readPlace = (): string =>
  [
    hostname(),
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    tryRead(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

/** Field 22 of the process's line, counted behind its name, which may hold blanks; empty where no system tells it. */
const readBegun = (pid: number): string => {
  const line = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

function isAlive({ pid, begun }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') return false;
  }
  const now = readBegun(pid);
  return now === '' || begun === '' || now === begun;
}

/**
 * Whether a holder works no more: in its own place by its process, elsewhere by its beat. One that is yet to come is from before a clock was
 * set back.
 */
const isDead = (holder: Holder, place: string, now: number): boolean =>
  holder.place === place ? !isAlive(holder) : Math.abs(now - holder.beatAt) > leaseMs;

/** Null for a file that is not there; one that cannot be read as ours is nobody's and dead. */
async function readHolder(path: string): Promise<Holder | 'unreadable' | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const read = readJson(holderSchema, text, path);
  return read.ok ? read.value : 'unreadable';
}

const tokenOf = (holder: Holder | 'unreadable' | null): string | null =>
  holder === null || holder === 'unreadable' ? null : holder.token;

/** The file appears whole or not at all, also on a disk that several hosts share; false when there is one. */
async function place(path: string, holder: Holder): Promise<boolean> {
  const own = `${path}.${holder.token}`;
  try {
    await writeFile(own, JSON.stringify(holder));
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Takes a dead holder's file away. Of two that try, one moves it; who then finds that it moved another's puts that back. */
async function breakDead(path: string, dead: Holder | 'unreadable'): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  if (
    !(await rename(path, aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  const moved = await readHolder(aside);
  if (tokenOf(moved) !== tokenOf(dead)) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

function keep(path: string, holder: Holder): NightLock {
  const isOurs = async () => tokenOf(await readHolder(path)) === holder.token;
  const beat = async () => {
    if (!(await isOurs())) return;
    const fresh = `${path}.${holder.token}`;
    await writeFile(fresh, JSON.stringify({ ...holder, beatAt: Date.now() }));
    await rename(fresh, path);
  };
  const timer = setInterval(() => void beat().catch(() => {}), beatMs);
  timer.unref();
  return {
    isOurs,
    release: async () => {
      clearInterval(timer);
      if (await isOurs()) await rm(path, { force: true });
    },
  };
}

const tries = 5;

/**
 * Lets one program at a time make and switch releases of a folder, also where several hosts share it. The lock of a process
 * that was killed is broken by the next one: at once in the same place, elsewhere when it has not been heard of for three
 * minutes. Otherwise says who holds it.
 */
export async function takeNightLock(
  folder: string,
): Promise<{ ok: true; lock: NightLock } | { ok: false; holder: string }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'night.lock');
  const now = Date.now();
  const holder: Holder = {
    token: randomUUID(),
    place: readPlace(),
    host: hostname(),
    pid: process.pid,
    begun: readBegun(process.pid),
    since: new Date(now).toISOString(),
    beatAt: now,
  };
  for (let turn = 0; turn < tries; turn += 1) {
    if (await place(path, holder)) return { ok: true, lock: keep(path, holder) };
    const other = await readHolder(path);
    if (other === null) continue;
    if (other !== 'unreadable' && !isDead(other, holder.place, Date.now()))
      return { ok: false, holder: `process ${other.pid} on ${other.host}, since ${other.since}` };
    await breakDead(path, other);
  }
  return { ok: false, holder: 'another process that has just begun' };
}

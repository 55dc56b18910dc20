import { basename, join } from 'node:path';
import { readSnapshot } from '#collections/snapshot.ts';
import type { PullOutcome } from '../catalogue/pull.ts';
import { describeFullDisk, describeNoRight } from '../catalogue/full-disk.ts';
import { buildRelease, stampOf } from './build-release.ts';
import { runChild } from './children.ts';
import { readHold } from './hold.ts';
import { mailReport } from './mail-report.ts';
import { type NightLock, takeNightLock } from './night-lock.ts';
import { keepReport, type NightReport, writeNight } from './night-report.ts';
import { readServed } from './release-file.ts';
import { findLackOfSpace } from './disk-space.ts';
import { type ReleaseSettings, releaseSettings } from './settings.ts';
import { clearLeftovers, listReleases, pruneReleases, servedRelease, switchTo } from './switch.ts';

/** What a night found out; times and the release are added at its end. */
type Night = Pick<NightReport, 'outcome'> &
  Partial<Pick<NightReport, 'parts' | 'setAside' | 'shippingGaps' | 'pages' | 'notes' | 'faults'>>;

const refuse = (night: Omit<Night, 'outcome'>, ...faults: string[]): Night => ({
  ...night,
  outcome: 'refused',
  faults,
});

const held = (since: string): Night => ({
  outcome: 'held',
  notes: [`Somebody went back to an earlier release at ${since}: "npm run rollback -- --release" lets nights publish.`],
});

/** Digest of the snapshot that is live now. */
const readDigest = (): string =>
  readSnapshot(join(process.env.CATALOGUE_DIR || join('content', 'catalogue'), 'current')).manifest.digest;

/** Switches unless somebody went back meanwhile, also in the very moment of the switch. */
async function publish(settings: ReleaseSettings, name: string, lock: NightLock, night: Night): Promise<Night> {
  if (!(await lock.isOurs()))
    return refuse(night, 'another night has taken over: this one was not heard of for minutes');
  const before = await readHold(settings);
  if (before) return { ...night, ...held(before.since) };
  const served = await servedRelease(settings);
  await switchTo(settings, name);
  const after = await readHold(settings);
  if (after === null) return { ...night, outcome: 'published' };
  // a hold that was put down on a full disk does not say to which
  const isThere = (await listReleases(settings)).includes(after.release);
  await switchTo(settings, isThere ? after.release : (served ?? name));
  return { ...night, ...held(after.since) };
}

async function work(settings: ReleaseSettings, pullArgs: readonly string[], lock: NightLock): Promise<Night> {
  await clearLeftovers(settings);
  const hold = await readHold(settings);
  if (hold) return held(hold.since);
  const served = await servedRelease(settings);
  const lack = await findLackOfSpace(settings.folder, served && join(settings.folder, served));
  if (lack) return refuse({}, lack);
  const { ok, result } = await runChild(['scripts/catalogue/pull.ts', ...pullArgs]);
  const pulled = result as PullOutcome | null;
  const known = {
    parts: pulled?.changes ?? null,
    setAside: pulled?.aside ?? [],
    shippingGaps: pulled?.shippingGaps ?? null,
  };
  if (!ok) return refuse(known, 'the pull failed', ...(pulled?.faults ?? []));
  if ((await readServed(settings))?.stamp === stampOf(readDigest())) return { ...known, outcome: 'unchanged' };
  const built = await buildRelease(settings);
  if (!built.ok) return refuse(known, 'the build failed', ...built.faults);
  const night = await publish(settings, basename(built.folder), lock, {
    ...known,
    outcome: 'published',
    notes: built.notes,
    pages: built.counts.pages,
  });
  await pruneReleases(settings);
  return night;
}

/** A full disk and a folder of somebody else are findings like others; what else is thrown is a defect, and said as it is. */
const refuseFor = (error: unknown, { folder }: ReleaseSettings): Night =>
  refuse(
    {},
    describeFullDisk(error, folder) ?? describeNoRight(error) ?? String(error instanceof Error ? error.stack : error),
  );

async function workSafely(settings: ReleaseSettings, pullArgs: readonly string[], lock: NightLock): Promise<Night> {
  try {
    return await work(settings, pullArgs, lock);
  } catch (error) {
    await clearLeftovers(settings).catch(() => {});
    return refuseFor(error, settings);
  }
}

async function tell(settings: ReleaseSettings, report: NightReport): Promise<void> {
  const lines = writeNight(report);
  const isGood = report.faults.length === 0;
  (isGood ? console.log : console.error)(lines.join('\n'));
  if (report.outcome === 'published') console.log('"npm run rollback" goes back.');
  // a disk that is full keeps no report either: what was said above is all there is
  await keepReport(settings, report).catch((error: unknown) =>
    console.error(`The report was not kept: ${String(error)}`),
  );
  const unsent = await mailReport(report);
  if (unsent) console.error(unsent);
}

/** Says and mails what the night was; gives the exit code. */
async function end(settings: ReleaseSettings, begun: Date, night: Night): Promise<0 | 1> {
  const ended = new Date();
  const report: NightReport = {
    parts: null,
    setAside: [],
    shippingGaps: null,
    pages: null,
    notes: [],
    faults: [],
    ...night,
    begunAt: begun.toISOString(),
    endedAt: ended.toISOString(),
    seconds: Math.round((ended.getTime() - begun.getTime()) / 100) / 10,
    release: await servedRelease(settings),
  };
  await tell(settings, report);
  return report.faults.length > 0 ? 1 : 0;
}

/** The lock, or who has it; or what the night is on a disk that has not even room for a lock. */
const takeLock = (settings: ReleaseSettings) =>
  takeNightLock(settings.folder).catch((error: unknown) => refuseFor(error, settings));

/**
 * One night from pull to prune, alone on its releases; `pullArgs` are those of the pull. Gives the exit code: 1 when something was
 * wrong, or another is at work.
 */
export async function runNight(pullArgs: readonly string[], settings = releaseSettings()): Promise<0 | 1> {
  const begun = new Date();
  const taken = await takeLock(settings);
  if ('outcome' in taken) return end(settings, begun, taken);
  if (!taken.ok) {
    console.error(`Another night is at work (${taken.holder}). Nothing was done.`);
    return 1;
  }
  try {
    return await end(settings, begun, await workSafely(settings, pullArgs, taken.lock));
  } finally {
    await taken.lock.release();
  }
}

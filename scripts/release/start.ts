/**
 * `npm start`: sandbox (when no real commerce API is configured), pull, build when something changed, serve. Ends
 * everything on Ctrl-C. A pull that fails leaves the last good snapshot in use, if there is one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { readCatalogue } from '#collections/catalogue.ts';
import { readSnapshot } from '#collections/snapshot.ts';
import { parseEnv } from '#server/env.ts';
import { buildRelease, stampOf } from './build-release.ts';
import { findTakenPorts } from './ports.ts';
import { createPrograms } from './programs.ts';
import { readHold } from './hold.ts';
import { takeNightLock } from './night-lock.ts';
import { readServed } from './release-file.ts';
import { type ReleaseSettings, releaseSettings } from './settings.ts';
import { pruneReleases, switchTo } from './switch.ts';

const programs = createPrograms();

let isLeaving = false;

async function leave(code: number): Promise<never> {
  isLeaving = true;
  await programs.end();
  process.exit(code);
}

const complain = (lines: string[]): Promise<never> => {
  console.error(lines.join('\n'));
  return leave(1);
};

const begin = () => programs.begin('src/server/start.ts', { SHOP_SECRET: process.env.SHOP_SECRET ?? '' });

/** Whether the served release is of these sources and of the last snapshot. It is then served while the pull looks for a newer one. */
async function isServable(): Promise<boolean> {
  const served = await readServed(releaseSettings());
  if (served === null) return false;
  try {
    const { manifest } = readSnapshot(join(process.env.CATALOGUE_DIR || join('content', 'catalogue'), 'current'));
    return served.stamp === stampOf(manifest.digest);
  } catch {
    return false;
  }
}

async function pull(): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, ['scripts/catalogue/pull.ts'], { stdio: 'inherit' }), 'exit');
  if (code !== 0) console.error('The pull failed; the last good catalogue is used, if there is one.');
  return code === 0;
}

/** Alone, because a night may be at work on the same releases: then what is served is served on. */
async function publishAlone(mayBuild: boolean): Promise<void> {
  const settings = releaseSettings();
  const taken = await takeNightLock(settings.folder);
  if (taken.ok) {
    await publishWhenChanged(settings, mayBuild);
    return taken.lock.release();
  }
  if ((await readServed(settings)) === null) return complain([`Another build is at work (${taken.holder}).`]);
  console.log(`A night is at work (${taken.holder}): its release is served when it is ready.`);
}

/** A build after a failed pull is for the sandbox only: a real shop must not be built from what somebody else pulled. */
async function publishWhenChanged(settings: ReleaseSettings, mayBuild: boolean): Promise<void> {
  const served = await readServed(settings);
  if (served !== null && served.stamp === stampOf(readCatalogue().manifest.digest)) return;
  if (served !== null && (await readHold(settings))) {
    console.log('Somebody went back to this release: "npm run rollback -- --release" lets a newer one be built.');
    return;
  }
  if (!mayBuild)
    return complain([
      'Without a good pull there is nothing new to serve: see that the commerce API answers, then start again.',
    ]);
  console.log('Building the shop …');
  const built = await buildRelease(settings);
  if (!built.ok) return complain(built.faults.slice(0, 20));
  await switchTo(settings, basename(built.folder));
  await pruneReleases(settings);
}

process.on('SIGINT', () => void leave(0));
process.on('SIGTERM', () => void leave(0));

const parsed = parseEnv(process.env);
if (!parsed.ok)
  await complain(['The shop cannot start. Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)]);
const env = (parsed as Extract<typeof parsed, { ok: true }>).env;
const ports = [
  { name: 'PORT', port: env.PORT },
  ...(env.isSandbox ? [{ name: 'SANDBOX_PORT', port: env.SANDBOX_PORT }] : []),
];
const taken = await findTakenPorts(ports);
if (taken.length > 0) await complain(taken);

try {
  if (env.isSandbox) await programs.begin('scripts/sandbox/main.ts');
  const pulled = pull();
  const early = (await isServable()) ? begin() : null;
  await Promise.all([early, pulled.then((isGood) => publishAlone(isGood || env.isSandbox))]);
  if (early === null) await begin();
} catch (error) {
  await complain([error instanceof Error ? error.message : String(error)]);
}
console.log(
  `\nShop     ${env.SITE_URL}${env.isSandbox ? `\nSandbox  http://localhost:${env.SANDBOX_PORT}` : ''}\nCtrl-C stops both.`,
);
const ended = await programs.whenOneEnds;
if (!isLeaving) await complain([`${ended} has ended; the rest is stopped with it.`]);

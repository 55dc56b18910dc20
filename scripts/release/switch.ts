import { readlink, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { ReleaseSettings } from './settings.ts';

/** Names of the releases on disk, oldest first (names are times). */
export async function listReleases(settings: ReleaseSettings): Promise<string[]> {
  const names = await readdir(settings.folder).catch(() => [] as string[]);
  return names.filter((name) => /^\d{8}T\d{6}Z$/.test(name)).sort();
}

/** Name of the release that the link points at, or null. */
export const servedRelease = (settings: ReleaseSettings): Promise<string | null> =>
  readlink(settings.link).then(
    (target) => basename(target),
    () => null,
  );

/** Points the link at a release in one step: a reader sees the old one or the new one, never none. */
export async function switchTo(settings: ReleaseSettings, name: string): Promise<void> {
  const fresh = `${settings.link}.${process.pid}`;
  await rm(fresh, { force: true });
  await symlink(relative(dirname(settings.link), join(settings.folder, name)), fresh);
  await rename(fresh, settings.link);
}

/** Removes the oldest releases beyond the number kept, never the served one, and what a killed build left behind. */
export async function pruneReleases(settings: ReleaseSettings): Promise<void> {
  const served = await servedRelease(settings);
  const old = (await listReleases(settings)).filter((name) => name !== served).slice(0, -(settings.kept - 1));
  const left = (await readdir(settings.folder)).filter((name) => name.startsWith('.building-'));
  await Promise.all([...old, ...left].map((name) => rm(join(settings.folder, name), { recursive: true, force: true })));
}

/** The release before the served one, or null. */
export async function previousRelease(settings: ReleaseSettings): Promise<string | null> {
  const served = await servedRelease(settings);
  const names = await listReleases(settings);
  return names.filter((name) => served === null || name < served).at(-1) ?? null;
}

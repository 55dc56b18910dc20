import { appendFile, readFile, readlink, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { describeFullDisk } from '../catalogue/full-disk.ts';
import type { ReleaseSettings } from './settings.ts';

const releaseName = /^\d{8}T\d{6}Z$/;

/** Names of the releases on disk, oldest first (names are times). */
export async function listReleases(settings: ReleaseSettings): Promise<string[]> {
  const names = await readdir(settings.folder).catch(() => [] as string[]);
  return names.filter((name) => releaseName.test(name)).sort();
}

/** Name of the release that the link points at, or null. */
export const servedRelease = (settings: ReleaseSettings): Promise<string | null> =>
  readlink(settings.link).then(
    (target) => basename(target),
    () => null,
  );

/** One name a line of what was ever served: a release that is not in it was finished by a process that did not live to switch. */
const journalOf = ({ folder }: ReleaseSettings) => join(folder, 'published.txt');

const readPublished = async (settings: ReleaseSettings): Promise<Set<string> | null> =>
  readFile(journalOf(settings), 'utf8').then(
    (text) => new Set(text.split('\n')),
    () => null,
  );

/** Writes down what is served. Where there is no room for it the next switch does, and what is served stays so meanwhile. */
async function noteServed(settings: ReleaseSettings, name: string): Promise<void> {
  const published = await readPublished(settings);
  if (published?.has(name)) return;
  // the first to be noted brings along what was there before anything was
  const names = published === null ? await listReleases(settings) : [name];
  await appendFile(journalOf(settings), names.map((one) => `${one}\n`).join('')).catch((error: unknown) => {
    if (describeFullDisk(error, settings.folder) === null) throw error;
  });
}

/** Points the link at a release in one step: a reader sees the old one or the new one, never none. */
export async function switchTo(settings: ReleaseSettings, name: string): Promise<void> {
  const before = await servedRelease(settings);
  // whoever switched to it may have been killed, or found no room, before it was written down
  if (before !== null) await noteServed(settings, before);
  const fresh = `${settings.link}.${process.pid}`;
  await rm(fresh, { force: true });
  await symlink(relative(dirname(settings.link), join(settings.folder, name)), fresh);
  await rename(fresh, settings.link);
  await noteServed(settings, name);
}

/** Half-made links of a process that was killed while it switched, and builds that nobody goes on with. */
const isLeft = (name: string, link: string): boolean =>
  name.startsWith('.building-') || (name.startsWith(`${link}.`) && /^\d+$/.test(name.slice(link.length + 1)));

/**
 * Removes what a killed process left behind: unfinished builds, half-made links, releases that it did not come to publish. Only
 * for the holder of the lock.
 */
export async function clearLeftovers(settings: ReleaseSettings): Promise<void> {
  const names = await readdir(settings.folder).catch(() => [] as string[]);
  const [served, published] = [await servedRelease(settings), await readPublished(settings)];
  const unpublished = (name: string) =>
    releaseName.test(name) && published !== null && name !== served && !published.has(name);
  const left = names.filter((name) => isLeft(name, basename(settings.link)) || unpublished(name));
  await Promise.all(left.map((name) => rm(join(settings.folder, name), { recursive: true, force: true })));
}

/** Removes the oldest releases beyond the number kept, never the served one, and what a killed build left behind. */
export async function pruneReleases(settings: ReleaseSettings): Promise<void> {
  const served = await servedRelease(settings);
  const old = (await listReleases(settings)).filter((name) => name !== served).slice(0, -(settings.kept - 1));
  await Promise.all(old.map((name) => rm(join(settings.folder, name), { recursive: true, force: true })));
  await clearLeftovers(settings);
}

/** The release before the served one, or null. */
export async function previousRelease(settings: ReleaseSettings): Promise<string | null> {
  const served = await servedRelease(settings);
  const names = await listReleases(settings);
  return names.filter((name) => served === null || name < served).at(-1) ?? null;
}

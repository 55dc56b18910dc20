import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from './children.ts';
import { type Base, NeedsAllPages } from './compress-and-hash.ts';
import { type PageProgram, programFolder, readProgram, writeProgram } from './kept-program.ts';
import { copyOrLink, createLinker, linkFolder } from './link-tree.ts';
import type { PageLedger } from './page-ledger.ts';
import { type PageList, type PagePlan, readPageList } from './page-list.ts';

/** Folders of the client that the build takes over from outside of the code: photos and documents. */
const drawnFolders = ['photos', 'files'];

function linkShared(dist: string, base: Base, { shared }: PageProgram): Set<string> {
  const link = createLinker(base, join(dist, 'client'));
  return new Set(shared.filter((file) => link(file)));
}

/**
 * The parts of a release that come with the code, as the same files on the disk as those of the base, and photos and documents as they
 * are now. Gives the files of the client that need no more work.
 */
async function layCode(dist: string, base: Base, program: PageProgram): Promise<Set<string>> {
  for (const folder of ['server', 'program', programFolder])
    await linkFolder(join(base.release, folder), join(dist, folder));
  for (const folder of drawnFolders)
    await copyOrLink(join('public', folder), join(base.client, folder), join(dist, 'client', folder));
  return linkShared(dist, base, program);
}

/** The program with those pictures that a page of the release still shows: a build would have been asked for no others. */
export function keepShown(program: PageProgram, { pages }: PageLedger): PageProgram {
  const shown = new Set(Object.values(pages).flatMap(({ traits }) => traits?.files ?? []));
  const images = Object.entries(program.images).filter(([, address]) => shown.has(address.replace(/^\//, '')));
  return { ...program, images: Object.fromEntries(images.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Writes the description of the program into the release, without touching that of another. */
export async function describeProgram(dist: string, program: PageProgram, ledger: PageLedger): Promise<void> {
  await rm(join(dist, programFolder, 'program.json'), { force: true });
  await writeProgram(dist, keepShown(program, ledger));
}

export type Laid = { pages: PageList; program: PageProgram; linked: ReadonlySet<string> };

/** Makes the pages that `plan` does not keep, over the base, into `dist`. Throws `NeedsAllPages` where the base's program cannot. */
export async function layOver(dist: string, base: Base, plan: PagePlan): Promise<Laid> {
  const program = await readProgram(base.release);
  if (typeof program === 'string') throw new NeedsAllPages(program);
  const [planFile, listFile] = [`${dist}.plan.json`, `${dist}.list.json`];
  await mkdir(join(dist, 'client'), { recursive: true });
  const linked = await layCode(dist, base, program);
  await writeFile(planFile, JSON.stringify(plan));
  const { ok, told } = await runChild(['scripts/release/make-changed.ts'], {
    // as Astro's build sets it: React has two builds of itself
    NODE_ENV: 'production',
    PAGE_RELEASE: await realpath(base.release),
    PAGE_CLIENT: join(dist, 'client'),
    PAGE_PLAN: planFile,
    PAGE_LIST: listFile,
  });
  if (!ok || typeof told === 'string')
    throw new NeedsAllPages(String(told ?? 'the program of the last release failed'));
  const pages = await readPageList(listFile).catch((error: Error) => {
    throw new NeedsAllPages(error.message);
  });
  await Promise.all([planFile, listFile].map((file) => rm(file, { force: true })));
  return { pages, program, linked };
}

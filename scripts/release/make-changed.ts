/**
 * Makes the pages of a night by the program that the last release keeps: those whose facts are others than `PAGE_PLAN` says, into the
 * client folder `PAGE_CLIENT`, and the sitemap of all. `PAGE_RELEASE` is the release that has the program; what there is goes into
 * the file `PAGE_LIST`. Tells in words why it cannot; then all pages have to be made by a build.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PathWithRoute } from 'astro';
import { requirePage } from './keep-page-program.ts';
import { type Asked, loadProgram, type PageProgram, programFolder, readProgram } from './kept-program.ts';
import { chooseMade, dropRepeated, fileOf, listPages, readPagePlan, toPageList } from './page-list.ts';
import { writeSitemap } from './site-map.ts';
import { answerImages } from './static-images.ts';

/** As many as Astro makes at once in a build. */
const atOnce = 4;

type Work = { client: string; site: string; asked: Asked };

/** The request of a page, as Astro's build writes it. */
const toRequest = ({ pathname }: PathWithRoute, site: string): Request =>
  new Request(new URL(pathname === '/' ? '/' : pathname.replace(/\/$/, ''), new URL(site).origin));

async function makeOne(path: PathWithRoute, { client, site, asked }: Work): Promise<void> {
  if (path.route.type !== 'page' && path.route.type !== 'endpoint') return;
  const response = await requirePage(asked.render(toRequest(path, site), path.route), path);
  const file = join(client, fileOf(path));
  await mkdir(dirname(file), { recursive: true });
  // what the last release has is linked only where no page is
  await writeFile(file, Buffer.from(await response.arrayBuffer()), { flag: 'wx' });
}

async function makeAll(paths: readonly PathWithRoute[], work: Work): Promise<void> {
  const queue = paths[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await makeOne(next.value, work);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function make(program: PageProgram, release: string): Promise<void> {
  const { PAGE_CLIENT: client = '', PAGE_PLAN = '', PAGE_LIST = '' } = process.env;
  answerImages(program.images);
  const asked = await loadProgram(join(release, programFolder), program.entry);
  const all = dropRepeated(await asked.listPaths());
  const made = chooseMade(all, await readPagePlan(PAGE_PLAN));
  await writeFile(PAGE_LIST, JSON.stringify(toPageList(all, made)));
  await makeAll(made, { client, site: program.site, asked });
  await writeSitemap(client, { site: program.site, fixed: program.fixed, pages: listPages(all) });
}

const release = process.env.PAGE_RELEASE ?? '';
const program = await readProgram(release);
if (typeof program === 'string') process.send?.(program);
else
  await make(program, release).catch((error: unknown) => {
    createWriteStream('.cache/build.log').end(String(error instanceof Error ? error.stack : error));
    process.send?.(`the program of the last release failed (${String(error)})`);
  });

import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCatalogue } from '#collections/catalogue.ts';
import { pictureOf } from '#collections/pictures.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { createServices } from '#server/create-services.ts';
import { parseEnv } from '#server/env.ts';
import { createFront } from '#server/http/front.ts';
import { createPageIndex, type PageIndex } from '#server/release/canonical-path.ts';
import { openLog } from '#server/open-log.ts';
import { createFileMemory } from '#server/release/file-memory.ts';
import type { Release } from '#server/release/release.ts';
import { listPagePaths } from './page-paths.ts';

/** A request for a page or an endpoint, handed on to Astro; `next` answers that there is none. */
export type AskAstro = Release['handle'];

export type OpenedShop = {
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

/**
 * Inline scripts and styles are those of Vite and change with every edit, so no hashes of a build let them in; the worker
 * with which Vite waits for its server comes out of a blob.
 */
const inlineOfVite: Release['inlineHashes'] = { scripts: ["'unsafe-inline'", 'blob:'], styles: ["'unsafe-inline'"] };

/** Pages that are made when they are asked for, in the place of those that a build has written. */
function createDevRelease(pages: PageIndex, askAstro: AskAstro): Release {
  return {
    id: 'dev',
    builtAt: new Date().toISOString(),
    folder: '',
    isThere: () => true,
    inlineHashes: inlineOfVite,
    pages,
    // other spellings of a list are for the built shop
    lists: createPageIndex([]),
    findFile: () => null,
    notFound: null,
    memory: createFileMemory(1),
    handle: askAstro,
    pictureFor: (photoUrl) => pictureOf(photoUrl)?.small ?? null,
    findTitle: (set) => readCatalogue().titles.get(set) ?? null,
    findTerms: () => null,
  };
}

/**
 * The front and the services of the served shop over Astro's dev server. Loaded by Vite, so that a change of anything it
 * imports gives another module, which opens another shop. `fixedPages`: routes without parameters.
 */
export async function openShop(fixedPages: readonly string[], askAstro: AskAstro): Promise<OpenedShop> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const release = createDevRelease(
    createPageIndex(listPagePaths(fixedPages), readNounFile('redirects').pages),
    askAstro,
  );
  const services = await createServices(parsed.env, openLog(parsed.env), release);
  return { answer: createFront(services, () => release), close: services.close };
}

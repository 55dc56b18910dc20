import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import type { InUse } from '#domain/consent/third-party.ts';
import { searchPage } from '#domain/search/search-address.ts';
import type { ClientFile } from '../release/client-files.ts';
import type { Representation } from '../release/file-memory.ts';
import type { Release } from '../release/release.ts';
import type { Services } from '../services.ts';
import type { Exchange } from './exchange.ts';
import { type HeaderSets, keptAhead, pageKindOf, readyRules } from './headers.ts';
import { nothingWritten, type Written } from '../release/marquee-page.ts';
import { sendFile } from './send-file.ts';

/** What the head's field sends without scripts, as far as a search takes it. */
const readQueryNumber = (query: string): string =>
  cleanCode(new URLSearchParams(query).get('q') ?? '')
    .trim()
    .slice(0, limits.searchMaxLength);

function findWritten({ services, inUse }: StaticParts, { path, query }: Exchange, file: ClientFile): Written {
  if (!file.isPage) return nothingWritten;
  const notice = services.marquee.text() ?? '';
  const soughtNumber = path === searchPage && query !== '' ? readQueryNumber(query) : '';
  return { notice, soughtNumber, inUse };
}

/** Headers of a file besides those of its bytes. The kind of page may forbid to keep it; `special`: those of this one answer. */
function listHeaders(
  { request, path }: Exchange,
  file: ClientFile,
  sets: HeaderSets,
  special: Readonly<Record<string, string>>,
): string[] {
  const set = sets[file.use === 'document' ? pageKindOf(path) : file.use];
  const ahead = file.isPage ? keptAhead(request.headers) : null;
  const all = { 'cache-control': ahead ?? file.cacheControl, ...special, ...set };
  return [...Object.entries(all).flat(), ...(file.isPage ? readyRules(request.headers) : [])];
}

/** The part of the front that answers GET and HEAD with files: what it needs of the shop, of the release, and the headers. */
type StaticParts = { services: Pick<Services, 'marquee'>; release: Release; sets: HeaderSets; inUse: InUse };

/** Sends a file as this visitor reads it, at once where it is in memory. Fails where the file is gone from the disk. */
export function answerFile(
  parts: StaticParts,
  exchange: Exchange,
  file: ClientFile,
  { status = 200, special = {} }: { status?: number; special?: Readonly<Record<string, string>> } = {},
): void | Promise<void> {
  const { request } = exchange;
  const { release, sets } = parts;
  const send = (found: Representation) => sendFile(exchange, found, listHeaders(exchange, file, sets, special), status);
  const written = findWritten(parts, exchange, file);
  const found = release.memory.give(file, request.headers['accept-encoding'], written);
  return found instanceof Promise ? found.then(send) : send(found);
}

/** The page of unknown addresses, for a page made on demand that has nothing to show (rule page.not-found). */
export async function makeNotFound({ release, ...parts }: StaticParts, exchange: Exchange): Promise<Response | null> {
  const file = release.notFound;
  if (file === null) return null;
  const written = findWritten({ release, ...parts }, exchange, file);
  const { body, headers } = await release.memory.give(file, exchange.request.headers['accept-encoding'], written);
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []));
  return new Response(new Uint8Array(body), {
    status: 404,
    headers: pairs.filter(([name]) => name !== 'etag') as [string, string][],
  });
}

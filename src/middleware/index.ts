import type { MiddlewareHandler } from 'astro';
import { packAnswer, withLength } from '#server/encoding.ts';
import { guardCookies } from '#server/http/guard.ts';
import { isPiece } from '#server/http/page-pace.ts';
import { sharedRoutes } from '#server/live/kept-answers.ts';
import { readInUse, writeThirdParties } from '#server/release/third-party-page.ts';
import { isStorageSick } from '#server/storage/held-storage.ts';
import { recordFault } from '#server/problem-lines.ts';

/** Live answers that are data, that many ask for, and that hold nothing to hide: what parts cost, and how many there are. */
const packed = ['/api/parts/ids'];

/** Pages too: none that holds anything of a visitor's repeats words of the address, by which its length could be asked out. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** A page made for one request names the services of others as those of the build do. */
async function nameThirdParties(made: Response, inUse: ReturnType<typeof readInUse>): Promise<Response> {
  if (Object.keys(inUse).length === 0) return made;
  return new Response(writeThirdParties(await made.text(), inUse), made);
}

/** What a page throws that is made for one request gets its line in the log, and the visitor the reference that finds it. */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals, request, routePattern }, next) => {
  if (isPrerendered) return next();
  const { log, kept } = locals.services;
  log.note({ route: routePattern });
  try {
    const made = guardCookies(await next(), locals);
    // a page that has nothing to show for an address; without a body a browser shows a blank one
    if (made.status === 404 && made.body === null && !isPiece(routePattern))
      return (await locals.showNotFound()) ?? made;
    const answer = isPage(made) ? await nameThirdParties(made, readInUse(locals.services.env)) : made;
    if (isPage(answer)) answer.headers.set('content-type', 'text/html; charset=utf-8');
    const isPacked = packed.includes(routePattern) || isPage(answer);
    const sent = isPacked ? await packAnswer(answer, request.headers.get('accept-encoding')) : answer;
    return await (sharedRoutes.includes(routePattern) ? kept.keep(request, sent) : withLength(sent));
  } catch (error) {
    const status = isStorageSick(error) ? 503 : 500;
    const ref = recordFault(log, status, error);
    // the dev server shows the place in the code itself
    if (import.meta.env.DEV) throw error;
    const words = status === 503 ? 'Not available at the moment' : 'Internal Server Error';
    return new Response(`${words} (reference ${ref})`, { status });
  }
};

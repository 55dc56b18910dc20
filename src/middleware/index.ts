import type { MiddlewareHandler } from 'astro';
import { packAnswer } from '#server/http/encoding.ts';
import { sharedRoutes } from '#server/live/kept-answers.ts';
import { isStorageSick } from '#server/storage/held-storage.ts';
import { recordFault } from '#server/problem-lines.ts';

/** Live answers that are data, that many ask for, and that hold nothing to hide: what parts cost, and how many there are. */
const packed = ['/api/parts/ids'];

/** Pages too: none that holds anything of a visitor's repeats words of the address, by which its length could be asked out. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** What a page throws that is made for one request gets its line in the log, and the visitor the reference that finds it. */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals, request, routePattern }, next) => {
  if (isPrerendered) return next();
  const { log, kept } = locals.services;
  log.note({ route: routePattern });
  try {
    const answer = await next();
    if (isPage(answer)) answer.headers.set('content-type', 'text/html; charset=utf-8');
    const isPacked = packed.includes(routePattern) || isPage(answer);
    const sent = isPacked ? await packAnswer(answer, request.headers.get('accept-encoding')) : answer;
    return sharedRoutes.includes(routePattern) ? await kept.keep(request, sent) : sent;
  } catch (error) {
    const status = isStorageSick(error) ? 503 : 500;
    const ref = recordFault(log, status, error);
    // the dev server shows the place in the code itself
    if (import.meta.env.DEV) throw error;
    const words = status === 503 ? 'Not available at the moment' : 'Internal Server Error';
    return new Response(`${words} (reference ${ref})`, { status });
  }
};

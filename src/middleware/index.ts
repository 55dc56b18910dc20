import type { MiddlewareHandler } from 'astro';
import { packAnswer } from '#server/http/encoding.ts';
import { recordFault } from '#server/problem-lines.ts';

/** Live answers that nearly every visitor asks for, and that hold nothing to hide: what a part costs, and how many there are. */
const packed = ['/details/box/[slug]', '/catalogue/offers/[make]/[engine]', '/api/parts/ids'];

/** What a page throws that is made for one request gets its line in the log, and the visitor the reference that finds it. */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals, request, routePattern }, next) => {
  if (isPrerendered) return next();
  const { log } = locals.services;
  log.note({ route: routePattern });
  try {
    const answer = await next();
    return packed.includes(routePattern) ? await packAnswer(answer, request.headers.get('accept-encoding')) : answer;
  } catch (error) {
    const ref = recordFault(log, 500, error);
    // the dev server shows the place in the code itself
    if (import.meta.env.DEV) throw error;
    return new Response(`Internal Server Error (reference ${ref})`, { status: 500 });
  }
};

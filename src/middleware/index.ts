import type { MiddlewareHandler } from 'astro';
import { recordFault } from '#server/problem-lines.ts';

/** What a page throws that is made for one request gets its line in the log, and the visitor the reference that finds it. */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals, routePattern }, next) => {
  if (isPrerendered) return next();
  const { log } = locals.services;
  log.note({ route: routePattern });
  try {
    return await next();
  } catch (error) {
    const ref = recordFault(log, 500, error);
    // the dev server shows the place in the code itself
    if (import.meta.env.DEV) throw error;
    return new Response(`Internal Server Error (reference ${ref})`, { status: 500 });
  }
};

import { createHandle } from '../../test-kit/front.ts';

const answer = await createHandle();

/** What a release of tests has in the place of Astro's program: the real endpoints, and no pages made on demand. */
export const handler: typeof answer = (request, response, next, locals) =>
  request.url === '/readyz' ? response.writeHead(200).end() : answer(request, response, next, locals);

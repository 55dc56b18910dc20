import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFront } from '#server/http/front.ts';
import { guardCookies } from '#server/http/guard.ts';
import { holdRelease, type Release } from '#server/release/release.ts';
import { sampleReleases } from '#server/release/sample-release.ts';
import type { Services } from '#server/services.ts';
import { loadTestRoutes } from './routes.ts';

/** A shop behind its real front, reached over HTTP; the pages are those of a sample release, the endpoints are the real ones. */
export type TestFront = { url: string; stop(): Promise<void> };

type RequestWithBody = IncomingMessage & { body?: string };

const toRequest = ({ url = '/', method = 'GET', headers, body }: RequestWithBody): Request =>
  new Request(`http://localhost${url}`, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: headers.cookie ?? '',
      'accept-encoding': String(headers['accept-encoding'] ?? ''),
      'x-forwarded-for': String(headers['x-forwarded-for'] ?? ''),
    },
    ...(body === undefined ? {} : { body }),
  });

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, { ...headers, 'set-cookie': answer.headers.getSetCookie() });
  response.end(await answer.text());
}

/** Answers endpoints as Astro does in a built shop. */
export async function createHandle(): Promise<Release['handle']> {
  const route = await loadTestRoutes();
  return async (request, response, next, locals) => {
    if (request.url?.startsWith('/api/') !== true) return next();
    const { services, ...guard } = locals as { services: Services; mayHaveCookies: boolean };
    const answer = await route(services, toRequest(request), request.socket.remoteAddress);
    // as `src/middleware` does
    await send(response, guardCookies(answer, guard));
  };
}

/** Serves these services on a free port. */
export async function openTestFront(services: Services): Promise<TestFront> {
  const { link } = await sampleReleases();
  const holder = await holdRelease(link, services.log);
  holder.stop();
  const release = { ...holder.current(), handle: await createHandle() };
  const server = createServer(createFront(services, () => release));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  services.env.allowedHosts.push(host);
  return {
    url: `http://${host}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

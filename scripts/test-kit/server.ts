import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import { text } from 'node:stream/consumers';
import { createServices } from '#server/create-services.ts';
import { parseEnv } from '#server/env.ts';
import { openLog } from '#server/open-log.ts';
import { loadTestRoutes } from './routes.ts';
import { testTiming } from './timing.ts';

/**
 * The endpoints as a process of its own, to be killed in the middle of its work: `node server.ts` with the environment
 * of a shop; tells its parent the port. The shop's real front is `src/server/start.ts`.
 */
const parsed = parseEnv(process.env);
if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
const services = await createServices(
  parsed.env,
  openLog(parsed.env),
  { pictureFor: () => null, findTitle: () => null },
  testTiming,
);
const route = await loadTestRoutes();

const toRequest = async (message: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const sent = { 'content-type': 'application/json', cookie: headers.cookie ?? '' };
  return new Request(`http://localhost${url}`, {
    method,
    headers: sent,
    ...(hasBody ? { body: await text(message) } : {}),
  });
};

async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const answered = await route(services, await toRequest(message));
  const type = answered.headers.get('content-type') ?? 'text/plain';
  response.writeHead(answered.status, { 'content-type': type, 'set-cookie': answered.headers.getSetCookie() });
  response.end(await answered.text());
}

const server = createServer((message, response) => void answer(message, response));
server.listen(0, () => {
  const address = server.address();
  // killed, it could not keep what was compiled
  flushCompileCache();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('disconnect', () => process.exit());

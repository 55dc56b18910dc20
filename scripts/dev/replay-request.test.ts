import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBody } from '#server/http/body.ts';
import { replayRequest } from './replay-request.ts';

const server = createServer((request, response) => {
  void (async () => {
    const body = await readBody(request);
    const again = replayRequest(Object.assign(request, { body: body.ok ? body.text : '' }));
    const { method, url, headers } = again;
    response.end(JSON.stringify({ method, url, kind: headers['content-type'], body: await text(again) }));
  })();
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

test.each([['{"part":"4B1606H-.50"}'], ['']])('a request that was read is read once more: %j', async (body) => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/basket?a=1`, { method: 'POST', headers, body });
  expect(await answer.json()).toEqual({ method: 'POST', url: '/api/basket?a=1', kind: 'application/json', body });
});
